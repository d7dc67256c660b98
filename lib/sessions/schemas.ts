import * as z from 'zod/mini';
import { EVENT_VERSION, type SessionEvent } from './events';

const id = z.string().check(z.minLength(1), z.maxLength(64));
const options = z.record(z.string(), z.string());
const place = z.object({
  round: z.optional(z.number().check(z.int(), z.minimum(1))),
  player: z.optional(id),
});

const name = z.string().check(z.minLength(1));
const colour = z.enum(['red', 'blue', 'yellow', 'green', 'black', 'pink']);
const seat = z.object({ player: id, name, colour });

const header = {
  v: z.literal(EVENT_VERSION),
  id,
  device: id,
  at: z.number(),
  sessionId: id,
  seq: z.number().check(z.int(), z.minimum(0)),
};

const started = z.object({
  ...header,
  type: z.literal('started'),
  game: z.string(),
  rules: z.number(),
  addOns: z.optional(z.record(z.string(), z.number())),
  name: z.string(),
  seats: z.array(seat).check(z.minLength(1)),
  setup: z.unknown(),
  options,
});

const event = z.discriminatedUnion('type', [
  started,
  z.object({ ...header, type: z.literal('recorded'), place, fact: z.unknown() }),
  z.object({ ...header, type: z.literal('amended'), target: id, place: z.optional(place), fact: z.unknown() }),
  z.object({ ...header, type: z.literal('options-changed'), options }),
  z.object({
    ...header,
    type: z.literal('seat-changed'),
    player: id,
    name: z.optional(name),
    colour: z.optional(colour),
  }),
  z.object({ ...header, type: z.literal('finished') }),
  z.object({ ...header, type: z.literal('undone'), target: id }),
]);

/** Reads one event of the current version. Null: not an event that this version understands. */
export function parseEvent(raw: unknown): SessionEvent | null {
  return event.safeParse(raw).data ?? null;
}
