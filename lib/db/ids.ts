import { nanoid } from 'nanoid';
import type { TallystickDatabase } from './database';
import { leaveTrace } from './trace';
import { write } from './write';

/** A new id, unique on any phone. Works on plain http too, where crypto.randomUUID is missing. */
export function newId(): string {
  return nanoid();
}

const known = new WeakMap<TallystickDatabase, Promise<string>>();

/** The id of this phone, minted at the first need. */
export function deviceId(db: TallystickDatabase): Promise<string> {
  const id = known.get(db) ?? mintOnce(db);
  known.set(db, id);
  // A failure is not remembered: the next entry asks again.
  id.catch(() => known.delete(db));
  return id;
}

async function mintOnce(db: TallystickDatabase): Promise<string> {
  const id = await write(db, [], () => storedId(db));
  leaveTrace(id);
  return id;
}

async function storedId(db: TallystickDatabase): Promise<string> {
  const stored = await db.device.get('id');
  if (typeof stored?.value === 'string') return stored.value;
  const id = newId();
  await db.device.put({ key: 'id', value: id });
  return id;
}
