/**
 * 2026-11-29: our own number for the shape of the store. Dexie lets older code open a newer database without a word, and
 * a closed old tab reopens it on its next query; so the number stands in a row of its own and is read before any write.
 *
 * 2026-11-30: who raises it does two things, and the tests of stored.test.ts insist on the first. The store of the
 * version before is frozen whole in golden/, and opens with everything in it. The lift itself is Dexie's `upgrade` of
 * the new version: it takes effect whole or not at all. That a backup is offered before it runs is seen to already, for
 * any two versions: see lift.ts.
 */
export const SCHEMA_VERSION = 2;

/** By this name the browser keeps the store of this phone. */
export const STORE_NAME = 'tallystick';
