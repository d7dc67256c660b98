'use client';

import { Segmented } from '@/app/design/segmented';
import { useWords } from '@/app/table/words';
import { COLOURS } from '@/lib/rules/cardcassonne/colours';
import type { ClaimScore, Colour, Options } from '@/lib/rules/cardcassonne/index';
import { animalKindText } from './reason-text';

type JokerChoiceProps = {
  score: ClaimScore;
  options: Options;
  onChange: (jokersTo: Colour[]) => void;
};

/** Where the animal jokers go, if there is a choice: all to one kind, or each to any where the table plays so. */
export default function JokerChoice({ score, options, onChange }: JokerChoiceProps) {
  const t = useWords();
  const { jokersTo, area } = score;
  const kinds = COLOURS.filter((colour) => area.animals[colour] > 0);
  if (jokersTo.length === 0 || kinds.length < 2) return null;
  const choices = kinds.map((kind) => ({ value: kind, label: animalKindText(t, kind) }));
  const each = options.jokers === 'any' ? [...jokersTo.keys()] : [0];
  return each.map((nth) => {
    const label =
      each.length > 1
        ? t('cardcassonne.claim.jokerTo', { nth: nth + 1 })
        : t('cardcassonne.claim.jokersTo', { count: jokersTo.length });
    return (
      <section key={nth} className="flex flex-col gap-1">
        <p className="tag">
          <b>{label}</b>
        </p>
        <Segmented
          label={label}
          value={jokersTo[nth] ?? null}
          onChange={(kind) =>
            onChange(jokersTo.map((to, place) => (options.jokers === 'one-kind' || place === nth ? kind : to)))
          }
          choices={choices}
        />
      </section>
    );
  });
}
