'use client';

import { animalGlyphs } from '@/app/design/card-glyphs';
import { Leaf } from '@/app/design/leaf';
import { RowTile } from '@/app/design/row-tile';
import { CountStepper } from '@/app/games/cardcassonne/count-row';
import { animalKindText } from '@/app/games/cardcassonne/reason-text';
import { useWords } from '@/app/table/words';
import type { PlayArea } from '@/lib/rules/cardcassonne/animals';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import { ANIMALS, JOKERS, LARGEST_KIND } from '@/lib/rules/cardcassonne/deck';
import type { AnimalsInput } from './animals-input';

type AnimalCountsProps = { input: AnimalsInput; onChange: (input: AnimalsInput) => void };

type Kind = (typeof KINDS)[number];

const KINDS = [...COLOURS, 'joker'] as const;

/** For each kind and the jokers: how many lay there before, and how many were added. */
export function AnimalCounts({ input, onChange }: AnimalCountsProps) {
  return (
    <Leaf className="rows">
      {KINDS.map((kind) => (
        <KindCounts key={kind} kind={kind} input={input} onChange={onChange} />
      ))}
    </Leaf>
  );
}

function KindCounts({ kind, input, onChange }: AnimalCountsProps & { kind: Kind }) {
  const t = useWords();
  const name = kind === 'joker' ? t('sums.animals.jokers') : animalKindText(t, kind);
  const { before, added } = input;
  const most = kind === 'joker' ? JOKERS.animal : LARGEST_KIND;
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
      <RowTile row={kind} size="s" glyph={animalGlyphs[kind]} />
      <b className="grow">{name}</b>
      <div className="flex w-full flex-wrap gap-x-3 gap-y-1">
        <Counted
          caption={t('sums.animals.before')}
          label={t('sums.animals.kindBefore', { kind: name })}
          value={countOf(before, kind)}
          max={most}
          onChange={(count) => onChange({ ...input, before: withCount(before, kind, count) })}
        />
        <Counted
          caption={t('sums.animals.added')}
          label={t('sums.animals.kindAdded', { kind: name })}
          value={countOf(added, kind)}
          max={Math.min(most, ANIMALS)}
          onChange={(count) => onChange({ ...input, added: withCount(added, kind, count) })}
        />
      </div>
    </div>
  );
}

type CountedProps = { caption: string; label: string; value: number; max: number; onChange: (count: number) => void };

function Counted({ caption, ...counted }: CountedProps) {
  return (
    <div className="flex grow flex-col items-start">
      <span className="tag" aria-hidden>
        {caption}
      </span>
      <CountStepper {...counted} />
    </div>
  );
}

const countOf = (area: PlayArea, kind: Kind): number => (kind === 'joker' ? area.waitingJokers : area.animals[kind]);

const withCount = (area: PlayArea, kind: Kind, count: number): PlayArea =>
  kind === 'joker' ? { ...area, waitingJokers: count } : { ...area, animals: { ...area.animals, [kind]: count } };
