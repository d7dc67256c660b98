import type { AddOnModule } from '../add-on';
import type { CarcassonneTypes } from '../carcassonne';
import type { Refusal } from '../entry';
import { cardKind } from './cards';
import { drawCard, type Known } from './chance';
import { refuseCardFact, refuseWithCards } from './decide';
import { ADD_ON, type CardFact } from './facts';
import { type CardOptions, refuseCardOptions } from './options';
import { knownIn } from './places';
import { readTable } from './read';
import { moveIn } from './read-cards';
import { parseCarried, parseFact, parseKnown, parseOptions } from './schemas';
import type { CardView } from './view';

/** The version of these rules: raised when the same facts come to other points. */
const VERSION = 1;

/** The cards of Christmas Present, as the rest of the app knows them. */
export const christmasPresent: AddOnModule<CardOptions, CardFact, CardView, CarcassonneTypes> = {
  id: ADD_ON,
  base: 'carcassonne',
  version: VERSION,
  readSetup: (_raw, _base, options) => parseOptions(options),
  readFact: parseFact,
  readCarried: parseCarried,
  read: readTable,
  refuse: refuseCardFact,
  refuseBase: refuseWithCards,
  refuseOptions,
  // Somebody has seen the card, or where it went (XP-13).
  refuseDelete: (fact) => (moveIn(fact) === null ? null : { refused: 'christmas-present/cards-stay' }),
  secrets: {
    isDrawn: ({ kind }) => kind === 'christmas-present/drew',
    shown: ({ places }) => knownIn(places),
    draw: drawFor,
  },
};

/** The cards follow turns, so turn order stays on (XP-07). */
function refuseOptions(own: Record<string, string>, base: Record<string, string>): Refusal | null {
  const refusal = refuseCardOptions(own);
  if (refusal !== null) return { ...refusal, option: `${ADD_ON}/${refusal.option}` };
  return base.turns === 'off' ? { refused: 'christmas-present/needs-turns' } : null;
}

/** Which card was drawn, to be kept beside the log; one that acts at once lies open, and the log says so (XP-02, XP-06). */
function drawFor(fact: CardFact, kept: readonly unknown[], byte: () => number) {
  if (fact.kind !== 'christmas-present/drew') return null;
  const { kind, deck, nth } = fact;
  const known = kept.map(parseKnown).filter((each): each is Known => each !== null);
  const card = drawCard(deck, nth, known, byte);
  const shown = cardKind(card).when === 'at-once' ? { shown: card } : {};
  return { fact: { kind, deck, nth, ...shown }, secret: { deck, nth, card } satisfies Known };
}
