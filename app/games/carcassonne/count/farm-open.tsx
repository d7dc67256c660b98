'use client';

import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '@/app/design/button';
import { IconButton } from '@/app/design/icon-button';
import { Message } from '@/app/design/message';
import { PieceCounts } from '@/app/design/piece-counts';
import { RowTile } from '@/app/design/row-tile';
import { TextField } from '@/app/design/text-field';
import { useWords } from '@/app/table/words';
import { tilesInBoxes, WITHOUT_TABLE } from '@/lib/rules/carcassonne/boxes';
import { MOST_PIECES } from '@/lib/rules/carcassonne/counts';
import { type FarmSet, ignoresPigs } from '@/lib/rules/carcassonne/farms';
import type { Field } from '@/lib/rules/carcassonne/field';
import type { Seat } from '@/lib/sessions/events';
import { CountField } from '../count-field';
import { scoringRefusalText } from '../scoring-refusal-text';
import { withCount } from '../with-count';
import { type Farm, farmOf, type ScoredFarm, withPig } from './farm';
import { FarmPigs } from './farm-pigs';
import { FarmResult } from './farm-result';
import { SharedCities } from './shared-cities';

type FarmOpenProps = {
  farm: ScoredFarm;
  seats: readonly Seat[];
  set: FarmSet;
  pigs: boolean;
  /** The shared cities that have a letter already. */
  cities: readonly string[];
  onChange: (farm: Farm) => void;
  onDone: () => void;
  onRemove: () => void;
  /** What add-ons ask about it. */
  parts?: ReactNode;
};

/** A farm being counted: its cities, the followers of each player, pigs and herd, and at once what that gives. */
export default function FarmOpen({ farm, seats, set, pigs, cities, onChange, onDone, onRemove, parts }: FarmOpenProps) {
  const t = useWords();
  const { label, field, name, score } = farm;
  const change = (changed: Partial<Field>) => onChange(farmOf(farm, { field: { ...field, ...changed } }));
  const nameOf = (player: string) => seats.find((seat) => seat.player === player)?.name ?? '';
  const refusal = 'refused' in score ? scoringRefusalText(t, score, nameOf) : null;
  return (
    <section className="leaf farm-open" data-row="green" aria-label={name}>
      <div className="flex items-center gap-2.5">
        <RowTile row="green" glyph="farm" />
        <TextField
          className="grow"
          hideLabel
          label={t('count.farms.name')}
          value={label}
          placeholder={name}
          maxLength={40}
          onChange={(next) => onChange(farmOf(farm, { label: next }))}
        />
        <IconButton icon={<Trash2 aria-hidden />} label={t('count.farms.remove', { farm: name })} onClick={onRemove} />
      </div>
      <CountField
        plain
        label={t('count.farms.cities')}
        value={field.cities}
        onChange={(count) => change({ cities: count })}
        min={0}
        max={tilesInBoxes(WITHOUT_TABLE)}
        error={refusal ?? undefined}
      />
      <SharedCities field={field} cities={cities} onChange={change} />
      <PieceCounts
        label={t('count.farms.farmers', { farm: name })}
        max={MOST_PIECES}
        counts={seats.map((seat) => ({
          id: seat.player,
          ...{ name: seat.name, colour: seat.colour },
          count: field.followers[seat.player] ?? 0,
          moreLabel: t('feature.followers.more', { name: seat.name }),
          fewerLabel: t('feature.followers.fewer', { name: seat.name }),
          wins: !('refused' in score) && score.majority.winners.includes(seat.player),
        }))}
        onChange={(player, count) => change({ followers: withCount(field.followers, seats, player, count) })}
      />
      {pigs && (
        <FarmPigs
          field={field}
          seats={seats}
          onPig={(player) => change(withPig(field, player))}
          onHerd={(pigHerd) => change({ pigHerd })}
        />
      )}
      {parts}
      {ignoresPigs(field, set) && <Message tone="warn" fact={t('count.farms.pigsIgnored')} />}
      {!('refused' in score) && <FarmResult score={score} nameOf={nameOf} />}
      <Button onClick={onDone}>{t('count.farms.done')}</Button>
    </section>
  );
}
