'use client';

import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Follower } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { Stepper } from '@/app/design/stepper';
import { dealFor } from '@/lib/rules/cardcassonne/deck';
import type { PlayerOpening } from '@/lib/rules/cardcassonne/facts';
import { isRefusal } from '@/lib/rules/entry';
import type { Seat } from '@/lib/sessions/events';
import type { PlanProps } from '../around';

// Few tables start late.
const OpeningForm = lazy(() => import('./opening-form').then((file) => ({ default: file.OpeningForm })));

/** For a game that began before anybody thought of the phone: the next round, and what everybody has by now. */
export function LateStart({ plan, change }: PlanProps) {
  const t = useTranslations();
  const [open, setOpen] = useState<Seat | null>(null);
  const { seats } = plan.seating;
  const deal = dealFor(seats.length);
  if (isRefusal(deal)) return null;
  const { round = 1, players = {} } = plan.opening ?? {};
  const roundLabel = t('cardcassonne.late.round');
  function keep(player: string, brought: PlayerOpening) {
    change({ opening: { round, players: { ...players, [player]: brought } } });
  }
  return (
    <details className="leaf group">
      <summary className="row list-none rounded-m [&::-webkit-details-marker]:hidden">
        <span className="row-words">
          <b>{t('cardcassonne.late.title')}</b>
        </span>
        <span className="row-end">
          {plan.opening ? t('cardcassonne.late.from', { round }) : t('cardcassonne.late.fromStart')}
        </span>
        <ChevronDown className="chevron group-open:rotate-180" aria-hidden />
      </summary>
      <div className="flex flex-col gap-3 border-t border-rule p-3">
        <div className="flex items-center justify-between gap-3">
          <b>{roundLabel}</b>
          <Stepper
            label={roundLabel}
            lessLabel={t('cardcassonne.place.earlier')}
            moreLabel={t('cardcassonne.place.later')}
            value={Math.min(round, deal.rounds)}
            min={1}
            max={deal.rounds}
            onChange={(next) => change({ opening: { round: next, players } })}
          />
        </div>
        <p className="note">{t('cardcassonne.late.note')}</p>
        <Leaf>
          {seats.map((seat) => (
            <Row
              key={seat.player}
              icon={<Follower colour={seat.colour} size={34} />}
              title={<bdi>{seat.name}</bdi>}
              note={t('cardcassonne.late.has', { points: players[seat.player]?.points ?? 0 })}
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
          <Suspense fallback={null}>
            <OpeningForm
              brought={players[open.player]}
              onSave={(brought) => {
                keep(open.player, brought);
                setOpen(null);
              }}
            />
          </Suspense>
        )}
      </Sheet>
    </details>
  );
}
