'use client';

import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/design/button';
import { fetched } from '@/app/frame/fetched';
import { useAhead } from '@/app/frame/use-ahead';
import { useWords } from '@/app/table/words';
import type { FarmSet } from '@/lib/rules/carcassonne/farms';
import type { Seat } from '@/lib/sessions/events';
import { type Farm, type ScoredFarm, sharedCities } from './farm';

// The page opens before there is any farm.
const FarmOpen = fetched(() => import('./farm-open'));
const FarmClosed = fetched(() => import('./farm-closed'));
const PARTS = [FarmOpen, FarmClosed];

export type FarmCardsProps = {
  farms: readonly ScoredFarm[];
  seats: readonly Seat[];
  set: FarmSet;
  /** Whether pigs and herds are offered. */
  pigs: boolean;
  /** The farm that is being counted; null: none is. */
  open: string | null;
  onOpen: (id: string | null) => void;
  onChange: (farm: Farm) => void;
  onRemove: (id: string) => void;
  onAdd: () => void;
  /** What add-ons ask about a farm that is being counted. */
  partsOf?: (farm: ScoredFarm) => ReactNode;
};

/** One card for each field with farmers; one of them is open to be counted. */
export function FarmCards({
  farms,
  seats,
  set,
  pigs,
  open,
  onOpen,
  onChange,
  onRemove,
  onAdd,
  partsOf,
}: FarmCardsProps) {
  const t = useWords();
  const cities = sharedCities(farms);
  useAhead(PARTS);
  return (
    <div className="flex flex-col gap-2">
      {farms.length === 0 && <p className="note">{t('count.farms.empty')}</p>}
      <ul className="flex flex-col gap-2">
        {farms.map((farm) => (
          <li key={farm.id}>
            {farm.id === open ? (
              <FarmOpen
                {...{ farm, seats, set, pigs, cities, onChange }}
                onDone={() => onOpen(null)}
                onRemove={() => onRemove(farm.id)}
                parts={partsOf?.(farm)}
              />
            ) : (
              <FarmClosed farm={farm} seats={seats} onOpen={() => onOpen(farm.id)} />
            )}
          </li>
        ))}
      </ul>
      <Button className="border-dashed bg-transparent" icon={<Plus aria-hidden />} onClick={onAdd}>
        {t('count.farms.another')}
      </Button>
    </div>
  );
}
