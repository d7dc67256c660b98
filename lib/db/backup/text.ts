import type { Backup, SavedTable } from './format';

/** A backup as JSON to be read by people too: an entry of a log is a line. */
export function backupText({ tables, people, ...rest }: Backup): string {
  const fields = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  const lists = [`"tables": ${list(tables.map(tableText), '  ')}`, `"people": ${list(people.map(line), '  ')}`];
  return `{\n  ${[...fields, ...lists].join(',\n  ')}\n}\n`;
}

function tableText({ log, ...rest }: SavedTable): string {
  const fields = Object.entries(rest).map(([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`);
  return `{ ${[...fields, `"log": ${list(log.map(line), '      ')}`].join(', ')} }`;
}

function list(lines: readonly string[], indent: string): string {
  return lines.length === 0 ? '[]' : `[\n${lines.map((text) => `${indent}  ${text}`).join(',\n')}\n${indent}]`;
}

function line(value: object): string {
  return JSON.stringify(value);
}
