'use client';

import { Pencil, Undo2 } from 'lucide-react';
import { IconButton } from '@/app/design/icon-button';
import { Leaf } from '@/app/design/leaf';
import { RowTile } from '@/app/design/row-tile';
import { Why } from '@/app/rules/why';
import { useWords } from '@/app/table/words';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import { amendEntry } from './amend-entry';
import { useCarcassonne } from './carcassonne-context';
import { gainsText, shortGains } from './entry-text';
import { isKeptBack } from './score/worth';
import { toldEntry } from './told-entry';

/** What was scored last and why, in place of a receipt: seen before the next tile is drawn, put right at one tap. */
export function LastScore() {
  const { view } = useCarcassonne();
  const last = view.entries.find(({ entry }) => entry.id === view.lastScore);
  return last && last.problem === null ? <Said last={last} /> : null;
}

function Said({ last }: { last: ScoredEntry }) {
  const t = useWords();
  const { id, session, view, nameOf, words } = useCarcassonne();
  const told = toldEntry(last, { t, view, nameOf, words });
  const [gain] = last.gains;
  const what = shortGains(t, last.gains, nameOf) || told.what;
  const amend = amendEntry(id, last, words, 'score');
  return (
    <Leaf as="section">
      <div className="flex items-center gap-2 py-1 pr-1 pl-3" role="status">
        <RowTile {...told.sign} size="s" />
        <div className="min-w-0 grow leading-tight wrap-anywhere">
          <Why rules={told.rules}>
            <span className="sr-only">{t('carcassonne.live.lastScore')}: </span>
            <b className="block">
              {gainsText(t, last.gains, nameOf) ||
                t(isKeptBack(last) ? 'carcassonne.score.keptBack' : 'carcassonne.score.nobody')}
            </b>
            <span className="tag">{[told.what, gain ? told.sum(gain) : ''].filter(Boolean).join(' · ')}</span>
          </Why>
        </div>
        {!session.finished && (
          <>
            <TakeBack last={last} what={what} />
            {amend && (
              <IconButton
                icon={<Pencil aria-hidden />}
                label={t('carcassonne.live.amendLast', { what })}
                onClick={amend}
              />
            )}
          </>
        )}
      </div>
    </Leaf>
  );
}

/**
 * Takes the last score back where undo would take back what came after it: mostly that the turn was passed. (2026-11-30:
 * undo itself stays a plain stack; this is a deletion, which undo brings back.)
 */
function TakeBack({ last, what }: { last: ScoredEntry; what: string }) {
  const t = useWords();
  const { session, actions, setPassing, passing } = useCarcassonne();
  const { id } = last.entry;
  if (session.undo === null || session.undo.id === id) return null;
  async function takeBack() {
    if (!(await actions.act({ do: 'delete', target: id }))) return;
    setPassing({ did: 'undo', what, nth: (passing?.nth ?? 0) + 1 });
  }
  return (
    <IconButton
      icon={<Undo2 aria-hidden />}
      label={t('carcassonne.live.takeBack', { what })}
      onClick={() => void takeBack()}
    />
  );
}
