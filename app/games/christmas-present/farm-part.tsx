'use client';

import { ADD_ON, type Carried } from '@/lib/rules/christmas-present/facts';
import { type Farm, farmOf } from '../carcassonne/count/farm';
import { useCards } from './cards-context';
import { LyingRows } from './lying-rows';

/** On a farm that is being counted: who breaks a tie there. */
export function CardFarmPart({ farm, onChange }: { farm: Farm; onChange: (farm: Farm) => void }) {
  const { cards } = useCards();
  const own = cards.lyingOn[farm.id] ?? [];
  const offered = [...cards.places.lying, ...own].filter(({ ground }) => ground === 'farm');
  const { lying = [] } = (farm.addOns?.[ADD_ON] ?? {}) as Carried;
  const { [ADD_ON]: _, ...others } = farm.addOns ?? {};
  return (
    <LyingRows
      offered={offered}
      chosen={lying}
      onChange={(chosen) =>
        onChange(farmOf(farm, { addOns: chosen.length > 0 ? { ...others, [ADD_ON]: { lying: chosen } } : others }))
      }
    />
  );
}
