import { type AddOnFact, type AddOnName, isAddOnFact, type Reading } from '../add-on';
import type { AddOnScore, Brings, FieldScore, Options, Played, Touch } from '../carcassonne';
import { BRINGS_NOTHING } from '../carcassonne/add-on';
import type { Fact } from '../carcassonne/facts';
import { scoreFields } from '../carcassonne/farms';
import { refuseScoring } from '../carcassonne/scoring';
import { ADD_ON, type CardFact } from './facts';
import type { CardOptions } from './options';
import { scoreOf } from './points';
import { type CardsRead, readCards } from './read-cards';
import { advantageOf } from './score';
import { HANDS, HELD } from './steps';
import type { Moment } from './timing';
import { touchesOf } from './touches';
import type { CardView } from './view';
import { waitingOf } from './waiting';

/** Reads the cards of a table, and what they bring to its score. */
export function readTable(options: CardOptions, played: Played): Reading<CardView, Brings> {
  const { entries } = played;
  const read = readCards(
    entries.map(({ entry: { id, fact }, turn, player }) => ({ id, turn, fact, player: player ?? '' })),
  );
  const moment = momentOf(played);
  const all = { ...played.options, ...options };
  const scores = scoresOf(played, read, all);
  const touches = touchesOf(entries, read, moment.ended, all);
  return {
    view: {
      options,
      places: read.places,
      moment,
      ...plain(read),
      waiting: waitingOf(entries, read, moment.ended, all),
    },
    brings: {
      ...BRINGS_NOTHING,
      scores,
      touches,
      steps: stepsOf(read, scores, touches),
      tilesLost: tilesLost(read, entries),
    },
  };
}

const plain = ({ lyingOn, problems }: CardsRead) => ({
  lyingOn: Object.fromEntries(lyingOn),
  problems: Object.fromEntries(problems),
});

/** From the start player on, everybody who sat down (XP-11). */
function momentOf({ seats, turns, turn, ended }: Played): Moment {
  const start = Math.max(0, seats.indexOf(turns[0]?.player ?? ''));
  const order = [...seats.slice(start), ...seats.slice(0, start)];
  return { turn: turn?.player ?? null, ended: ended !== null, order };
}

/** What the entries of the cards give; one that moved nothing, or was cancelled, gives nothing. */
function scoresOf(played: Played, read: CardsRead, options: Options & CardOptions): Map<string, AddOnScore> {
  const ground = { farms: farmsOf(played, read, options), ended: played.ended !== null, options, seats: played.seats };
  const counted = ({ id }: { id: string }) => !read.problems.has(id) && !Object.hasOwn(read.places.prevented, id);
  const scores = new Map<string, AddOnScore>();
  for (const { entry, player } of played.entries.filter((each) => counted(each.entry))) {
    const score = isOwn(entry.fact) ? scoreOf(entry.fact, player ?? '', ground) : null;
    if (score !== null) scores.set(entry.id, score);
  }
  return scores;
}

const isOwn = (fact: Fact | AddOnFact): fact is CardFact => isAddOnFact(fact) && fact.kind.startsWith(`${ADD_ON}/`);

/** The farms as the base scores them. */
function farmsOf({ entries, seats }: Played, { lyingOn }: CardsRead, options: Options): FieldScore[] {
  const farms = entries.flatMap(({ entry: { id, fact }, player }) =>
    !isAddOnFact(fact) && fact.kind === 'field' && refuseScoring(fact, { seats, options }, player) === null
      ? [{ field: fact.field, advantage: advantageOf(lyingOn.get(id) ?? []) }]
      : [],
  );
  return scoreFields(
    farms.map(({ field }) => field),
    options.farms,
    farms.map(({ advantage }) => advantage),
  );
}

/** The hands are a step once anybody has drawn; what locks hold back once there is such a thing. */
function stepsOf(
  { places }: CardsRead,
  scores: ReadonlyMap<string, AddOnScore>,
  touches: ReadonlyMap<string, Touch>,
): AddOnName[] {
  const used = [...scores.values(), ...touches.values()].map(({ step }) => step);
  const drawn = places.drawn.cloister.length + places.drawn.road.length > 0;
  const steps: [AddOnName, boolean][] = [
    [HANDS, drawn],
    [HELD, used.includes(HELD)],
  ];
  return steps.filter(([, offered]) => offered).map(([step]) => step);
}

/** Of two tiles drawn for one turn one leaves the game (XP-30): the turns in which that was. */
function tilesLost({ places }: CardsRead, entries: Played['entries']): number[] {
  const played = places.pile.filter(({ card, how }) => card === 'draw-2' && how === 'played');
  return played.flatMap(({ entry }) => entries.find((each) => each.entry.id === entry)?.turn ?? []);
}
