import { keysOf } from '../../sessions/histories';
import type { Backup, BackupRefusal, SavedTable } from './format';

/** What is wrong between the parts of a backup that each have the right shape: rows out of place, ids given twice. */
export function unsound({ tables }: Backup): BackupRefusal | null {
  const misplaced = tables.findIndex((table) => !isInOrder(table));
  if (misplaced >= 0) return { refused: 'malformed', at: `tables.${misplaced}.log` };
  const ids = tables.map(({ id }) => id);
  const events = tables.flatMap(({ log }) => log.flatMap(({ id }) => (typeof id === 'string' ? [id] : [])));
  const secrets = tables.flatMap(({ sealed = [] }) => sealed.map(({ event }) => event));
  const twice = repeated(ids) ?? repeated(events) ?? repeated(secrets) ?? repeated(tables.flatMap(withinTable));
  return twice === undefined ? null : { refused: 'doubled', at: twice };
}

/** Every row belongs to the table it stands in, each after the one before. */
function isInOrder({ id, log }: SavedTable): boolean {
  return log.every((row, index) => row.sessionId === id && row.seq > (log[index - 1]?.seq ?? -1));
}

/** Within one history no row comes twice, not even under a mark. */
function withinTable({ id, log }: SavedTable): string[] {
  return keysOf(log).map((key) => `${id}: ${key}`);
}

function repeated(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return texts.find((text) => seen.size === seen.add(text).size);
}
