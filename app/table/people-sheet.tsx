'use client';

import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/design/button';
import { Follower } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { ColourKeys } from '@/app/new/colour-keys';
import { NameField } from '@/app/new/name-field';
import { PLAYER_COLOURS } from '@/app/new/seating';
import { isBlank } from '@/lib/rules/blank';
import type { Place } from '@/lib/rules/entry';
import type { Seat } from '@/lib/sessions/events';
import { ProblemMessage } from './problem-message';
import { useAtTable } from './table-context';
import { useWords } from './words';

/** What it means that somebody goes: said before, and entered at that place. */
export type Leaving = { place: Place; consequences: string };

type PeopleSheetProps = {
  open: boolean;
  onClose: () => void;
  /** Since when somebody plays no more, in words. */
  leftSince: (player: string) => string | undefined;
  /** Null: this player cannot leave now. */
  leavingOf: (seat: Seat) => Leaving | null;
};

/** The people around the table: a name or a colour put right, or somebody who leaves. */
export function PeopleSheet({ open, onClose, leftSince, leavingOf }: PeopleSheetProps) {
  const t = useWords();
  const { seats } = useAtTable();
  const [chosen, setChosen] = useState<string | null>(null);
  const seat = seats.find((one) => one.player === chosen);
  function close() {
    setChosen(null);
    onClose();
  }
  return (
    <Sheet
      open={open}
      onClose={close}
      title={seat ? <bdi>{seat.name}</bdi> : t('table.people.title')}
      closeLabel={t('common.actions.close')}
    >
      <ProblemMessage />
      {seat ? (
        <SeatForm key={seat.player} seat={seat} leaving={leavingOf(seat)} onDone={close} />
      ) : (
        <Leaf>
          {seats.map(({ player, name, colour }) => (
            <Row
              key={player}
              icon={<Follower colour={colour} size={34} />}
              title={<bdi>{name}</bdi>}
              note={leftSince(player)}
              onClick={() => setChosen(player)}
            />
          ))}
        </Leaf>
      )}
    </Sheet>
  );
}

type SeatFormProps = { seat: Seat; leaving: Leaving | null; onDone: () => void };

function SeatForm({ seat, leaving, onDone }: SeatFormProps) {
  const t = useWords();
  const { actions, seats } = useAtTable();
  const [name, setName] = useState(seat.name);
  const [colour, setColour] = useState(seat.colour);
  const free = PLAYER_COLOURS.filter((one) => seats.every((other) => other === seat || other.colour !== one));
  async function save() {
    if (isBlank(name)) return;
    const { player } = seat;
    if (name === seat.name && colour === seat.colour) return onDone();
    if (await actions.act({ do: 'change-seat', player, name, colour })) onDone();
  }
  return (
    <form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <NameField value={name} onChange={setName} empty={isBlank(name)} />
      <ColourKeys colours={free} value={colour} onChange={setColour} />
      <Button look="strong" type="submit">
        {t('table.people.save')}
      </Button>
      {leaving && <Leaves seat={seat} leaving={leaving} onDone={onDone} />}
    </form>
  );
}

/** Somebody goes home. What follows from it is said before. */
function Leaves({ seat, leaving, onDone }: SeatFormProps & { leaving: Leaving }) {
  const t = useWords();
  const { actions } = useAtTable();
  async function leave() {
    if (await actions.act({ do: 'record', place: leaving.place, fact: { kind: 'left' } })) onDone();
  }
  return (
    <section className="flex flex-col gap-2">
      <p className="note">{leaving.consequences}</p>
      <Button look="bad" icon={<UserMinus aria-hidden />} onClick={leave}>
        {t('table.people.leave', { name: seat.name })}
      </Button>
    </section>
  );
}
