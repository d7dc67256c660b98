'use client';

import { ArrowDown, ArrowUp, UserMinus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { isBlank } from '@/lib/rules/blank';
import type { Seat } from '@/lib/sessions/events';
import { Button } from '../design/button';
import { Sheet } from '../design/sheet';
import type { PlanProps } from './around';
import { ColourKeys } from './colour-keys';
import { NameField } from './name-field';
import { getUp, move, PLAYER_COLOURS, recolour, rename, type Seating } from './seating';

type SeatSheetProps = PlanProps & {
  open: boolean;
  /** Whose seat it is; null for nobody's. */
  player: string | null;
  onClose: () => void;
};

/** Everything about one seat. Changes take hold at once. */
export default function SeatSheet({ plan, change, open, player, onClose }: SeatSheetProps) {
  const t = useTranslations();
  const { seating } = plan;
  const seat = seating.seats.find((one) => one.player === player);
  return (
    <Sheet
      open={open && seat !== undefined}
      onClose={onClose}
      title={<bdi>{seat?.name}</bdi>}
      closeLabel={t('common.actions.close')}
    >
      {seat && (
        <SeatFields
          seat={seat}
          seating={seating}
          onChange={(changed) => change({ seating: changed })}
          onClose={onClose}
        />
      )}
    </Sheet>
  );
}

type SeatFieldsProps = { seat: Seat; seating: Seating; onChange: (seating: Seating) => void; onClose: () => void };

function SeatFields({ seat, seating, onChange, onClose }: SeatFieldsProps) {
  const t = useTranslations();
  // An emptied field is shown as it is, while the seat keeps its name.
  const [name, setName] = useState(seat.name);
  const { player } = seat;
  function write(written: string) {
    setName(written);
    if (!isBlank(written)) onChange(rename(seating, player, written));
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (!isBlank(name)) onClose();
      }}
    >
      <NameField value={name} onChange={write} empty={isBlank(name)} />
      <ColourKeys
        colours={PLAYER_COLOURS}
        value={seat.colour}
        onChange={(colour) => onChange(recolour(seating, player, colour))}
        note={t('newTable.swapped')}
      />
      <Place player={player} seating={seating} onChange={onChange} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] gap-2">
        <Button
          look="bad"
          icon={<UserMinus aria-hidden />}
          className="wrap-anywhere"
          onClick={() => {
            onChange(getUp(seating, player));
            onClose();
          }}
        >
          {t('newTable.remove', { name: seat.name })}
        </Button>
        <Button look="strong" type="submit">
          {t('common.actions.done')}
        </Button>
      </div>
    </form>
  );
}

function Place({ player, seating, onChange }: { player: string } & Pick<SeatFieldsProps, 'seating' | 'onChange'>) {
  const t = useTranslations();
  const { seats } = seating;
  const at = seats.findIndex((seat) => seat.player === player);
  return (
    <div className="grid grid-cols-[repeat(auto-fit,minmax(min(9rem,100%),1fr))] items-center gap-2">
      <p className="note col-span-full" role="status">
        {t('newTable.seat', { seat: at + 1, seats: seats.length })}
      </p>
      <Button
        icon={<ArrowUp aria-hidden />}
        aria-disabled={at === 0 || undefined}
        onClick={() => onChange(move(seating, player, -1))}
      >
        {t('newTable.up')}
      </Button>
      <Button
        icon={<ArrowDown aria-hidden />}
        aria-disabled={at === seats.length - 1 || undefined}
        onClick={() => onChange(move(seating, player, 1))}
      >
        {t('newTable.down')}
      </Button>
    </div>
  );
}
