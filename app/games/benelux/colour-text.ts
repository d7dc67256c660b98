import type { Translate } from '@/app/table/words';
import { BENELUX } from '@/lib/rules/benelux/chip-set';

type ColourName = (typeof BENELUX.colours)[number];

/** A colour of the chips by its name. */
export const colourText = (t: Translate, colour: string): string =>
  BENELUX.colours.some((known) => known === colour) ? t(`benelux.colour.${colour as ColourName}`) : colour;
