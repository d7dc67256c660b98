/**
 * Two phones can go on with one table, each in its own way: then it has two histories, and both are kept.
 *
 * 2026-11-30: the one that comes second is kept as a table of its own, whose id and event ids are the first ones with a
 * mark behind them, "~" and 13 figures that follow from its events. A store takes no two events of one id, and an
 * amendment or an undo must find its target in its own history; so every id of the second history carries its mark. As
 * the mark can be taken off again, any two logs can be compared wherever they are kept, and the same file, or the other
 * phone's copy of both histories, is recognised when it comes again. No fact of any game names an event: one that did
 * would have to be marked too.
 */
const MARK = /(~[0-9a-z]{13})+$/;

/** A stored row of a log, whatever it holds: only its place in the store is certain. */
export type LogRow = { sessionId: string; seq: number; [field: string]: unknown };

/** How a log from elsewhere meets the one kept here. `shared`: how many rows they begin with in common. */
export type Meeting = { how: 'same' | 'behind' | 'adds' | 'different'; shared: number };

/** The id that a table or an event had before a second history of its table was kept. */
export function originOf(id: string): string {
  return id.replace(MARK, '');
}

/** Whether a table is the second history of another. */
export function isSecondHistory(table: string): boolean {
  return MARK.test(table);
}

/** The id of the table that keeps these rows as a second history: always the same for the same rows. */
export function secondHistoryId(table: string, rows: readonly LogRow[]): string {
  return `${originOf(table)}~${hash(keysOf(rows).join('\n'))}`;
}

/**
 * What tells the rows of a log apart on any phone: the id an event was given when it was written; what the row says,
 * should it have none.
 */
export function keysOf(rows: readonly LogRow[]): string[] {
  return rows.map((row) => (typeof row.id === 'string' ? originOf(row.id) : `#${saying(row)}`));
}

/** How a log from elsewhere meets the one kept here, both by their keys: by which events they hold, not what these say. */
export function meet(here: readonly string[], there: readonly string[]): Meeting {
  const differs = there.findIndex((key, index) => key !== here[index]);
  const shared = differs < 0 ? there.length : differs;
  if (shared === there.length) return { how: shared === here.length ? 'same' : 'behind', shared };
  return { how: shared === here.length ? 'adds' : 'different', shared };
}

/** The same rows as rows of that table, from place `from` on, their ids and targets marked as the table's own are. */
export function movedTo(table: string, rows: readonly LogRow[], from: number): LogRow[] {
  const marked = (id: unknown) => (typeof id === 'string' ? markedAs(table, id) : id);
  return rows.map((row, index) => ({
    ...row,
    ...{ sessionId: table, seq: from + index },
    ...('id' in row && { id: marked(row.id) }),
    ...('target' in row && { target: marked(row.target) }),
  }));
}

/** The id of an event as it is in that table. */
export function markedAs(table: string, id: string): string {
  return originOf(id) + table.slice(originOf(table).length);
}

/** What a row says, apart from where it is kept: the same text for the same content. */
export function saying(row: LogRow): string {
  return JSON.stringify(sorted(movedTo('', [row], 0)[0]));
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, held]) => [key, sorted(held)]));
}

/** FNV-1a in 64 bits, as 13 figures of base 36: no secret rests on it, and it needs no secure context. */
function hash(text: string): string {
  let value = 0xcbf29ce484222325n;
  for (const sign of text) value = ((value ^ BigInt(sign.codePointAt(0) ?? 0)) * 0x100000001b3n) & 0xffffffffffffffffn;
  return value.toString(36).padStart(13, '0');
}
