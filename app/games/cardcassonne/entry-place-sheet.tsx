'use client';

import { useState } from 'react';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Segmented } from '@/app/design/segmented';
import { Sheet } from '@/app/design/sheet';
import { Stepper } from '@/app/design/stepper';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';

export type EntryPlace = { round: number; player: string };

type EntryPlaceSheetProps = {
  open: boolean;
  onClose: () => void;
  title: string;
  /** What the button does with the place: "Move it there". */
  action: string;
  start: EntryPlace;
  onPlace: (place: EntryPlace) => void;
};

/** Which round and whose: where a claim belongs. */
export function EntryPlaceSheet({ open, onClose, title, action, start, onPlace }: EntryPlaceSheetProps) {
  const t = useWords();
  return (
    <Sheet open={open} onClose={onClose} title={title} closeLabel={t('common.actions.close')}>
      <PlaceForm action={action} start={start} onPlace={onPlace} />
    </Sheet>
  );
}

function PlaceForm({ action, start, onPlace }: Pick<EntryPlaceSheetProps, 'action' | 'start' | 'onPlace'>) {
  const t = useWords();
  const { evening, seats } = useEvening();
  const [place, setPlace] = useState(start);
  const round = t('evening.place.round');
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <b>{round}</b>
        <Stepper
          label={round}
          lessLabel={t('cardcassonne.place.earlier')}
          moreLabel={t('cardcassonne.place.later')}
          value={place.round}
          min={1}
          max={evening.rounds}
          onChange={(next) => setPlace({ ...place, round: next })}
        />
      </div>
      <Segmented
        stack
        label={t('evening.place.player')}
        value={place.player}
        onChange={(player) => setPlace({ ...place, player })}
        choices={seats.map((seat) => ({
          value: seat.player,
          label: <span dir="auto">{seat.name}</span>,
          icon: <Follower colour={seat.colour} size={26} />,
        }))}
      />
      <Dock>
        <PrimaryAction label={action} onClick={() => onPlace(place)} />
      </Dock>
    </>
  );
}
