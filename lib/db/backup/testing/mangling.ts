import * as fc from 'fast-check';

/** A way to spoil a file: its bytes, or what they say. */
export type Mangling = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const place = fc.nat(1_000_000);

const cut = place.map(
  (at): Mangling =>
    (bytes) =>
      bytes.slice(0, at % bytes.length),
);

const flip = fc.array(fc.tuple(place, fc.nat(7)), { minLength: 1, maxLength: 3 }).map(
  (flips): Mangling =>
    (bytes) => {
      const spoilt = bytes.slice();
      for (const [at, bit] of flips) spoilt[at % bytes.length] = (spoilt[at % bytes.length] ?? 0) ^ (1 << bit);
      return spoilt;
    },
);

const TYPES = [
  null,
  true,
  -1,
  1.5,
  1e308,
  '',
  '__proto__',
  'toString',
  'x'.repeat(70),
  [],
  {},
  [[]],
  { a: {} },
  [null],
];
const NAMES = [
  '__proto__',
  'constructor',
  'prototype',
  'id',
  'seq',
  'sessionId',
  'target',
  'v',
  'type',
  'log',
  'other',
  '',
];

/** A value somewhere in the file, with its holder. */
type Held = { holder: Record<string, unknown>; key: string };

const json = (change: (held: Held) => void) =>
  place.map(
    (at): Mangling =>
      (bytes) => {
        const root = { file: JSON.parse(new TextDecoder().decode(bytes)) as unknown };
        const all = everyHeld(root);
        change(all[at % all.length] as Held);
        return new TextEncoder().encode(JSON.stringify(root.file) ?? '');
      },
  );

function everyHeld(holder: unknown): Held[] {
  if (typeof holder !== 'object' || holder === null) return [];
  const object = holder as Record<string, unknown>;
  return Object.keys(object).flatMap((key) => [{ holder: object, key }, ...everyHeld(object[key])]);
}

function put({ holder, key }: Held, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

const retyped = fc.constantFrom(...TYPES).chain((value) => json((held) => put(held, structuredClone(value))));

const renamed = fc.constantFrom(...NAMES).chain((name) =>
  json(({ holder, key }) => {
    const value = holder[key];
    if (!Array.isArray(holder)) delete holder[key];
    put({ holder, key: name }, value);
  }),
);

const nested = fc.integer({ min: 1, max: 60 }).chain((levels) =>
  json((held) => {
    let value = held.holder[held.key];
    for (let level = 0; level < levels; level++) value = level % 2 ? [value] : { value };
    put(held, value);
  }),
);

const removed = json(({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 1);
  else delete holder[key];
});

/** As a newer version would call itself. */
const newer = fc.integer({ min: 2, max: 99 }).map(
  (version): Mangling =>
    (bytes) => {
      const file = JSON.parse(new TextDecoder().decode(bytes)) as object;
      return new TextEncoder().encode(JSON.stringify({ ...file, version }));
    },
);

/** In a list: doubled, or moved to its end. */
const doubled = json(({ holder, key }) => {
  if (Array.isArray(holder)) holder.splice(Number(key), 0, structuredClone(holder[Number(key)]));
});

const reordered = json(({ holder, key }) => {
  if (Array.isArray(holder)) holder.push(...holder.splice(Number(key), 1));
});

/** An id in the place of another: of an event here or there, of a table, of nobody. */
const foreign = (ids: readonly string[]) =>
  fc.constantFrom(...ids).chain((id) =>
    json((held) => {
      if (['id', 'sessionId', 'target', 'player', 'device'].includes(held.key)) put(held, id);
    }),
  );

/** One to three manglings of a file, one after the other. `ids`: what is put in the place of ids. */
export function manglings(ids: readonly string[]): fc.Arbitrary<Mangling> {
  const one = fc.oneof(cut, flip, retyped, renamed, nested, removed, newer, doubled, reordered, foreign(ids));
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((list) => (bytes) => list.reduce(spoil, bytes));
}

/** What is no JSON any more cannot be mangled as such: it stays as it is. */
function spoil(bytes: Uint8Array<ArrayBuffer>, mangling: Mangling): Uint8Array<ArrayBuffer> {
  try {
    return mangling(bytes);
  } catch {
    return bytes;
  }
}
