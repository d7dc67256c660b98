import type { GameModule } from '../../rules/module';
import { type Command, decide } from '../decide';
import type { SessionEvent } from '../events';
import { replay, type Session } from '../replay';
import { readTable } from '../table';

/**
 * Takes every step of a log again, each at the table as it was then: the steps for which the table refuses or decides
 * something else than the log says, with what it decides.
 */
export function retakenSteps<S, F, V>(game: GameModule<S, F, V>, log: readonly SessionEvent[]) {
  return log.slice(1).flatMap((event, index) => {
    const table = readTable(game, replay('s', log.slice(0, index + 1)));
    const body = decide(game, table, commandOf(event, table.session));
    return isPartOf(JSON.parse(JSON.stringify(body)), event) ? [] : [{ id: event.id, body }];
  });
}

/** Whether an event says all that was decided; what it says besides is its header. */
const isPartOf = (body: object, event: object): boolean =>
  Object.entries(body).every(
    ([key, value]) => JSON.stringify(new Map(Object.entries(event)).get(key)) === JSON.stringify(value),
  );

/** The command that a step of the log came from. */
function commandOf(event: SessionEvent, session: Session): Command {
  switch (event.type) {
    case 'started':
      throw new Error('A table is started once');
    case 'recorded':
      return { do: 'record', place: event.place, fact: event.fact };
    case 'amended':
      return event.fact === null
        ? { do: 'delete', target: event.target }
        : { do: 'amend', target: event.target, place: event.place, fact: event.fact };
    case 'options-changed':
      return { do: 'change-options', options: event.options };
    case 'seat-changed':
      return { do: 'change-seat', player: event.player, name: event.name, colour: event.colour };
    case 'finished':
      return { do: 'finish' };
    case 'undone':
      return session.redo?.undone === event.target
        ? { do: 'redo', step: session.redo.step.id }
        : { do: 'undo', step: event.target };
  }
}
