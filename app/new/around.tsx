'use client';

import { useEffect, useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { fetched } from '@/app/frame/fetched';
import type { Person } from '@/lib/db/database';
import { Leaf } from '../design/leaf';
import { SectionHead } from '../design/section-head';
import { useDragOrder } from '../design/use-drag-order';
import { Later } from '../frame/later';
import { AddPeople } from './add-people';
import type { Plan } from './plan';
import { roleIn, whoIn, withRole } from './role';
import { SeatRole } from './seat-role';
import { SeatRow } from './seat-row';
import { moveTo } from './seating';

export const DrawLot = fetched(() => import('./draw-lot'));
const SeatSheet = fetched(() => import('./seat-sheet'));
const NewcomerSheet = fetched(() => import('./newcomer-sheet'));

export type PlanProps = { plan: Plan; change: (changes: Partial<Plan>) => void };

/** The seats, clockwise, and everybody who may still sit down. */
export function Around({ plan, change, known }: PlanProps & { known: readonly Person[] }) {
  const t = useTranslations();
  const titleId = useId();
  const [chosen, setChosen] = useState<string | null>(null);
  const { seating } = plan;
  const role = roleIn(plan);
  const alone = seating.seats.length === 1;
  useEffect(() => {
    // It is there by the time the second person sits down.
    if (alone) DrawLot.come().catch(() => undefined);
  }, [alone]);
  const dragOrder = useDragOrder((from, to) => change({ seating: moveTo(seating, from, to) }));
  return (
    <section className="flex flex-col gap-3" aria-labelledby={titleId}>
      <SectionHead
        title={t('newTable.around')}
        note={t(seating.seats.length > 1 ? 'newTable.reseat' : 'newTable.clockwise')}
        id={titleId}
      />
      {seating.seats.length === 0 && <p className="note">{t('newTable.nobody')}</p>}
      {seating.seats.length > 0 && (
        <Leaf as="ol" className="rows drag-order" ref={dragOrder}>
          {seating.seats.map((seat, index) => (
            <SeatRow
              key={seat.player}
              seat={seat}
              number={index + 1}
              onOpen={() => setChosen(seat.player)}
              role={
                role && (
                  <SeatRole
                    role={role}
                    name={seat.name}
                    pressed={seat.player === whoIn(seating, role)?.player}
                    onPress={() => change({ seating: withRole(seating, role, seat.player) })}
                  />
                )
              }
            />
          ))}
        </Leaf>
      )}
      <AddPeople plan={plan} change={change} known={known} />
      {role && seating.seats.length > 1 && (
        <DrawLot seating={seating} role={role} onChange={(drawn) => change({ seating: drawn })} />
      )}
      <Later
        of={SeatSheet}
        open={chosen !== null}
        plan={plan}
        change={change}
        player={chosen}
        onClose={() => setChosen(null)}
      />
      <Later of={NewcomerSheet} open={plan.newcomer !== null} plan={plan} change={change} />
    </section>
  );
}
