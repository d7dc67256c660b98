import { carcassonne } from '../../carcassonne/module';
import type { TableView } from '../../carcassonne/table';
import type { Entry, Place } from '../../entry';
import { joined } from '../../joined';
import { BENELUX, type ChipSet } from '../chip-set';
import { mapChips } from '../map-chips';
import type { ChipsView } from '../view';

/** A table with map chips of which a test tells, action by action; what is refused is not entered. */
export function evening(players: readonly string[], options: Record<string, string> = {}, set: ChipSet = BENELUX) {
  const game = joined(carcassonne, [mapChips(set)]);
  const all = { tradersAndBuilders: 'yes', innsAndCathedrals: 'yes', ...options };
  const read = game.readSetup({ firstPlayer: players[0] }, players, all);
  if (read === null) throw new Error('No such table');
  const setup = read;
  let entries: Entry<unknown>[] = [];
  let count = 0;
  const view = (): TableView => game.view(setup, entries);
  const chips = (): ChipsView => view().addOns[set.id] as ChipsView;
  /** Where something happens now. */
  const now = (): Place & { round: number } => {
    const { turn } = view();
    return { round: turn?.turn ?? 1, ...(turn?.player ? { player: turn.player } : {}) };
  };
  function enter(fact: object, place: Place = now(), except?: string): string | null {
    const refusal = game.refuse(setup, view(), fact, place, except);
    if (refusal !== null) return refusal.refused;
    const id = except ?? `e${count++}`;
    const entry = { id, place, fact };
    entries = except === undefined ? [...entries, entry] : entries.map((each) => (each.id === id ? entry : each));
    return null;
  }
  return {
    ...{ game, setup, view, chips, now, enter },
    collect: (colour: string, value: number, place?: Place) =>
      enter({ kind: `${set.id}/collected`, colour, value }, place),
    pay: (colour: string, stack?: number, place?: Place) => enter({ kind: `${set.id}/paid`, colour, stack }, place),
    next: () => enter({ kind: 'next' }),
    extraTile: () => enter({ kind: 'tile', builder: true }),
    end: () => enter({ kind: 'game-ended' }),
    takeOut: (id: string) => {
      entries = entries.filter((entry) => entry.id !== id);
    },
    entries: () => entries,
    points: () => Object.fromEntries(players.map((player) => [player, view().players[player]?.points ?? 0])),
  };
}
