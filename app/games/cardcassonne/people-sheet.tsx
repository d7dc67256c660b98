'use client';

import { UserMinus } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/app/design/button';
import { Follower } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { isBlank } from '@/app/new/blank';
import { ColourKeys } from '@/app/new/colour-keys';
import { NameField } from '@/app/new/name-field';
import { PLAYER_COLOURS } from '@/app/new/seating';
import type { Seat } from '@/lib/sessions/events';
import { useEvening } from './evening-context';
import { ProblemMessage } from './problem-message';
import { useWords } from './reason-text';

/** The people around the table: a name or a colour put right, or somebody who leaves. */
export function PeopleSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const { seats, evening } = useEvening();
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
      title={seat ? <bdi>{seat.name}</bdi> : t('evening.people.title')}
      closeLabel={t('common.actions.close')}
    >
      <ProblemMessage />
      {seat ? (
        <SeatForm key={seat.player} seat={seat} onDone={close} />
      ) : (
        <Leaf>
          {seats.map(({ player, name, colour }) => {
            const round = evening.left[player];
            return (
              <Row
                key={player}
                icon={<Follower colour={colour} size={34} />}
                title={<bdi>{name}</bdi>}
                note={round === undefined ? undefined : t('evening.people.leftIn', { round })}
                onClick={() => setChosen(player)}
              />
            );
          })}
        </Leaf>
      )}
    </Sheet>
  );
}

function SeatForm({ seat, onDone }: { seat: Seat; onDone: () => void }) {
  const t = useWords();
  const { actions, seats } = useEvening();
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
        {t('evening.people.save')}
      </Button>
      <Leaves seat={seat} onDone={onDone} />
    </form>
  );
}

/** Somebody goes home. What follows from it is said before. */
function Leaves({ seat, onDone }: { seat: Seat; onDone: () => void }) {
  const t = useWords();
  const { actions, evening } = useEvening();
  const { player, name } = seat;
  if (evening.left[player] !== undefined || evening.complete) return null;
  const round = evening.claims.some((claim) => claim.player === player && claim.round === evening.currentRound)
    ? evening.currentRound + 1
    : evening.currentRound;
  if (round > evening.rounds) return null;
  async function leave() {
    if (await actions.act({ do: 'record', place: { round, player }, fact: { kind: 'left' } })) onDone();
  }
  return (
    <section className="flex flex-col gap-2">
      <p className="note">
        {t('evening.people.consequences', { name, round, points: evening.players[player]?.points ?? 0 })}
      </p>
      <Button look="bad" icon={<UserMinus aria-hidden />} onClick={leave}>
        {t('evening.people.leave', { name })}
      </Button>
    </section>
  );
}
