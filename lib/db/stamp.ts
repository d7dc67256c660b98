import { EVENT_VERSION, type EventBody, type SessionEvent } from '../sessions/events';
import type { TallystickDatabase } from './database';
import { deviceId, newId } from './ids';

/** Where an event of this phone belongs, and when it was written: milliseconds since 1970. */
export type Written = { sessionId: string; seq: number; at: number };

/** An event of this phone, with an id of its own. */
export async function stamp(db: TallystickDatabase, written: Written, body: EventBody): Promise<SessionEvent> {
  return { v: EVENT_VERSION, id: newId(), device: await deviceId(db), ...written, ...body };
}
