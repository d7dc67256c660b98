'use client';

import { MapChip } from '@/app/design/map-chip';
import { SectionHead } from '@/app/design/section-head';
import { useWords } from '@/app/table/words';
import type { ChipsView, ColourView } from '@/lib/rules/benelux/view';
import { useChips } from './chips-context';

type FoundChipsProps = { title?: string; onFound: (colour: string, value: number) => void };

/** A key for every chip that can turn up, with how many of it nobody has seen: colour and value in one tap. */
export function FoundChips({ title, onFound }: FoundChipsProps) {
  const t = useWords();
  const { chips } = useChips();
  return (
    <section className="flex flex-col gap-3" aria-labelledby="found">
      <SectionHead title={title ?? t('benelux.found.title')} note={<OnMap />} id="found" />
      <div className="chip-keys">
        {chips.colours.map((colour) => (
          <Colour key={colour.colour} of={colour} onFound={onFound} />
        ))}
      </div>
    </section>
  );
}

/** How many chips still lie on the map. */
export function OnMap() {
  const t = useWords();
  const { chips } = useChips();
  return t('benelux.found.onMap', { left: chips.onMap, most: chips.chips.set.onMap });
}

function Colour({ of, onFound }: { of: ColourView; onFound: FoundChipsProps['onFound'] }) {
  const t = useWords();
  const { colourOf } = useChips();
  return (
    <div className="chip-colour">
      <p>
        {colourOf(of.colour)}
        <span className="tag block font-normal">{t('benelux.found.unseen', { left: of.unseen })}</span>
      </p>
      {of.values.map((value) => (
        <Key key={value.value} colour={of.colour} of={value} onPress={() => onFound(of.colour, value.value)} />
      ))}
    </div>
  );
}

type KeyProps = { colour: string; of: ChipsView['colours'][number]['values'][number]; onPress: () => void };

function Key({ colour, of: { value, left, sure }, onPress }: KeyProps) {
  const t = useWords();
  const { colourOf } = useChips();
  const named = { colour: colourOf(colour), value, left };
  return (
    <button
      type="button"
      className="chip-key"
      data-gone={left === 0 || undefined}
      aria-label={t(sure ? 'benelux.found.key' : 'benelux.found.keyAtMost', named)}
      onClick={onPress}
    >
      <MapChip colour={colour} value={value} />
      <span className="tag">{t(sure ? 'benelux.found.left' : 'benelux.found.atMost', { left })}</span>
    </button>
  );
}
