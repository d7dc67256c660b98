import * as z from 'zod/mini';
import type { Fact, Setup } from './facts';
import { DEFAULT_OPTIONS, OPTION_VALUES } from './options';

/* What may come in from the database or a file. Shapes only, key by key those of facts.ts: the rules judge the rest. */

const count = z.number();
const perPlayer = z.record(z.string(), count);
const flag = z.optional(z.boolean());
const tilesState = z.enum(['completed', 'unfinished']);

const tokens = z.object({ wine: z.optional(count), grain: z.optional(count), cloth: z.optional(count) });

export const featureSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('road'), state: tilesState, tiles: count, inn: flag }),
  z.object({
    kind: z.literal('city'),
    state: tilesState,
    tiles: count,
    coatsOfArms: count,
    cathedral: flag,
    goods: z.optional(z.object({ takenBy: z.string(), tokens })),
  }),
  z.object({
    kind: z.enum(['monastery', 'garden']),
    state: z.enum(['completed', 'unfinished', 'abbot']),
    around: count,
  }),
]);

export const fieldSchema = z.object({
  cities: count,
  named: z.array(z.string()),
  followers: perPlayer,
  pigs: z.optional(perPlayer),
  pigHerd: flag,
});

const carried = { addOns: z.optional(z.record(z.string(), z.unknown())) };

const scoredBy = z.union([z.object({ followers: perPlayer }), z.object({ scorers: z.array(z.string()) })]);

export const factSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('feature'), feature: featureSchema, by: scoredBy, ...carried }),
  z.object({ kind: z.literal('line'), label: z.string(), points: count, players: z.array(z.string()) }),
  z.object({ kind: z.literal('adjustment'), points: count, reason: z.string() }),
  z.object({ kind: z.literal('field'), field: fieldSchema, label: z.optional(z.string()), ...carried }),
  z.object({
    kind: z.literal('goods'),
    goods: z.object({ wine: perPlayer, grain: perPlayer, cloth: perPlayer }),
  }),
  z.object({ kind: z.literal('next') }),
  z.object({ kind: z.literal('on-turn'), player: z.string() }),
  z.object({ kind: z.literal('tile'), builder: flag }),
  z.object({ kind: z.literal('tiles-left'), left: count }),
  z.object({ kind: z.literal('left') }),
  z.object({ kind: z.literal('game-ended') }),
  z.object({ kind: z.literal('count-step'), step: z.string(), state: z.enum(['done', 'skipped', 'open']) }),
]);

/* An option that an older table does not name has its default: that is what the table played. */
export const optionsSchema = z.object({
  farms: z._default(z.enum(OPTION_VALUES.farms), DEFAULT_OPTIONS.farms),
  twoTileCity: z._default(z.enum(OPTION_VALUES.twoTileCity), DEFAULT_OPTIONS.twoTileCity),
  unfinishedInnCathedral: z._default(
    z.enum(OPTION_VALUES.unfinishedInnCathedral),
    DEFAULT_OPTIONS.unfinishedInnCathedral,
  ),
  innsAndCathedrals: z._default(z.enum(OPTION_VALUES.innsAndCathedrals), DEFAULT_OPTIONS.innsAndCathedrals),
  tradersAndBuilders: z._default(z.enum(OPTION_VALUES.tradersAndBuilders), DEFAULT_OPTIONS.tradersAndBuilders),
  abbot: z._default(z.enum(OPTION_VALUES.abbot), DEFAULT_OPTIONS.abbot),
  river: z._default(z.enum(OPTION_VALUES.river), DEFAULT_OPTIONS.river),
  map: z._default(z.enum(OPTION_VALUES.map), DEFAULT_OPTIONS.map),
  turns: z._default(z.enum(OPTION_VALUES.turns), DEFAULT_OPTIONS.turns),
  countdown: z._default(z.enum(OPTION_VALUES.countdown), DEFAULT_OPTIONS.countdown),
  track: z._default(z.enum(OPTION_VALUES.track), DEFAULT_OPTIONS.track),
});

export const setupSchema = z.object({
  players: z.array(z.string()),
  firstPlayer: z.nullable(z.string()),
  options: optionsSchema,
});

/** Reads one fact; keys it does not know are dropped. Null: not a fact that this version understands. */
export const parseFact = (raw: unknown): Fact | null => factSchema.safeParse(raw).data ?? null;

/** Reads the setup of a table. Null: not one that this version understands. */
export const parseSetup = (raw: unknown): Setup | null => setupSchema.safeParse(raw).data ?? null;
