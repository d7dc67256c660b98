import type { GameModule } from '../rules/module';
import type { SessionEvent } from '../sessions/events';
import type { Sealed } from '../sessions/sealed';
import type { TallystickDatabase } from './database';
import { randomByte } from './lot';
import { sealedAt } from './sealed';

/** An event as it goes into the log, and what it leaves secret; null: nothing. */
export type SealedEvent = { event: SessionEvent; sealed: Sealed | null };

/**
 * Lets chance decide what an event leaves to it, by the platform's cryptographic random numbers. Nothing is written here.
 * `view`: the table as its game reads it before the event; null: it cannot.
 * Of two windows that draw at the same moment one loses its place in the log, and with it what it drew.
 */
export async function seal(
  db: TallystickDatabase,
  { game, view }: { game: GameModule; view: unknown },
  event: SessionEvent,
): Promise<SealedEvent> {
  const { secrets } = game;
  const fact = event.type === 'recorded' && secrets ? game.readFact(event.fact) : null;
  if (fact === null || !secrets?.isDrawn(fact)) return { event, sealed: null };
  const { id, sessionId } = event;
  const kept = await sealedAt(db, sessionId);
  const known = [...kept.map(({ secret }) => secret), ...(view === null ? [] : secrets.shown(view))];
  const drawn = secrets.draw(fact, known, randomByte);
  if (drawn === null) return { event, sealed: null };
  const { secret } = drawn;
  return { event: { ...event, fact: drawn.fact } as SessionEvent, sealed: { event: id, sessionId, secret } };
}
