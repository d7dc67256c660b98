'use client';

import { Pencil } from 'lucide-react';
import { useFormatter } from 'use-intl';
import { Mark } from '@/app/design/follower';
import { IconButton } from '@/app/design/icon-button';
import { RowTile } from '@/app/design/row-tile';
import { Why } from '@/app/rules/why';
import { AmendedNote, OtherRow } from '@/app/table/ledger-lines';
import { signed, useWords } from '@/app/table/words';
import { goAmend } from './amend';
import { type OwnEntry, useCarcassonne } from './carcassonne-context';
import { doubtText } from './doubt-text';
import { entryText, SORT_SIGNS, shortGains, sortOf } from './entry-text';
import { majorityText } from './majority-text';
import { reasonsText } from './reason-text';
import { rulesBehind } from './rules-behind';

/** One entry: what was scored, why so many points, who got them, and the pencil while the table is open. */
export function EntryRow({ scored }: { scored: OwnEntry }) {
  const t = useWords();
  const { id, session, nameOf } = useCarcassonne();
  const why = useWhyText(scored);
  const { fact } = scored.entry;
  if (fact.kind === 'adjustment') return <Adjustment scored={scored} />;
  const what = [entryText(t, fact), shortGains(t, scored.gains, nameOf)].filter(Boolean).join(', ');
  return (
    <div className="row">
      <RowTile {...SORT_SIGNS[sortOf(fact)]} size="s" />
      <div className="row-said">
        <Why rules={scored.problem === null ? rulesBehind(scored) : []}>
          <b className="hand text-h3 [overflow-wrap:anywhere]">{entryText(t, fact)}</b>
          {why && (
            <>
              <br />
              <span className="note">{why}</span>
            </>
          )}
        </Why>
        <AmendedNote entry={scored.entry.id} />
        {scored.doubts.map((doubt) => (
          <p key={doubt.doubt} className="tag mt-1 rounded-s bg-warn px-2 py-1 text-warn-ink">
            {doubtText(t, doubt, nameOf)}
          </p>
        ))}
      </div>
      <Gains scored={scored} />
      {!session.finished && (
        <IconButton
          icon={<Pencil aria-hidden />}
          label={t('carcassonne.ledger.amend', { what })}
          onClick={() => goAmend(id, scored.entry, 'amend')}
        />
      )}
    </div>
  );
}

/** Who got how much, one below the other. */
function Gains({ scored: { gains } }: { scored: OwnEntry }) {
  const { seatOf } = useCarcassonne();
  return (
    <ul className="flex max-w-[45%] flex-none flex-col items-end gap-0.5">
      {gains.map(({ player, points }) => {
        const { name, colour } = seatOf(player);
        return (
          <li key={player} className="flex items-center gap-1.5">
            <Mark colour={colour} size={15} />
            <bdi className="tag line-clamp-1 font-semibold wrap-anywhere">{name}</bdi>
            <span className="num text-h2 whitespace-nowrap">{signed(points)}</span>
          </li>
        );
      })}
    </ul>
  );
}

/** The sum, and how the followers compared. A field may give each of its farmers another sum. */
function useWhyText({ entry, gains, majority, problem }: OwnEntry): string {
  const t = useWords();
  const format = useFormatter();
  const { nameOf } = useCarcassonne();
  if (problem !== null) return t('carcassonne.ledger.cannotScore');
  const sums = entry.fact.kind === 'line' ? [] : gains.map(({ reasons }) => reasonsText(t, reasons));
  const compared = majority && majority.strengths.length > 1;
  const who = compared ? [majorityText(t, majority, nameOf, (names) => format.list(names))] : [];
  return [...new Set(sums), ...who].join(' · ');
}

function Adjustment({ scored: { entry, player, gains } }: { scored: OwnEntry }) {
  const t = useWords();
  const { nameOf } = useCarcassonne();
  if (entry.fact.kind !== 'adjustment') return null;
  const who = player ?? '';
  const what = t('table.ledger.adjustment', { name: nameOf(who), reason: entry.fact.reason });
  return <OtherRow entry={entry.id} player={who} what={what} points={gains[0]?.points ?? 0} rule="CA-39" />;
}
