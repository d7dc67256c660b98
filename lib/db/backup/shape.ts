import * as z from 'zod/mini';
import { originOf } from '../../sessions/histories';
import { FORMAT, VERSION } from './format';

/** The latest and the earliest time that a date can be made of, in milliseconds since 1970. */
const LAST = 8.64e15;

/** 64 is the most that an event may have (lib/sessions/schemas.ts); a second history's mark takes 14 of them. */
const MOST_SIGNS = 50;

const id = z.string().check(z.refine(isId));
const time = z.number().check(z.minimum(-LAST), z.maximum(LAST));

const row = z
  .looseObject({ sessionId: id, seq: z.number().check(z.int(), z.minimum(0)) })
  .check(z.refine(({ id, at }) => isIdIfText(id) && isTimeIfNumber(at)));

const person = z.looseObject({
  id,
  name: z.string(),
  colour: z.enum(['red', 'blue', 'yellow', 'green', 'black', 'pink']),
  lastPlayed: time,
});

const secret = z.looseObject({ event: id, secret: z.unknown() });

const table = z.looseObject({
  id,
  deletedAt: z.optional(time),
  sealed: z.optional(z.array(secret)),
  log: z.array(row).check(z.minLength(1)),
});

const count = z.string().check(z.regex(/^\d{1,2}$/));

/** A backup of this version: rows of a log are held to no more than a place and, if they have them, an id and a time. */
const backup = z.looseObject({
  format: z.literal(FORMAT),
  version: z.literal(VERSION),
  made: z.string().check(z.refine((made) => !Number.isNaN(Date.parse(made)))),
  tables: z.array(table),
  people: z.array(person),
  scoringCard: z.record(count, z.number().check(z.int())),
});

/** Where a value departs from the shape of a backup, as "tables.0.log.3.seq"; null where it does not. */
export function misshapen(value: unknown): string | null {
  const { error } = backup.safeParse(value);
  return error ? (error.issues[0]?.path.join('.') ?? '') : null;
}

function isId(id: string): boolean {
  const { length } = originOf(id);
  return length > 0 && length <= MOST_SIGNS && id.length <= length + 14;
}

function isIdIfText(id: unknown): boolean {
  return typeof id !== 'string' || isId(id);
}

function isTimeIfNumber(at: unknown): boolean {
  return typeof at !== 'number' || Math.abs(at) <= LAST;
}
