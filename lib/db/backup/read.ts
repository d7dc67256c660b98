import { type Backup, type BackupRefusal, FORMAT, MOST_BYTES, MOST_NESTED, VERSION } from './format';
import { outlineOf } from './outline';
import { misshapen } from './shape';
import { unsound } from './sound';

/**
 * Reads a backup from a file of at most `most` bytes: its size is looked at before anything of it is. Refuses, each with
 * a code of its own, what is too large, cannot be read, is cut off, no JSON, nested too deeply, would change the
 * prototype of objects, is no backup of ours, comes from a newer version, has a wrong shape, or names something twice.
 * No database is asked or touched.
 */
export async function readBackup(file: Blob, most = MOST_BYTES): Promise<Backup | BackupRefusal> {
  if (file.size > most) return { refused: 'too-large', bytes: file.size, most };
  try {
    const text = textOf(await file.arrayBuffer());
    return text === null ? { refused: 'not-json' } : readBackupText(text);
  } catch {
    // The file was moved away meanwhile, or lies in a cloud that cannot be reached.
    return { refused: 'not-read' };
  }
}

/** The same for a text. */
export function readBackupText(text: string): Backup | BackupRefusal {
  const { deepest, open } = outlineOf(text);
  if (deepest > MOST_NESTED) return { refused: 'too-deep' };
  const value = parsed(text);
  if (value === undefined) return { refused: open || text.trim() === '' ? 'truncated' : 'not-json' };
  if (pollutes(value)) return { refused: 'polluting' };
  return refuseStranger(value) ?? refuseShape(value) ?? unsound(value as Backup) ?? (value as Backup);
}

/** The text of bytes that are UTF-8, a sign cut off at the end left away; null for bytes that are no text. */
function textOf(bytes: ArrayBuffer): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes, { stream: true });
  } catch {
    return null;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

/** Names that reach from a plain object to what all objects share. */
const SHARED = ['__proto__', 'constructor', 'prototype'];

function pollutes(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return SHARED.some((name) => Object.hasOwn(value, name)) || Object.values(value).some(pollutes);
}

function refuseStranger(value: unknown): BackupRefusal | null {
  const { format, version } = typeof value === 'object' && value !== null ? (value as Partial<Backup>) : {};
  if (format !== FORMAT) return { refused: 'foreign' };
  return typeof version === 'number' && version > VERSION ? { refused: 'newer', version } : null;
}

function refuseShape(value: unknown): BackupRefusal | null {
  const at = misshapen(value);
  return at === null ? null : { refused: 'malformed', at };
}
