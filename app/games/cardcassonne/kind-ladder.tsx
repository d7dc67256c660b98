'use client';

import { AnimalLadder, type Rung } from '@/app/design/animal-ladder';
import { useWords } from '@/app/table/words';
import { LARGEST_KIND } from '@/lib/rules/cardcassonne/deck';
import type { Colour } from '@/lib/rules/cardcassonne/facts';
import type { ScoringCard } from '@/lib/rules/cardcassonne/progression';
import { animalKindText, animalsText } from './reason-text';

const RUNGS = 6;

type KindLadderProps = { kind: Colour; held: number; values: ScoringCard };

/** How far a kind of animal is on the scoring card: the counts around the one that is held. */
export function KindLadder({ kind, held, values }: KindLadderProps) {
  const t = useWords();
  const first = Math.max(1, Math.min(held - 1, LARGEST_KIND - RUNGS + 1));
  const rungs = Array.from({ length: RUNGS }, (_, step): Rung => {
    const count = first + step;
    const value = values[count];
    const state = count <= held ? 'held' : count === held + 1 ? 'next' : 'later';
    const animals = animalsText(t, kind, count);
    return {
      ...{ count, value, state },
      label: t('cardcassonne.live.rung', { animals, points: value === undefined ? '?' : String(value) }),
    };
  });
  return <AnimalLadder row={kind} title={animalKindText(t, kind)} rungs={rungs} />;
}
