/**
 * What an event leaves secret: kept beside the log, which everybody may read, and never in it (2026-11-30). The game
 * reads it; a table whose secrets are not on this phone is read without them. It stays when its event is taken back, so
 * that chance does not decide twice.
 */
export type Sealed = { event: string; sessionId: string; secret: unknown };
