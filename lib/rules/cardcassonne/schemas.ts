import * as z from 'zod/mini';
import type { Fact, Setup } from './facts';

/* What may come in from the database or a file. Shapes only, key by key those of facts.ts: the rules judge the rest. */

const colour = z.enum(['yellow', 'red', 'green', 'blue']);
const wrongColour = z.optional(z.enum(['yellow', 'red', 'green', 'blue', 'unknown']));
const take = z.optional(z.enum(['ten', 'keep']));

export const cardSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), value: z.optional(z.literal([1, 2, 3])), colour: wrongColour }),
  z.object({ kind: z.literal('animal'), colour: wrongColour, take }),
  z.object({ kind: z.literal('building'), colour: wrongColour, take }),
  z.object({ kind: z.literal('joker'), joker: z.enum(['animal', 'building', 'dragon', 'fairy']) }),
]);

const scoringCard = z.record(z.string(), z.number());

export const factSchema = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('claim'),
    row: colour,
    cards: z.array(cardSchema),
    jokersTo: z.optional(z.array(colour)),
  }),
  z.object({ kind: z.literal('dealer'), player: z.string() }),
  z.object({ kind: z.literal('scoring-card'), values: scoringCard, agreed: z.optional(z.array(z.number())) }),
  z.object({
    kind: z.literal('chest'),
    chest: z.record(z.enum(['yellow', 'red', 'green', 'blue', 'joker']), z.number()),
  }),
  z.object({ kind: z.literal('adjustment'), points: z.number(), reason: z.string() }),
  z.object({ kind: z.literal('left') }),
]);

export const optionsSchema = z.object({ jokers: z.enum(['one-kind', 'any']), chests: z.enum(['hidden', 'open']) });

const playerOpening = z.object({
  points: z.number(),
  animals: z.record(colour, z.number()),
  waitingJokers: z.number(),
  chest: z.number(),
});

export const openingSchema = z.object({ round: z.number(), players: z.record(z.string(), playerOpening) });

export const setupSchema = z.object({
  players: z.array(z.string()),
  firstDealer: z.string(),
  options: optionsSchema,
  scoringCard,
  opening: z.optional(openingSchema),
});

/** Reads one fact; keys it does not know are dropped. Null: not a fact that this version understands. */
export const parseFact = (raw: unknown): Fact | null => factSchema.safeParse(raw).data ?? null;

/** Reads the setup of a table. Null: not one that this version understands. */
export const parseSetup = (raw: unknown): Setup | null => setupSchema.safeParse(raw).data ?? null;
