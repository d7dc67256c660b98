import * as z from 'zod/mini';
import { CARD_NAMES, type Card, DECKS } from './cards';
import type { Known } from './chance';
import type { CardFact, Carried } from './facts';
import { type CardOptions, DEFAULT_OPTIONS, OPTION_VALUES } from './options';

/* What may come in from the database or a file. Shapes only, key by key those of facts.ts: the rules judge the rest. */

const card = z.enum(CARD_NAMES as readonly [Card, ...Card[]]);
const nth = z.number();
const deck = z.enum(DECKS);

export const factSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('christmas-present/drew'), deck, nth, shown: z.optional(card) }),
  z.object({
    kind: z.literal('christmas-present/played'),
    card,
    nth,
    label: z.optional(z.string()),
    followers: z.optional(z.number()),
  }),
  z.object({ kind: z.literal('christmas-present/let-go'), card, nth }),
  z.object({
    kind: z.literal('christmas-present/hand-closed'),
    dead: z.array(z.object({ card, nth })),
    covered: z.optional(z.number()),
  }),
  z.object({
    kind: z.literal('christmas-present/held-line'),
    label: z.string(),
    points: z.number(),
    players: z.array(z.string()),
  }),
]);

export const carriedSchema = z.object({
  card: z.optional(z.object({ card, nth })),
  lying: z.optional(z.array(nth)),
});

/* An option that an older table does not name has its default: that is what the table played. */
export const optionsSchema = z.object({
  handLimit: z._default(z.enum(OPTION_VALUES.handLimit), DEFAULT_OPTIONS.handLimit),
  unfinishedCloister: z._default(z.enum(OPTION_VALUES.unfinishedCloister), DEFAULT_OPTIONS.unfinishedCloister),
  onInnCathedral: z._default(z.enum(OPTION_VALUES.onInnCathedral), DEFAULT_OPTIONS.onInnCathedral),
  tiedRateCard: z._default(z.enum(OPTION_VALUES.tiedRateCard), DEFAULT_OPTIONS.tiedRateCard),
  earlyFarm: z._default(z.enum(OPTION_VALUES.earlyFarm), DEFAULT_OPTIONS.earlyFarm),
});

/** What is kept of a card beside the log. */
export const knownSchema = z.object({ deck, nth, card });

/** Reads one fact; keys it does not know are dropped. Null: not a fact that this version understands. */
export const parseFact = (raw: unknown): CardFact | null => factSchema.safeParse(raw).data ?? null;

/** Reads what a fact of the base carries for the cards. Null: nothing that this version understands. */
export const parseCarried = (raw: unknown): Carried | null => carriedSchema.safeParse(raw).data ?? null;

/** Reads the options of a table. Null: not ones that this version understands. */
export const parseOptions = (raw: unknown): CardOptions | null => optionsSchema.safeParse(raw).data ?? null;

/** Reads what was kept of a card. Null: nothing that this version understands. */
export const parseKnown = (raw: unknown): Known | null => knownSchema.safeParse(raw).data ?? null;
