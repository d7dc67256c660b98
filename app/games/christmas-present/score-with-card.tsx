'use client';

import type { ReactNode } from 'react';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Screen } from '@/app/design/screen';
import { useDraft } from '@/app/frame/use-draft';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { addOnOf } from '@/lib/rules/add-on';
import { type FeatureKind, isSurrounded } from '@/lib/rules/carcassonne/feature';
import type { ScoringRefusal } from '@/lib/rules/carcassonne/refusals';
import { groundOf, needsOf, type RateCard } from '@/lib/rules/christmas-present/card-rates';
import { type CardScored, scoreWithCards } from '@/lib/rules/christmas-present/score';
import type { Refusal } from '@/lib/rules/entry';
import { gainsText } from '../carcassonne/entry-text';
import { type DraftScore, freshFeature, inState } from '../carcassonne/feature-draft';
import { FeatureFields } from '../carcassonne/feature-fields';
import { FeatureSum } from '../carcassonne/feature-sum';
import { ScoredBy } from '../carcassonne/scored-by';
import { cardDraftKey, readScoreDraft, type ScoreDraft } from './card-draft';
import { nameText, todoText } from './card-words';
import { useCards } from './cards-context';
import { LyingRows } from './lying-rows';
import { type CardOf, usePlay } from './use-play';

type ScoreWithCardProps = {
  bar: ReactNode;
  played: CardOf & { card: RateCard };
  aside?: ReactNode;
  onDone: () => void;
};

/** The sheet of a feature that a card scores: at the card's rate, with what lies on the feature. */
export function ScoreWithCard(props: ScoreWithCardProps) {
  const { id } = useCards();
  const { played } = props;
  // A hand that is covered meanwhile loses nothing that was entered.
  const kept = useDraft<ScoreDraft>(id, cardDraftKey(id, played), freshDraft(played), readScoreDraft);
  return kept.draft && <Sheet {...props} draft={kept.draft} change={kept.change} drop={kept.drop} />;
}

type SheetProps = ScoreWithCardProps & {
  draft: ScoreDraft;
  change: (draft: ScoreDraft) => void;
  drop: () => Promise<void>;
};

function Sheet({ bar, played, aside, onDone, draft, change, drop }: SheetProps) {
  const t = useWords();
  const { view, seats, nameOf, cards, actions, words } = useCards();
  const { score: enter } = usePlay(played);
  const { lying } = draft;
  const offered = cards.places.lying.filter(({ ground }) => ground === groundOf(draft.feature));
  const on = offered.filter(({ nth }) => lying.includes(nth));
  const isTold = !Number.isNaN(isSurrounded(draft.feature) ? draft.feature.around : draft.feature.tiles);
  const scored = isTold ? scoreWithCards({ ...draft, on }, played, { ...view.options, ...cards.options }) : null;
  const refused = scored !== null && 'refused' in scored ? (scored as Refusal) : null;
  const worth = draftScoreOf(scored, played.player);
  const gains = scored !== null && 'gains' in scored ? scored.gains : [];
  const asked = isSurrounded(draft.feature) ? 'feature.count.howManyAround' : 'feature.count.howManyTiles';
  const reason = refused ? words.refusal(t, refused, nameOf).fact : isTold ? undefined : t(asked);
  async function done() {
    const carried = on.map(({ nth }) => nth);
    if (!(await enter(draft.feature, draft.by, carried))) return;
    void drop();
    onDone();
  }
  const dock = (
    <Dock>
      <div className="w-full">
        <FeatureSum draft={draft} score={worth} nameOf={nameOf} />
      </div>
      {aside}
      <PrimaryAction
        label={gains.length > 0 ? gainsText(t, gains, nameOf) : t('christmas.card.score')}
        reason={reason}
        busy={actions.busy}
        onClick={() => void done()}
      />
    </Dock>
  );
  return (
    <Screen bar={bar} dock={dock}>
      <ProblemMessage />
      <p className="note">
        <b>{nameText(t, played.card)}.</b> {todoText(t, played.card)}
      </p>
      <FeatureFields
        draft={draft}
        score={worth}
        options={view.options}
        onChange={(next) => change({ ...next, lying })}
      />
      <ScoredBy by={draft.by} seats={seats} score={worth} onChange={(by) => change({ ...draft, by })} />
      <LyingRows offered={offered} chosen={lying} onChange={(next) => change({ ...draft, lying: next })} />
      {scored !== null && 'held' in scored && scored.held && <p className="note">{t('christmas.lying.held')}</p>}
    </Screen>
  );
}

const KINDS: Record<string, FeatureKind> = { road: 'road', city: 'city', cloister: 'monastery' };

function freshDraft({ card, player }: CardOf & { card: RateCard }): ScoreDraft {
  const { ground, state } = needsOf(card);
  const feature = inState(freshFeature(KINDS[ground] ?? 'road'), state);
  return { feature, by: { followers: { [player]: 1 } }, lying: [] };
}

/** What the fields of the base show of it: the reasons are those of whoever plays the card. */
function draftScoreOf(scored: CardScored | Refusal | null, player: string): DraftScore {
  if (scored === null) return null;
  if ('refused' in scored) return addOnOf(scored.refused) === null ? (scored as ScoringRefusal) : null;
  const { gains, majority } = scored as CardScored;
  const own = gains.find((gain) => gain.player === player) ?? gains[0];
  return { points: own?.points ?? 0, reasons: own?.reasons ?? [], gains, majority };
}
