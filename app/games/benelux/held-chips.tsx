'use client';

import { Follower } from '@/app/design/follower';
import { Leaf } from '@/app/design/leaf';
import { MapChip } from '@/app/design/map-chip';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import type { HeldChip } from '@/lib/rules/benelux/view';
import type { Seat } from '@/lib/sessions/events';
import { useChips } from './chips-context';

/** The chips before each player, whoever is on turn first: ready to be paid, or from the next turn on. */
export function HeldChips() {
  const t = useWords();
  const { chips, seats, view } = useChips();
  const onTurn = view.turn?.player ?? null;
  const from = Math.max(
    0,
    seats.findIndex(({ player }) => player === onTurn),
  );
  const inOrder = [...seats.slice(from), ...seats.slice(0, from)];
  const counts = { found: chips.collected.length, paid: chips.payments.length };
  return (
    <section className="flex flex-col gap-3" aria-labelledby="held">
      <SectionHead title={t('benelux.held.title')} note={t('benelux.held.counts', counts)} id="held" />
      <Leaf as="ul" className="rows overflow-hidden">
        {inOrder.map((seat) => (
          <Held key={seat.player} seat={seat} now={seat.player === onTurn} chips={chips.held[seat.player] ?? []} />
        ))}
      </Leaf>
    </section>
  );
}

function Held({ seat, now, chips }: { seat: Seat; now: boolean; chips: readonly HeldChip[] }) {
  const t = useWords();
  const { chips: all } = useChips();
  const note = now && all.tile.second ? t('benelux.held.second') : null;
  return (
    <li className="chip-row" data-now={now || undefined}>
      <Follower colour={seat.colour} size={now ? 42 : 34} />
      <span className="flex min-w-0 flex-[1_1_4rem] flex-col items-start leading-tight wrap-anywhere">
        <bdi className={now ? 'hand text-h2' : 'hand text-h3'}>{seat.name}</bdi>
        {note && <span className="note">{note}</span>}
      </span>
      {chips.length === 0 && <span className="note ml-auto">{t('benelux.held.none')}</span>}
      {chips.length > 0 && (
        <ul>
          {chips.map((chip) => (
            <li key={chip.entry}>
              <ChipBefore chip={chip} large={now} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** A chip before its player, with its state in words where there is room for them. */
export function ChipBefore({ chip, large }: { chip: HeldChip; large?: boolean }) {
  const t = useWords();
  const { colourOf } = useChips();
  const { colour, value, ready } = chip;
  const said = { colour: colourOf(colour), value };
  return (
    <>
      <MapChip colour={colour} value={value} waits={!ready} small={!large} />
      {large && <span aria-hidden>{t(ready ? 'benelux.held.ready' : 'benelux.held.waits')}</span>}
      <span className="sr-only">{t(ready ? 'benelux.held.chipReady' : 'benelux.held.chipWaits', said)}</span>
    </>
  );
}
