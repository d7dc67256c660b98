'use client';

import { Check, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from '@/app/design/button';
import { useWords } from '@/app/table/words';
import { nextCityName } from '@/lib/rules/carcassonne/city-names';
import type { Field } from '@/lib/rules/carcassonne/field';
import { toggled } from './farm';

type SharedCitiesProps = { field: Field; cities: readonly string[]; onChange: (field: Field) => void };

/** The cities that touch another field too, by their letters: ticked in every field that they touch (CA-33). */
export function SharedCities({ field, cities, onChange }: SharedCitiesProps) {
  const t = useWords();
  const id = useId();
  return (
    <fieldset className="flex flex-col gap-1.5" aria-labelledby={id}>
      <p className="font-semibold" id={id}>
        {t('count.farms.shared')}
      </p>
      {cities.length === 0 && <p className="tag">{t('count.farms.sharedText')}</p>}
      <div className="flex flex-wrap gap-1.5">
        {cities.map((city) => {
          const ticked = field.named.includes(city);
          return (
            <Button
              key={city}
              className="min-w-16"
              look={ticked ? 'strong' : 'plain'}
              icon={ticked ? <Check aria-hidden /> : undefined}
              aria-label={t('count.farms.city', { city })}
              aria-pressed={ticked}
              onClick={() => onChange(toggled(field, city))}
            >
              {city}
            </Button>
          );
        })}
        <Button
          className="border-dashed bg-transparent"
          icon={<Plus aria-hidden />}
          onClick={() => onChange(toggled(field, nextCityName(cities)))}
        >
          {t('count.farms.newCity')}
        </Button>
      </div>
    </fieldset>
  );
}
