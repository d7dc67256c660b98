import { idOf, list, nameOf, type Sentence, type Told, truthAmong, viewOf } from '../../testing/told';
import { starter } from '../dealers';
import { claimed, type Evening } from '../evening';
import { playing } from '../leaving';
import type { ScoredClaim } from '../scored-claim';

type Read = Told<Evening>;

const eveningOf: (table: Read) => Evening = viewOf;

function playerOf(table: Read, name: string) {
  const own = eveningOf(table).players[idOf(table, name)];
  if (own === undefined) throw new Error(`${name} does not play`);
  return own;
}

function claimOf(table: Read, name: string, round: string): ScoredClaim {
  const player = idOf(table, name);
  const claim = eveningOf(table).claims.find((each) => each.player === player && each.round === Number(round));
  if (claim === undefined) throw new Error(`${name} has no claim in round ${round}`);
  return claim;
}

const doubtsOf = (doubts: readonly { doubt: string }[] | undefined): string =>
  list((doubts ?? []).map(({ doubt }) => doubt)) || 'nothing';

const SENTENCES: Sentence<Evening>[] = [
  [/^(\w+) has -?\d+ points$/, (table, name = '') => `${name} has ${playerOf(table, name).points} points`],
  [
    /^(\w+) has -?\d+ points for ([\w-]+)$/,
    (table, name = '', reason = '') => {
      const points = new Map<string, number>(Object.entries(playerOf(table, name).byReason)).get(reason);
      return `${name} has ${points} points for ${reason}`;
    },
  ],
  [
    /^.+ wins$|^.+ share the win$/,
    (table) => {
      const winners = eveningOf(table).standings.winners.map((player) => nameOf(table, player));
      return `${list(winners)} ${winners.length > 1 ? 'share the win' : 'wins'}`;
    },
  ],
  [
    /^(\w+) is number \d$/,
    (table, name = '') => `${name} is number ${eveningOf(table).standings.ranks[idOf(table, name)]}`,
  ],
  [
    /^the tie at \d+ points is (?:shared|broken by \d+ buildings to \d+)$/,
    (table) => {
      const { tie } = eveningOf(table).standings;
      const buildings = tie ? Object.values(tie.buildings).sort((one, other) => other - one) : [];
      const end = tie?.kind === 'shared' ? 'shared' : `broken by ${buildings.join(' buildings to ')}`;
      return `the tie at ${tie?.points} points is ${end}`;
    },
  ],
  [/^\w+ deals round (\d+)$/, (table, round) => `${nameOf(table, dealerOf(table, round))} deals round ${round}`],
  [
    /^\w+ begins round (\d+)$/,
    (table, round) => `${nameOf(table, starter(eveningOf(table), Number(round)))} begins round ${round}`,
  ],
  [
    /^the claim of (\w+) in round (\d+) waits for .+$/,
    (table, name = '', round = '') =>
      `the claim of ${name} in round ${round} waits for ${list(claimOf(table, name, round).score?.missing ?? [])}`,
  ],
  [
    /^the claim of (\w+) in round (\d+) leads from -?\d+ to -?\d+$/,
    (table, name = '', round = '') => {
      const { before, after } = claimOf(table, name, round);
      return `the claim of ${name} in round ${round} leads from ${before} to ${after}`;
    },
  ],
  [
    /^(\w+) has \d+ (yellow|red|green|blue) animals$/,
    (table, name = '', colour = '') => {
      const animals = new Map<string, number>(Object.entries(playerOf(table, name).area.animals));
      return `${name} has ${animals.get(colour)} ${colour} animals`;
    },
  ],
  [
    /^\d+ jokers? waits? before (\w+)$/,
    (table, name = '') => {
      const jokers = playerOf(table, name).area.waitingJokers;
      return `${jokers} ${jokers === 1 ? 'joker waits' : 'jokers wait'} before ${name}`;
    },
  ],
  [
    /^\d+ cards lie under the chest of (\w+)$/,
    (table, name = '') => `${playerOf(table, name).chestCards} cards lie under the chest of ${name}`,
  ],
  [
    /^the chest of (\w+) makes groups of .+$/,
    (table, name = '') => {
      const groups = playerOf(table, name).chest?.grouping?.groups.map(({ size }) => size) ?? [];
      return `the chest of ${name} makes groups of ${list(groups)}`;
    },
  ],
  [
    /^the chest of (\w+) is doubted for .+$/,
    (table, name = '') => `the chest of ${name} is doubted for ${doubtsOf(playerOf(table, name).chest?.doubts)}`,
  ],
  [
    /^the claims are doubted for .+$/,
    (table) => `the claims are doubted for ${doubtsOf(eveningOf(table).claims.flatMap(({ doubts }) => doubts))}`,
  ],
  [
    /^.+ plays? in round (\d+)$/,
    (table, round) => {
      const names = playing(eveningOf(table), Number(round)).map((player) => nameOf(table, player));
      return `${list(names)} ${names.length === 1 ? 'plays' : 'play'} in round ${round}`;
    },
  ],
  [
    /^.+ claimed in round (\d+)$/,
    (table, round) => {
      const names = claimed(eveningOf(table), Number(round)).map((player) => nameOf(table, player));
      return `${list(names)} claimed in round ${round}`;
    },
  ],
  [/^round \d+ is played$/, (table) => `round ${eveningOf(table).currentRound} is played`],
  [/^all rounds are played$|^rounds are left$/, (table) => completion(table)],
  [/^the table is (?:open|finished)$/, ({ session }) => `the table is ${session.finished ? 'finished' : 'open'}`],
  [/^chests are (?:hidden|open)$/, (table) => `chests are ${eveningOf(table).options.chests}`],
  [/^the (\w+) follower is \w+$/, ({ seats }, colour) => followerOf(seats, colour)],
  [/^\d+ steps are taken back$/, ({ session }) => `${session.takenBack} steps are taken back`],
  [/^\d+ entries belong nowhere$/, (table) => `${eveningOf(table).lost.length} entries belong nowhere`],
];

const dealerOf = (table: Read, round: string | undefined) => eveningOf(table).dealers[Number(round)] ?? null;

const completion = (table: Read) => (eveningOf(table).complete ? 'all rounds are played' : 'rounds are left');

const followerOf = (seats: Read['seats'], colour: string | undefined): string =>
  `the ${colour} follower is ${seats.find((seat) => seat.colour === colour)?.name ?? 'nobody'}`;

/** What is true of the table, said in the words of the sentence; the same sentence if that is true. */
export const truthOf = (table: Read, sentence: string): string => truthAmong(SENTENCES, table, sentence);
