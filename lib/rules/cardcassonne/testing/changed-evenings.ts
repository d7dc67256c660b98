import * as fc from 'fast-check';
import type { Entry } from '../../entry';
import type { Fact } from '../facts';
import { entryOf, type LegalEvening, legalEvening } from './evenings';

/** What else may happen at a table: points given or taken, and somebody who leaves in a round. */
type Changes = {
  adjustments: { points: number; round: number | null; seat: number }[];
  leaver: { seat: number; round: number } | null;
};

const changes: fc.Arbitrary<Changes> = fc.record({
  adjustments: fc.array(
    fc.record({
      points: fc.integer({ min: -1000, max: 1000 }),
      round: fc.option(fc.integer({ min: 1, max: 6 })),
      seat: fc.nat(4),
    }),
    { maxLength: 6 },
  ),
  leaver: fc.option(fc.record({ seat: fc.nat(4), round: fc.integer({ min: 1, max: 6 }) }), { freq: 2 }),
});

/** Whole evenings as a real deck allows them, with adjustments, and often with somebody who leaves. */
export const changedEvening: fc.Arbitrary<LegalEvening> = fc
  .tuple(legalEvening, changes)
  .map(([{ setup, entries }, { adjustments, leaver }]) => {
    const seated = (seat: number) => setup.players[seat % setup.players.length] ?? '';
    const adjusted = adjustments.map(({ points, round, seat }, index) =>
      entryOf(
        `adjusted${index}`,
        { kind: 'adjustment', points, reason: 'the board' },
        round ?? undefined,
        seated(seat),
      ),
    );
    if (leaver === null) return { setup, entries: [...entries, ...adjusted] };
    const player = seated(leaver.seat);
    const made = ({ place }: Entry<Fact>) => place.player !== player || (place.round ?? 0) < leaver.round;
    const left = entryOf('left', { kind: 'left' }, leaver.round, player);
    return { setup, entries: [...entries.filter(made), ...adjusted, left] };
  });
