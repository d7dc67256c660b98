import * as z from 'zod/mini';
import { asking } from '../asking';
import { isRefusal } from '../entry';
import { UnknownAsk } from '../unknown-ask';
import { tilesInBoxes, WITHOUT_TABLE } from './boxes';
import { refuseChangedOptions } from './decide-setup';
import { type FarmSet, scoreFields } from './farms';
import type { Feature } from './feature';
import { type Field, refuseField } from './field';
import { scoreGoods } from './goods';
import { DEFAULT_OPTIONS, OPTION_VALUES } from './options';
import type { Gain } from './reasons';
import { scoreFeature, share } from './score-feature';

/* The format of the worked examples is a test's shorthand, not that of the log. */

const count = z.number();
const perPlayer = z.record(z.string(), count);
const flag = z._default(z.boolean(), false);

const featureCase = z.object({
  feature: z.enum(['road', 'city', 'monastery', 'garden']),
  tiles: count,
  coatsOfArms: z._default(count, 0),
  completed: flag,
  inn: flag,
  cathedral: flag,
  options: z._default(z.record(z.string(), z.union([z.string(), z.number()])), {}),
  followers: z.optional(perPlayer),
});
const fieldsCase = z.object({
  ruleSet: z._default(z.enum(OPTION_VALUES.farms), DEFAULT_OPTIONS.farms),
  fields: z.array(
    z.object({
      cities: z.union([count, z.array(z.string())]),
      followers: perPlayer,
      pigs: z.optional(perPlayer),
      pigHerd: flag,
    }),
  ),
});
const goodsCase = z.object({
  goods: z.object({
    wine: z._default(perPlayer, {}),
    grain: z._default(perPlayer, {}),
    cloth: z._default(perPlayer, {}),
  }),
});

const asks: Record<string, (given: unknown) => object> = {
  'carcassonne/feature': asking(featureCase, answerFeature),
  'carcassonne/fields': asking(fieldsCase, answerFields),
  'carcassonne/goods': asking(goodsCase, ({ goods }) => {
    const score = scoreGoods(goods);
    return isRefusal(score) ? score : { scores: scoresOf(score.gains) };
  }),
};

/** Answers a worked example through the rules; a refusal where they refuse, or where the case cannot be understood. */
export function answerCase(ask: string, given: unknown): object {
  const answer = Object.hasOwn(asks, ask) ? asks[ask] : undefined;
  if (answer === undefined) throw new UnknownAsk(ask);
  return answer(given);
}

function answerFeature(given: z.output<typeof featureCase>): object {
  const named = Object.fromEntries(Object.entries(given.options).map(([name, value]) => [name, String(value)]));
  const refusal = refuseChangedOptions(named);
  if (refusal !== null) return refusal;
  const options = { ...WITHOUT_TABLE, ...named };
  const score = scoreFeature(featureOf(given), options);
  if (isRefusal(score)) return score;
  const shared = share(score.reasons, { followers: given.followers ?? {} });
  if (isRefusal(shared)) return shared;
  return given.followers === undefined
    ? { points: score.points }
    : { points: score.points, scores: scoresOf(shared.gains) };
}

function featureOf({ feature, tiles, coatsOfArms, completed, inn, cathedral }: z.output<typeof featureCase>): Feature {
  const state = completed ? 'completed' : 'unfinished';
  if (feature === 'road') return { kind: feature, state, tiles, inn };
  if (feature === 'city') return { kind: feature, state, tiles, coatsOfArms, cathedral };
  return { kind: feature, state, around: tiles };
}

function answerFields({ ruleSet, fields: given }: { ruleSet: FarmSet; fields: z.output<typeof fieldsCase>['fields'] }) {
  const fields = given.map(({ cities, ...rest }): Field => {
    const named = Array.isArray(cities) ? cities : [];
    return { cities: Array.isArray(cities) ? 0 : cities, named, ...rest };
  });
  const refusal = fields.map((field) => refuseField(field, tilesInBoxes(WITHOUT_TABLE))).find((each) => each !== null);
  return refusal ?? { scores: scoresOf(scoreFields(fields, ruleSet).flatMap(({ gains }) => gains)) };
}

function scoresOf(gains: readonly Gain[]): Record<string, number> {
  const scores = new Map<string, number>();
  for (const { player, points } of gains) scores.set(player, (scores.get(player) ?? 0) + points);
  return Object.fromEntries(scores);
}
