import * as z from 'zod/mini';
import { asking } from '../asking';
import { isRefusal } from '../entry';
import { UnknownAsk } from '../unknown-ask';
import type { PlayArea } from './animals';
import { refuseArea } from './area';
import { groupChest } from './buildings';
import { type ClaimScore, scoreClaim } from './claim';
import { chestOf, perColour } from './colours';
import { refuseOptions } from './decide';
import { dealFor } from './deck';
import type { Card, Options } from './facts';
import { DEFAULT_OPTIONS } from './options';
import type { Reason } from './reasons';
import { rank } from './standings';

/* The format of the worked examples is a test's shorthand, not that of the log. */

const colour = z.enum(['yellow', 'red', 'green', 'blue']);
const wrongColour = z.optional(z.enum(['yellow', 'red', 'green', 'blue', 'unknown']));
const take = z.optional(z.enum(['ten', 'keep']));
const counts = z.partialRecord(z.enum(['yellow', 'red', 'green', 'blue', 'joker']), z.number());

const shortCard = z.union([
  z.strictObject({ person: z.number(), colour: wrongColour, take: z.optional(z.literal('ten')) }),
  z.strictObject({ animal: z.literal(true), colour: wrongColour, take }),
  z.strictObject({ building: z.literal(true), colour: wrongColour, take }),
  z.strictObject({ joker: z.enum(['animal', 'building', 'dragon', 'fairy']) }),
]);

const claimCase = z.object({
  scoringCard: z._default(z.record(z.string(), z.number()), {}),
  area: z._default(z.partialRecord(colour, z.number()), {}),
  waitingJokers: z._default(z.number(), 0),
  row: colour,
  cards: z.array(shortCard),
  jokersTo: z.optional(z.array(colour)),
  options: z.optional(z.record(z.string(), z.string())),
});
const buildingsCase = z.object({ chest: counts });
const standingsCase = z.object({
  players: z.array(z.object({ name: z.string(), points: z.number(), buildings: z._default(z.number(), 0) })),
});
const tableCase = z.object({ players: z.number() });

const asks: Record<string, (given: unknown) => object> = {
  'cardcassonne/claim': asking(claimCase, answerClaim),
  'cardcassonne/buildings': asking(buildingsCase, answerBuildings),
  'cardcassonne/standings': asking(standingsCase, answerStandings),
  'cardcassonne/table': asking(tableCase, ({ players }) => dealFor(players)),
};

/** Answers a worked example through the rules; a refusal where they refuse, or where the case cannot be understood. */
export function answerCase(ask: string, given: unknown): object {
  const answer = Object.hasOwn(asks, ask) ? asks[ask] : undefined;
  if (answer === undefined) throw new UnknownAsk(ask);
  return answer(given);
}

function answerClaim(given: z.output<typeof claimCase>): object {
  const options = { ...DEFAULT_OPTIONS, ...given.options } as Options;
  const area: PlayArea = {
    animals: perColour((kind) => given.area[kind] ?? 0),
    waitingJokers: given.waitingJokers,
  };
  const refusal = refuseOptions(options) ?? refuseArea(area);
  if (refusal !== null) return refusal;
  const { row, jokersTo, scoringCard } = given;
  const score = scoreClaim({ row, cards: given.cards.map(cardOf), jokersTo, area, scoringCard, options });
  return isRefusal(score) ? score : (refuseArea(score.area) ?? answerScore(score));
}

function answerScore({ points, reasons, missing, area, chest }: ClaimScore): object {
  if (missing.length > 0) return { ask: { animals: missing } };
  const sum = (...names: Reason['reason'][]) =>
    reasons.reduce((total, each) => total + (names.includes(each.reason) ? (each.points ?? 0) : 0), 0);
  const lines = {
    persons: sum('persons'),
    animals: sum('animals'),
    jokers: sum('waiting-jokers'),
    wrongColour: sum('wrong-colour'),
    dragonFairy: sum('dragon', 'fairy'),
  };
  return { points, lines, area: area.animals, waitingJokers: area.waitingJokers, chest };
}

/** A value that no person has stays in the card: the rules refuse it. */
function cardOf(short: z.output<typeof shortCard>): Card {
  if ('joker' in short) return { kind: 'joker', joker: short.joker };
  if ('person' in short) return { kind: 'person', value: short.person as 1 | 2 | 3, colour: short.colour };
  return { kind: 'animal' in short ? 'animal' : 'building', colour: short.colour, take: short.take };
}

function answerBuildings({ chest }: z.output<typeof buildingsCase>): object {
  const grouping = groupChest(
    chestOf(
      perColour((kind) => chest[kind] ?? 0),
      chest.joker ?? 0,
    ),
  );
  if (isRefusal(grouping)) return grouping;
  return { points: grouping.points, groups: grouping.groups.map((group) => group.size) };
}

function answerStandings({ players }: z.output<typeof standingsCase>): object {
  return rank(players.map(({ name, points, buildings }) => ({ id: name, points, buildings })));
}
