import type { Place } from '../rules/entry';

/**
 * The log of a table: what the people at it agreed on, in the order in which this phone came to know it.
 * These shapes are stored for good. They only ever grow, and a change of meaning takes a new version in upcast.ts.
 */

export const EVENT_VERSION = 1;

export type PlayerColour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink';

/** Somebody at the table. `player` is the person's id; name and colour may change without touching any entry. */
export type Seat = { player: string; name: string; colour: PlayerColour };

/** `at`: milliseconds since 1970 on the clock of the `device` that wrote the event. `id` is minted once, anywhere. */
export type Header = { v: typeof EVENT_VERSION; id: string; device: string; at: number };

/**
 * `setup` and `options` belong to the game's own rules and are read by its schema. Seats stand clockwise. `addOns`: the
 * add-ons at the table, with the version of the rules of each; left out: none.
 */
export type Started = {
  type: 'started';
  game: string;
  rules: number;
  addOns?: Record<string, number>;
  name: string;
  seats: Seat[];
  setup: unknown;
  options: Record<string, string>;
};

export type Recorded = { type: 'recorded'; place: Place; fact: unknown };

/** Replaces what a recorded entry says and, if given, where it counts. A fact of null deletes the entry. */
export type Amended = { type: 'amended'; target: string; place?: Place | undefined; fact: unknown };

export type OptionsChanged = { type: 'options-changed'; options: Record<string, string> };

/** A name or a colour put right in mid-game; what is not given stays. Entries name the player, not the name. */
export type SeatChanged = {
  type: 'seat-changed';
  player: string;
  name?: string | undefined;
  colour?: PlayerColour | undefined;
};

export type Finished = { type: 'finished' };

/** Takes back the target: any step, or an earlier `undone` (that is redo). */
export type Undone = { type: 'undone'; target: string };

export type Step = Recorded | Amended | OptionsChanged | SeatChanged | Finished;

export type EventBody = Started | Step | Undone;

/** An event before the phone that stores it has given it a place in its own order. */
export type NewEvent = Header & EventBody;

/** `seq` counts from 0 in the table's log on this phone; only ids are shared between phones. */
export type SessionEvent = NewEvent & { sessionId: string; seq: number };

export type StepEvent = Extract<SessionEvent, Step>;

/** Whether the event is something the people at the table did, which undo can take back. */
export function isStep(event: SessionEvent): event is StepEvent {
  return event.type !== 'started' && event.type !== 'undone';
}
