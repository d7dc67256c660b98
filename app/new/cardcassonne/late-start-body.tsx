'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Follower } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { Stepper } from '@/app/design/stepper';
import { MoreWords } from '@/app/frame/more-words';
import { cardcassonneWords } from '@/lib/i18n/words/cardcassonne';
import type { PlayerOpening } from '@/lib/rules/cardcassonne/facts';
import type { Seat } from '@/lib/sessions/events';
import type { PlanProps } from '../around';
import { OpeningForm } from './opening-form';

type LateStartBodyProps = PlanProps & {
  open: boolean;
  /** How many rounds the deal has. */
  rounds: number;
};

/** The next round to score, and what everybody has by now. */
export default function LateStartBody(props: LateStartBodyProps) {
  return (
    <MoreWords of={cardcassonneWords}>
      <Body {...props} />
    </MoreWords>
  );
}

function Body({ plan, change, rounds }: LateStartBodyProps) {
  const t = useTranslations();
  const [open, setOpen] = useState<Seat | null>(null);
  const { seats } = plan.seating;
  const { round = 1, players = {} } = plan.opening ?? {};
  const roundLabel = t('cardcassonneSetUp.late.round');
  function keep(player: string, brought: PlayerOpening) {
    change({ opening: { round, players: { ...players, [player]: brought } } });
  }
  return (
    <>
      <div className="flex flex-col gap-3 border-t border-rule p-3">
        <div className="flex items-center justify-between gap-3">
          <b>{roundLabel}</b>
          <Stepper
            label={roundLabel}
            lessLabel={t('cardcassonne.place.earlier')}
            moreLabel={t('cardcassonne.place.later')}
            value={Math.min(round, rounds)}
            min={1}
            max={rounds}
            onChange={(next) => change({ opening: { round: next, players } })}
          />
        </div>
        <p className="note">{t('cardcassonneSetUp.late.note')}</p>
        <Leaf>
          {seats.map((seat) => (
            <Row
              key={seat.player}
              icon={<Follower colour={seat.colour} size={34} />}
              title={<bdi>{seat.name}</bdi>}
              note={t('cardcassonneSetUp.late.has', { points: players[seat.player]?.points ?? 0 })}
              aria-haspopup="dialog"
              onClick={() => setOpen(seat)}
            />
          ))}
        </Leaf>
      </div>
      <Sheet
        open={open !== null}
        onClose={() => setOpen(null)}
        title={<bdi>{open?.name}</bdi>}
        closeLabel={t('common.actions.close')}
      >
        {open && (
          <OpeningForm
            brought={players[open.player]}
            onChange={(brought) => keep(open.player, brought)}
            onDone={() => setOpen(null)}
          />
        )}
      </Sheet>
    </>
  );
}
