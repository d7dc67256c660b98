import * as z from 'zod/mini';
import { asking } from '../asking';
import { carcassonne } from '../carcassonne/module';
import type { TableView } from '../carcassonne/table';
import type { Entry, Place, Refusal } from '../entry';
import { joined } from '../joined';
import { UnknownAsk } from '../unknown-ask';
import { BENELUX } from './chip-set';
import { benelux } from './module';
import type { ChipsView, ColourView } from './view';

/* The format of the worked examples is a test's shorthand, not that of the log. */

const playCase = z.object({
  players: z.array(z.string()),
  options: z._default(z.record(z.string(), z.string()), {}),
  actions: z.array(z.tuple([z.string(), z.string()], z.union([z.string(), z.number()]))),
});

type Play = z.output<typeof playCase>;
type Action = Play['actions'][number];

const game = joined(carcassonne, [benelux]);

const answerPlay = asking(playCase, ({ players, options, actions }) => {
  const named = Object.fromEntries(Object.entries(options).map(([name, value]) => [`benelux/${name}`, value]));
  const all = { tradersAndBuilders: 'yes', ...named };
  const refusal = game.refuseOptions(all);
  if (refusal !== null) return refusal;
  const setup = game.readSetup({ firstPlayer: players[0] ?? null }, players, all);
  if (setup === null) return { refused: 'not-understood', at: 'players' };
  return play(
    actions,
    (entries) => game.view(setup, entries),
    (view, { fact, place }) => game.refuse(setup, view, fact, place),
  );
});

/** Answers a worked example through the rules; a refusal where they refuse, or where the case cannot be understood. */
export function answerCase(ask: string, given: unknown): object {
  if (ask !== 'benelux/play') throw new UnknownAsk(ask);
  return answerPlay(given);
}

type Entered = Entry<unknown>;

/** Takes actions one by one until one is refused. */
function play(
  actions: readonly Action[],
  read: (entries: readonly Entered[]) => TableView,
  refuse: (view: TableView, entry: Entered) => Refusal | null,
): object {
  const entries: Entered[] = [];
  for (const [index, action] of actions.entries()) {
    const view = read(entries);
    const entry = entryOf(action, view, index);
    if (entry === null || action[0] !== view.turn?.player || refuse(view, entry) !== null) return said(view, index);
    entries.push(entry);
  }
  return said(read(entries), null);
}

/** What an action enters; null: no such action. */
function entryOf([player, verb, colour, number]: Action, { turn }: TableView, index: number): Entered | null {
  const place: Place = { player, round: turn?.turn ?? 1 };
  const facts: Record<string, object> = {
    collect: { kind: 'benelux/collected', colour, value: number },
    pay: { kind: 'benelux/paid', colour, stack: number },
    'extra-tile': { kind: 'tile', builder: true },
    'end-turn': { kind: 'next' },
    'end-game': { kind: 'game-ended' },
  };
  const fact = Object.hasOwn(facts, verb) ? facts[verb] : undefined;
  return fact === undefined ? null : { id: `${index}`, place, fact };
}

const isTouched = ({ stacks }: ColourView): boolean => stacks.some((left) => left < BENELUX.paying.tiles);

function said({ seats, players, addOns }: TableView, refusedAt: number | null): object {
  const view = addOns.benelux as ChipsView;
  const chipsOf = (player: string) =>
    view.colours.map(({ colour }) => [
      colour,
      (view.held[player] ?? []).filter((chip) => chip.colour === colour).length,
    ]);
  return {
    refusedAt,
    scores: Object.fromEntries(seats.map((player) => [player, players[player]?.points ?? 0])),
    chips: Object.fromEntries(seats.map((player) => [player, Object.fromEntries(chipsOf(player))])),
    // In a named map what is not listed is as at the start.
    islands: Object.fromEntries(view.colours.filter(isTouched).map(({ colour, stacks }) => [colour, stacks])),
  };
}
