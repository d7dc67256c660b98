import { idOf, list, nameOf, type Sentence, type Told, truthAmong, viewOf } from '../../testing/told';
import type { ScoredEntry } from '../scored-entry';
import type { TableView } from '../table';

type Read = Told<TableView>;

function playerOf(table: Read, name: string) {
  const own = viewOf(table).players[idOf(table, name)];
  if (own === undefined) throw new Error(`${name} does not play`);
  return own;
}

function entryOf(table: Read, id: string): ScoredEntry {
  const entry = viewOf(table).entries.find((each) => each.entry.id === id);
  if (entry === undefined) throw new Error(`No entry ${id} gives points`);
  return entry;
}

const namesIn = (table: Read, players: readonly string[]): string[] => players.map((player) => nameOf(table, player));

function lastCountIn(table: Read): string {
  const { begun, next, complete } = viewOf(table).lastCount;
  if (begun === null) return 'the last count has not begun';
  return complete ? 'the last count is complete' : `the last count goes on with ${next}`;
}

const SENTENCES: Sentence<TableView>[] = [
  [/^(\S+) has -?\d+ points?$/, (table, name = '') => `${name} has ${playerOf(table, name).points} points`],
  [
    /^(\S+) has -?\d+ points for (\S+)$/,
    (table, name = '', reason = '') => `${name} has ${playerOf(table, name).byReason[reason]} points for ${reason}`,
  ],
  [
    /^(\S+) stands on space \d+ after \d+ laps$/,
    (table, name = '') => {
      const { space, laps } = playerOf(table, name).track;
      return `${name} stands on space ${space} after ${laps} laps`;
    },
  ],
  [
    /^.+ wins$|^.+ share the win$/,
    (table) => {
      const { winners, shared } = viewOf(table).standings;
      return `${list(namesIn(table, winners))} ${shared ? 'share the win' : 'wins'}`;
    },
  ],
  [
    /^(\S+) is number \d$/,
    (table, name = '') => `${name} is number ${viewOf(table).standings.ranks[idOf(table, name)]}`,
  ],
  [
    /^\S+ plays turn \d+ of round \d+, then \S+$|^nobody is on turn$/,
    (table) => {
      const { turn } = viewOf(table);
      if (turn === null) return 'nobody is on turn';
      return `${nameOf(table, turn.player)} plays turn ${turn.turn} of round ${turn.round}, then ${nameOf(table, turn.next)}`;
    },
  ],
  [/^\d+ tiles are left$/, (table) => `${viewOf(table).tiles.left} tiles are left`],
  [
    /^(\S+) leads (\S+) from -?\d+ to -?\d+$/,
    (table, id = '', name = '') => {
      const gain = entryOf(table, id).gains.find(({ player }) => player === idOf(table, name));
      return `${id} leads ${name} from ${gain?.before} to ${gain?.after}`;
    },
  ],
  [
    /^(\S+) goes to .+$/,
    (table, id = '') => `${id} goes to ${list(namesIn(table, entryOf(table, id).majority?.winners ?? [])) || 'nobody'}`,
  ],
  [/^the last count .+$/, lastCountIn],
  [
    /^the entries are doubted for .+$/,
    (table) => {
      const doubts = viewOf(table).entries.flatMap((entry) => entry.doubts.map(({ doubt }) => doubt));
      return `the entries are doubted for ${list(doubts) || 'nothing'}`;
    },
  ],
  [/^the table is (?:open|finished)$/, ({ session }) => `the table is ${session.finished ? 'finished' : 'open'}`],
  [/^\d+ steps are taken back$/, ({ session }) => `${session.takenBack} steps are taken back`],
  [/^\d+ entries belong nowhere$/, (table) => `${viewOf(table).lost.length} entries belong nowhere`],
];

/** What is true of the table, said in the words of the sentence; the same sentence if that is true. */
export const truthOf = (table: Read, sentence: string): string => truthAmong(SENTENCES, table, sentence);
