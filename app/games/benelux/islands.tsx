'use client';

import { Glyph } from '@/app/design/glyph';
import { chipGlyph } from '@/app/design/map-chip';
import { SectionHead } from '@/app/design/section-head';
import { type Translate, useWords } from '@/app/table/words';
import { BENELUX } from '@/lib/rules/benelux/chip-set';
import { refuseChip } from '@/lib/rules/benelux/decide';
import type { PaidFact } from '@/lib/rules/benelux/facts';
import type { ColourView } from '@/lib/rules/benelux/view';
import { placeNow } from '../carcassonne/carcassonne-context';
import { useChips } from './chips-context';

/** The islands with their two stacks; one is lit where whoever is on turn can pay for its tiles. */
export function Islands() {
  const t = useWords();
  const { chips } = useChips();
  return (
    <section className="flex flex-col gap-3" aria-labelledby="islands">
      <SectionHead
        title={t('benelux.island.title')}
        note={t('benelux.island.note', { tiles: BENELUX.paying.tiles })}
        id="islands"
      />
      <ul className="islands">
        {chips.colours.map((colour) => (
          <Island key={colour.colour} of={colour} />
        ))}
      </ul>
    </section>
  );
}

const paid = (colour: string, stack: number): PaidFact => ({ kind: 'benelux/paid', colour, stack });

function Island({ of: { colour, stacks } }: { of: ColourView }) {
  const t = useWords();
  const { view, chips, session, ended, actions, colourOf } = useChips();
  const place = placeNow(view);
  const refusals = stacks.map(
    (_, index) => refuseChip(BENELUX, chips, paid(colour, index + 1), place)?.refused ?? null,
  );
  const lit = !ended && refusals.includes(null);
  const take = (stack: number) => void actions.act({ do: 'record', place, fact: paid(colour, stack) });
  return (
    <li className="island" data-chip={colour} data-lit={lit || undefined}>
      <span>
        <Glyph name={chipGlyph(colour)} />
        <b className="hand text-[1.125rem]">{colourOf(colour)}</b>
      </span>
      <span className="flex gap-1.5">
        {stacks.map((left, index) => (
          <Stack
            // biome-ignore lint/suspicious/noArrayIndexKey: a stack is known by its place
            key={index}
            colour={colourOf(colour)}
            stack={index + 1}
            left={left}
            payable={lit && refusals[index] === null}
            onTake={session.finished ? undefined : () => take(index + 1)}
          />
        ))}
      </span>
      <span className="text-note font-semibold leading-tight">
        {lit ? t('benelux.island.pay') : whyNot(t, ended ? 'ended' : (refusals[0] ?? ''))}
      </span>
    </li>
  );
}

const REASONS = [
  'not-on-turn',
  'no-chip',
  'chip-of-this-turn',
  'tile-placed',
  'tile-taken',
  'stack-empty',
  'ended',
] as const;

/** Why nobody can pay for a tile here and now, in two or three words. */
function whyNot(t: Translate, refused: string): string {
  const code = refused.slice(refused.indexOf('/') + 1);
  const known = REASONS.find((each) => each === code);
  return known ? t(`benelux.island.reason.${known}`) : '';
}

type StackProps = { colour: string; stack: number; left: number; payable: boolean; onTake: (() => void) | undefined };

/** One stack: how many tiles it has, and a tap pays for the upper one. Where that cannot be, the tap says why. */
function Stack({ colour, stack, left, payable, onTake }: StackProps) {
  const t = useWords();
  const label = t(payable ? 'benelux.island.payFor' : 'benelux.island.stack', { colour, stack, left });
  return (
    <button
      type="button"
      className="stack"
      data-empty={left === 0 || undefined}
      aria-label={label}
      aria-disabled={onTake === undefined || undefined}
      onClick={onTake}
    >
      <b className="num text-h2">{left}</b>
    </button>
  );
}
