import type { GameModule } from '../rules/module';
import { gameModule } from '../rules/registry';
import type { Started } from '../sessions/events';
import { replay } from '../sessions/replay';
import { readTable, tableRow } from '../sessions/table';
import type { TallystickDatabase } from './database';
import { newId } from './ids';
import { append } from './log';
import { rememberPeople } from './people';
import { stamp } from './stamp';
import { write } from './write';

/** A table to be started. `addOns`: the ids of those that it plays with. */
export type Start = Omit<Started, 'type' | 'rules' | 'addOns'> & { addOns?: readonly string[] };

/**
 * Starts a table and remembers its people. `at`: milliseconds since 1970. Resolves to the table's id once it is on the
 * disk; rejects, with nothing written, when the database refuses.
 */
export async function startTable(db: TallystickDatabase, { addOns, ...start }: Start, at: number): Promise<string> {
  const game = await gameModule(start.game, addOns);
  if (!game) throw new Error(`No rules for ${[start.game, ...(addOns ?? [])].join(' with ')}`);
  const sessionId = newId();
  const event = await stamp(db, { sessionId, seq: 0, at }, { type: 'started', ...versionsOf(game), ...start });
  const row = tableRow(game, readTable(game, replay(sessionId, [event])));
  if (!row) throw new Error('A start without a start');
  await write(db, [db.events, db.tableRows, db.bin, db.sealed, db.people], async () => {
    await append(db, event, row);
    await rememberPeople(db, start.seats, at);
  });
  return sessionId;
}

const versionsOf = ({ version, addOns }: GameModule) => ({
  rules: version,
  ...(addOns ? { addOns: { ...addOns } } : {}),
});
