import * as z from 'zod/mini';
import { asking } from '../asking';
import {
  DEFAULT_OPTIONS as BASE_DEFAULTS,
  OPTION_VALUES as BASE_VALUES,
  type Feature,
  type Field,
  type Gain,
  refuseChangedOptions,
  refuseField,
  scoreFields,
  tilesInBoxes,
  WITHOUT_TABLE,
} from '../carcassonne';
import { isRefusal } from '../entry';
import { UnknownAsk } from '../unknown-ask';
import { RATE_CARDS } from './card-rates';
import { CARD_NAMES, type Card, DECKS, type Ground } from './cards';
import { farmCardGain } from './farm-cards';
import type { Lying } from './lying';
import { DEFAULT_OPTIONS, isOption, refuseCardOptions } from './options';
import { type Action, after, answerOf, newGame } from './play-case';
import { scoreWithCards } from './score';

/* The format of the worked examples is a test's shorthand, not that of the log. */

const count = z.number();
const perPlayer = z.record(z.string(), count);
const flag = z._default(z.boolean(), false);
const options = z._default(z.record(z.string(), z.union([z.string(), z.number()])), {});
const players = z.array(z.string());

const featureCase = z.object({
  feature: z.enum(['road', 'city', 'monastery', 'garden']),
  tiles: count,
  coatsOfArms: z._default(count, 0),
  completed: flag,
  inn: flag,
  cathedral: flag,
  options,
  followers: z._default(perPlayer, {}),
  card: z.optional(z.enum(RATE_CARDS)),
  cardBy: z.optional(z.string()),
  tieBreakers: z._default(players, []),
});

const fieldsCase = z.object({
  ruleSet: z._default(z.enum(BASE_VALUES.farms), BASE_DEFAULTS.farms),
  fields: z.array(
    z.object({
      cities: z.union([count, z.array(z.string())]),
      followers: perPlayer,
      pigs: z.optional(perPlayer),
      pigHerd: flag,
      tieBreakers: z._default(players, []),
    }),
  ),
  cards: z._default(z.record(z.string(), z.array(z.enum(['early-farm', 'joint-farm']))), {}),
  options,
});

const card = z.enum(CARD_NAMES as readonly [Card, ...Card[]]);
const action = z.union([
  z.tuple([z.string(), z.literal('draw'), z.enum(DECKS), card]),
  z.tuple([z.string(), z.literal('play'), card]),
  z.tuple([z.string(), z.literal('play'), card, count]),
  z.tuple([z.string(), z.literal('discard'), card]),
  z.tuple([z.string(), z.enum(['end-turn', 'end-game'])]),
]);
const playCase = z.object({ players, options, actions: z.array(action) });

const asks: Record<string, (given: unknown) => object> = {
  'christmas-present/feature': asking(featureCase, answerFeature),
  'christmas-present/fields': asking(fieldsCase, answerFields),
  'christmas-present/play': asking(playCase, answerPlay),
};

/** Answers a worked example through the rules; a refusal where they refuse, or where the case cannot be understood. */
export function answerCase(ask: string, given: unknown): object {
  const answer = Object.hasOwn(asks, ask) ? asks[ask] : undefined;
  if (answer === undefined) throw new UnknownAsk(ask);
  return answer(given);
}

/** The options of base and cards together, with their defaults for those not given. */
function optionsOf(given: Readonly<Record<string, string | number>>) {
  const named = Object.entries(given).map(([name, value]): [string, string] => [name, String(value)]);
  const cards = Object.fromEntries(named.filter(([name]) => isOption(name)));
  const base = Object.fromEntries(named.filter(([name]) => !isOption(name)));
  const refusal = refuseCardOptions(cards) ?? refuseChangedOptions(base);
  return refusal ?? { ...WITHOUT_TABLE, ...DEFAULT_OPTIONS, ...base, ...cards };
}

function answerFeature(given: z.output<typeof featureCase>): object {
  const agreed = optionsOf(given.options);
  if (isRefusal(agreed)) return agreed;
  const feature = featureOf(given);
  const on = given.tieBreakers.map((player, index) => advantage(player, index, feature));
  const raise = given.card === undefined ? null : { card: given.card, player: given.cardBy ?? '' };
  const scored = scoreWithCards({ feature, by: { followers: given.followers }, on }, raise, agreed);
  return isRefusal(scored) ? scored : { scores: scoresOf(scored.gains) };
}

const advantage = (player: string, index: number, feature: Feature): Lying => ({
  ...{ nth: index + 1, card: 'break-tie-road', label: '', player, entry: '' },
  ground: (feature.kind === 'monastery' ? 'cloister' : feature.kind) as Ground,
});

function featureOf({ feature, tiles, coatsOfArms, completed, inn, cathedral }: z.output<typeof featureCase>): Feature {
  const state = completed ? 'completed' : 'unfinished';
  if (feature === 'road') return { kind: feature, state, tiles, inn };
  if (feature === 'city') return { kind: feature, state, tiles, coatsOfArms, cathedral };
  return { kind: feature, state, around: tiles };
}

function answerFields({ ruleSet, fields: given, cards, options: named }: z.output<typeof fieldsCase>): object {
  const agreed = optionsOf(named);
  if (isRefusal(agreed)) return agreed;
  const fields = given.map(({ cities, tieBreakers: _, ...rest }): Field => {
    const [own, shared] = Array.isArray(cities) ? [0, cities] : [cities, []];
    return { cities: own, named: shared, ...rest };
  });
  const refusal = fields.map((field) => refuseField(field, tilesInBoxes(WITHOUT_TABLE))).find((each) => each !== null);
  if (refusal) return refusal;
  const advantages = given.map(({ tieBreakers }) => tieBreakers);
  const farms = scoreFields(fields, ruleSet, advantages);
  const revealed = Object.entries(cards).flatMap(([player, own]) =>
    own.map((each) => farmCardGain(each, player, farms, agreed)),
  );
  return { scores: scoresOf([...farms.flatMap(({ gains }) => gains), ...revealed]) };
}

function answerPlay({ players: seats, options: named, actions }: z.output<typeof playCase>): object {
  const agreed = optionsOf(named);
  if (isRefusal(agreed)) return agreed;
  let game = newGame(seats, agreed);
  for (const [index, told] of actions.entries()) {
    const next = after(game, actionOf(told));
    if (next === null) return { refusedAt: index, ...answerOf(game) };
    game = next;
  }
  return { refusedAt: null, ...answerOf(game) };
}

function actionOf(told: z.output<typeof action>): Action {
  const [player, verb] = told;
  if (verb === 'draw') return { player, do: verb, deck: told[2], card: told[3] };
  if (verb === 'discard') return { player, do: verb, card: told[2] };
  if (verb !== 'play') return { player, do: verb };
  const points = told[3];
  return points === undefined ? { player, do: verb, card: told[2] } : { player, do: verb, card: told[2], points };
}

function scoresOf(gains: readonly Gain[]): Record<string, number> {
  const scores = new Map<string, number>();
  for (const { player, points } of gains) scores.set(player, (scores.get(player) ?? 0) + points);
  return Object.fromEntries(scores);
}
