'use client';

import { Leaf } from '@/app/design/leaf';
import { SectionHead } from '@/app/design/section-head';
import { DeletedRows, OtherRow } from '@/app/table/ledger-lines';
import { type Translate, useWords } from '@/app/table/words';
import { type Evening, parseFact, starter } from '@/lib/rules/cardcassonne/index';
import { useEvening } from './evening-context';
import { ClaimRow } from './ledger-rows';
import { inRowText } from './reason-text';

/** The entries round by round, the last round first. */
export function LedgerRounds() {
  const { evening, session } = useEvening();
  const deleted = session.entries.filter((entry) => entry.deleted).flatMap(({ place }) => place.round ?? []);
  return roundsOf(evening, deleted).map((round) => <Round key={round} round={round} />);
}

function Round({ round }: { round: number }) {
  const t = useWords();
  const { evening, nameOf } = useEvening();
  const first = starter(evening, round);
  return (
    <section className="flex flex-col gap-2">
      <SectionHead
        title={t('table.ledger.round', { round })}
        note={first ? t('evening.ledger.began', { name: nameOf(first) }) : undefined}
      />
      <Leaf>
        {evening.claims
          .filter((claim) => claim.round === round)
          .map((claim) => (
            <ClaimRow key={claim.entry.id} claim={claim} />
          ))}
        <OtherRows round={round} />
        <DeletedRows of={({ place }) => place.round === round} placeText={({ fact }) => deletedText(t, fact)} />
      </Leaf>
    </section>
  );
}

/** Adjustments of a round, and who left with it. */
function OtherRows({ round }: { round: number | null }) {
  const t = useWords();
  const { evening, nameOf } = useEvening();
  const adjustments = evening.adjustments.filter((line) => line.round === round);
  const leavings = evening.leavings.filter((line) => line.round === round);
  return (
    <>
      {adjustments.map(({ entry, player, points, reason }) => {
        const what = t('table.ledger.adjustment', { name: nameOf(player), reason });
        return <OtherRow key={entry.id} entry={entry.id} player={player} what={what} points={points} rule="CC-40" />;
      })}
      {leavings.map(({ entry, player }) => {
        const what = t('table.ledger.left', { name: nameOf(player) });
        return <OtherRow key={entry.id} entry={entry.id} player={player} what={what} rule="CC-41" />;
      })}
    </>
  );
}

/** In which row a deleted claim lay, or why points were given. */
function deletedText(t: Translate, fact: unknown): string | undefined {
  const read = parseFact(fact);
  if (read?.kind === 'claim') return inRowText(t, read.row);
  return read?.kind === 'adjustment' ? read.reason : undefined;
}

/** Every round that has an entry, deleted ones included, the last first. */
function roundsOf({ claims, adjustments, leavings }: Evening, deleted: readonly number[]): number[] {
  const rounds = [...claims, ...adjustments, ...leavings].flatMap(({ round }) => round ?? []);
  return [...new Set([...rounds, ...deleted])].sort((one, other) => other - one);
}
