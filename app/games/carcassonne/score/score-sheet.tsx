'use client';

import { Button } from '@/app/design/button';
import { Message } from '@/app/design/message';
import { Sheet } from '@/app/design/sheet';
import { DraftNotKept } from '@/app/frame/kept-pill';
import { leave, stays, useAddress } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { useCarcassonne } from '../carcassonne-context';
import { doubtText } from '../doubt-text';
import { entryText, gainsText } from '../entry-text';
import { refusalText } from '../refusal-text';
import { FeaturePart } from './feature-part';
import { KindKeys } from './kind-keys';
import { LinePart } from './line-part';
import { ScoreDock } from './score-dock';
import { TurnField } from './turn-field';
import { type Score, type ScoreAt, scoreKey, useScore, useScoreAt } from './use-score';

/** A score is entered or amended, over the table or over the ledger: the address says which and whether it is open. */
export function ScoreSheet() {
  const t = useWords();
  const { at } = useAddress();
  const { id, session, view } = useCarcassonne();
  const where = useScoreAt();
  const title = useTitleOf(where);
  const open = (at === 'score' || at === 'amend') && !session.finished;
  const close = () => leave(id, at === 'amend' ? 'ledger' : 'live');
  return (
    <Sheet open={open} onClose={close} title={title} closeLabel={t('common.actions.close')}>
      <ScoreForm key={scoreKey(id, view, where)} at={where} onDone={close} />
    </Sheet>
  );
}

/** Whose turn the score belongs to, the last count, or that an entry is amended. */
function useTitleOf({ entry, turn: said, atEnd }: ScoreAt): string {
  const t = useWords();
  const { view, nameOf } = useCarcassonne();
  if (entry) return t('carcassonne.score.amendTitle');
  if (atEnd) return t('carcassonne.ledger.lastCount');
  const turn = said ?? view.turn?.turn ?? 0;
  const player = view.turns[turn - 1]?.player;
  return player ? t('carcassonne.score.title', { turn, name: nameOf(player) }) : t('carcassonne.live.score');
}

function ScoreForm({ at, onDone }: { at: ScoreAt; onDone: () => void }) {
  const score = useScore(at);
  if (score === null) return null;
  const { kind } = score.draft;
  async function enter() {
    const here = stays();
    if ((await score?.enter()) && here()) onDone();
  }
  return (
    <>
      <ScoreProblem score={score} retry={() => void enter()} />
      <KindKeys score={score} />
      <TurnField score={score} at={at} />
      {kind === 'line' ? <LinePart score={score} /> : <FeaturePart score={score} kind={kind} />}
      <Doubts score={score} />
      <ScoreDock score={score} amended={at.entry?.entry.id} onEnter={() => void enter()} onDone={onDone} />
    </>
  );
}

/** What stopped the last try, what lies at no field of its own, and a draft that was found again. */
function ScoreProblem({ score, retry }: { score: Score; retry: () => void }) {
  const t = useWords();
  const { nameOf } = useCarcassonne();
  const { fact, preview, refusal } = score;
  const said = [entryText(t, fact), gainsText(t, preview?.gains ?? [], nameOf)].filter(Boolean).join(': ');
  const apart = refusal && AT_NO_FIELD.includes(refusal.refused) ? refusalText(t, refusal, nameOf) : null;
  return (
    <>
      <DraftNotKept state={score.kept} />
      <ProblemMessage asText={said} retry={retry} />
      {apart && (
        <Message tone="bad" fact={apart.fact}>
          {apart.text}
        </Message>
      )}
      {score.restored && (
        <div className="flex flex-wrap items-center justify-between gap-x-3">
          <p className="note">{t('carcassonne.score.notEntered')}</p>
          <Button onClick={score.discard}>{t('carcassonne.score.discard')}</Button>
        </div>
      )}
    </>
  );
}

/** The other refusals are said at their fields. */
const AT_NO_FIELD: readonly string[] = [
  'box-missing',
  'tokens-used-up',
  'too-many-tokens',
  'no-such-turn',
  'unknown-player',
];

/** What is unlikely, and may be so all the same. That nobody scores is said in the dock. */
function Doubts({ score: { preview } }: { score: Score }) {
  const t = useWords();
  const { nameOf } = useCarcassonne();
  const doubts = preview?.doubts.filter(({ doubt }) => doubt !== 'nobody-scores') ?? [];
  return doubts.map((doubt) => <Message key={doubt.doubt} tone="warn" fact={doubtText(t, doubt, nameOf)} />);
}
