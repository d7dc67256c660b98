import type { Place, Refusal } from '../rules/entry';
import type { GameModule } from '../rules/module';
import type { EventBody, PlayerColour } from './events';
import type { Session } from './replay';
import { refuseSeat, type SeatRefusal } from './seats';
import type { Table } from './table';

/** What somebody at the table asks for. Undo and redo name the step that the screen showed. */
export type Command =
  | { do: 'record'; place: Place; fact: unknown }
  | { do: 'amend'; target: string; place?: Place; fact: unknown }
  | { do: 'delete'; target: string }
  | { do: 'change-options'; options: Record<string, string> }
  | { do: 'change-seat'; player: string; name?: string; colour?: PlayerColour }
  | { do: 'finish' }
  | { do: 'undo'; step: string }
  | { do: 'redo'; step: string };

export type SessionRefusal = Refusal<
  'unreadable-table' | 'unreadable-fact' | 'finished' | 'no-such-entry' | 'changed-meanwhile' | SeatRefusal['refused']
>;

/**
 * Turns a command into the event that the log takes up, or refuses it: `unreadable-table`, `finished` (reopen by undo),
 * `no-such-entry`, `unreadable-fact`, `changed-meanwhile` (undo or redo would no longer do what it said),
 * `no-such-seat`, `name-blank`, `colour-taken`, or whatever the rules of the game refuse.
 */
export function decide<S, F, V>(game: GameModule<S, F, V>, table: Table<S, V>, command: Command): EventBody | Refusal {
  const { session } = table;
  if (command.do === 'undo') return undo(session, command.step);
  if (command.do === 'redo') return redo(session, command.step);
  if (session.finished) return { refused: 'finished' };
  switch (command.do) {
    case 'finish':
      return { type: 'finished' };
    case 'change-options':
      return game.refuseOptions(command.options) ?? { type: 'options-changed', options: command.options };
    case 'change-seat':
      return changeSeat(session, command);
    case 'record':
      return (
        refuseFact(game, table, command.fact, command.place) ?? {
          type: 'recorded',
          place: command.place,
          fact: command.fact,
        }
      );
    case 'amend':
      return amend(game, table, command);
    case 'delete':
      return remove(game, session, command.target);
  }
}

function undo(session: Session, step: string): EventBody | SessionRefusal {
  return session.undo?.id === step ? { type: 'undone', target: step } : { refused: 'changed-meanwhile' };
}

function redo(session: Session, step: string): EventBody | SessionRefusal {
  const { redo: next } = session;
  return next?.step.id === step ? { type: 'undone', target: next.undone } : { refused: 'changed-meanwhile' };
}

function changeSeat({ seats }: Session, command: Extract<Command, { do: 'change-seat' }>): EventBody | Refusal {
  const { player, name, colour } = command;
  return refuseSeat(seats, { player, name, colour }) ?? { type: 'seat-changed', player, name, colour };
}

function amend<S, F, V>(
  game: GameModule<S, F, V>,
  table: Table<S, V>,
  command: Extract<Command, { do: 'amend' }>,
): EventBody | Refusal {
  const entry = entryOf(table.session, command.target);
  if (!entry) return { refused: 'no-such-entry' };
  const refusal = refuseFact(game, table, command.fact, command.place ?? entry.place, entry.id);
  return refusal ?? { type: 'amended', target: entry.id, place: command.place, fact: command.fact };
}

function remove<S, F, V>(game: GameModule<S, F, V>, session: Session, target: string): EventBody | Refusal {
  const entry = entryOf(session, target);
  if (!entry) return { refused: 'no-such-entry' };
  const fact = game.readFact(entry.fact);
  const refusal = fact === null ? null : game.refuseDelete?.(fact);
  return refusal ?? { type: 'amended', target, fact: null };
}

function refuseFact<S, F, V>(
  game: GameModule<S, F, V>,
  { setup, view }: Table<S, V>,
  raw: unknown,
  place: Place,
  except?: string,
): Refusal | null {
  if (setup === null || view === null) return { refused: 'unreadable-table' };
  const fact = game.readFact(raw);
  if (fact === null) return { refused: 'unreadable-fact' };
  return game.refuse(setup, view, fact, place, except);
}

function entryOf(session: Session, id: string) {
  return session.entries.find((entry) => entry.id === id);
}
