'use client';

import { Pencil } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { Mark } from '@/app/design/follower';
import { IconButton } from '@/app/design/icon-button';
import { RowTile } from '@/app/design/row-tile';
import { Why } from '@/app/rules/why';
import { AmendedNote, OtherRow } from '@/app/table/ledger-lines';
import { signed, useWords } from '@/app/table/words';
import { previewEntry } from '@/lib/rules/carcassonne/previews';
import type { Gain } from '@/lib/rules/carcassonne/reasons';
import { parseFact } from '@/lib/rules/carcassonne/schemas';
import type { ScoredEntry } from '@/lib/rules/carcassonne/scored-entry';
import { amendEntry } from './amend-entry';
import { useCarcassonne } from './carcassonne-context';
import { shortGains } from './entry-text';
import { majorityText } from './majority-text';
import { isKeptBack } from './score/worth';
import { type ToldEntry, toldEntry } from './told-entry';

/** One entry: what was scored, why so many points, who got them, and the pencil while the table is open. */
export function EntryRow({ scored }: { scored: ScoredEntry }) {
  const t = useWords();
  const { id, session, view, nameOf, words } = useCarcassonne();
  const was = useFirstGains(scored);
  if (scored.entry.fact.kind === 'adjustment') return <Adjustment scored={scored} />;
  const told = toldEntry(scored, { t, view, nameOf, words });
  const what = [told.what, shortGains(t, scored.gains, nameOf)].filter(Boolean).join(', ');
  const amend = amendEntry(id, scored, words, 'amend');
  return (
    <div className="row">
      <RowTile {...told.sign} size="s" />
      <div className="row-said">
        <Why rules={told.rules}>
          <b className="hand text-h3 [overflow-wrap:anywhere]">{told.what}</b>
          <WhyText scored={scored} {...told} />
        </Why>
        <AmendedNote entry={scored.entry.id} was={was} />
        {told.doubts.map((doubt) => (
          <p key={doubt} className="tag mt-1 rounded-s bg-warn px-2 py-1 text-warn-ink">
            {doubt}
          </p>
        ))}
      </div>
      <Gains scored={scored} />
      {!session.finished && amend && (
        <IconButton icon={<Pencil aria-hidden />} label={t('carcassonne.ledger.amend', { what })} onClick={amend} />
      )}
    </div>
  );
}

/** What an amended entry gave as it was first entered, by all that is known now. Null: nothing else than now. */
function useFirstGains({ entry, gains }: ScoredEntry): string | null {
  const t = useWords();
  const { session, view, nameOf } = useCarcassonne();
  const amended = session.entries.find(({ id }) => id === entry.id)?.amended;
  const fact = amended ? parseFact(amended.first) : null;
  if (!amended || fact === null) return null;
  const first = previewEntry(view, { fact, place: amended.firstPlace, except: entry.id });
  const said = (all: readonly Gain[]) => shortGains(t, all, nameOf) || t('carcassonne.score.nobody');
  const was = said(first?.gains ?? []);
  return was === said(gains) ? null : was;
}

/** Who got how much, one below the other. */
function Gains({ scored: { gains } }: { scored: ScoredEntry }) {
  const { seatOf } = useCarcassonne();
  return (
    <ul className="flex max-w-[30%] flex-none flex-col items-end gap-0.5">
      {gains.map(({ player, points }) => {
        const { name, colour } = seatOf(player);
        return (
          <li key={player} className="flex flex-wrap items-center justify-end gap-x-1.5">
            <Mark colour={colour} size={15} />
            <bdi className="tag line-clamp-1 max-w-[calc(100%-1.5rem)] font-semibold wrap-anywhere">{name}</bdi>
            <span className="num text-h2 whitespace-nowrap">{signed(points)}</span>
          </li>
        );
      })}
    </ul>
  );
}

type WhyTextProps = { scored: ScoredEntry } & Pick<ToldEntry, 'sum' | 'beside'>;

/** On a line of its own, if there is anything to say: the sum, how the followers compared, and the goods. */
function WhyText({ scored, sum, beside }: WhyTextProps) {
  const why = useWhy({ scored, sum, beside });
  if (why === '') return null;
  return (
    <>
      <br />
      <span className="note">{why}</span>
    </>
  );
}

/** A field may give each of its farmers another sum. */
function useWhy({ scored, sum, beside }: WhyTextProps): string {
  const { gains, majority, problem } = scored;
  const t = useWords();
  const format = useFormatter();
  const { nameOf } = useCarcassonne();
  if (problem !== null) return t('carcassonne.ledger.cannotScore');
  const kept = isKeptBack(scored) ? [t('carcassonne.score.keptBack')] : [];
  const compared = majority && majority.strengths.length > 1;
  const who = compared ? [majorityText(t, majority, nameOf, (names) => format.list(names))] : [];
  return [...new Set(gains.map(sum)), ...kept, ...who, beside].filter(Boolean).join(' · ');
}

function Adjustment({ scored: { entry, player, gains } }: { scored: ScoredEntry }) {
  const t = useWords();
  const { nameOf } = useCarcassonne();
  if (entry.fact.kind !== 'adjustment') return null;
  const who = player ?? '';
  const what = t('table.ledger.adjustment', { name: nameOf(who), reason: entry.fact.reason });
  return <OtherRow entry={entry.id} player={who} what={what} points={gains[0]?.points ?? 0} rule="CA-39" />;
}
