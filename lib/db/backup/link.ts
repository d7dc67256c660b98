import type { Backup, BackupRefusal } from './format';
import { readBackupText } from './read';

/**
 * The longest address, in characters. 2026-11-30: messengers carry an address as part of a message, and the shortest
 * common limit is the 4,096 characters of a Telegram message. An evening of four has about 3,300.
 */
export const MOST_IN_LINK = 4000;

/**
 * The longest address in a QR code, in characters, each a byte: a code of version 27 with the least error correction,
 * 133 modules wide with its quiet zone. 2026-11-30: on a phone 390 points and 65 mm wide that is 8 of its pixels or
 * 0.44 mm a module; one version more is 7 pixels, below the 0.396 mm that GS1 asks of codes for people's phones.
 */
export const MOST_IN_CODE = 1465;

/** What a link may unpack to, in bytes: some hundred times what the longest one holds, so that none fills the memory. */
const MOST_UNPACKED = 1024 * 1024;

/** 2026-11-30: not `deflate-raw`: for 8 signs more a checksum tells a link with a changed sign from a whole one. */
const FORM = 'deflate';

const VERSION = 1;

/** Why a link is no table; or why a backup in it is refused. */
export type LinkRefusal = BackupRefusal | { refused: 'damaged-link' | 'no-unpacking' };

/** Whether this browser can pack a table into a link and unpack it. */
export function canPack(): boolean {
  try {
    return Boolean(new CompressionStream(FORM) && new DecompressionStream(FORM));
  } catch {
    return false;
  }
}

/** A backup as the fragment of an address: its version, and the deflated JSON in base64url. */
export async function packed(backup: Backup): Promise<string> {
  const stream = new Blob([JSON.stringify(backup)]).stream().pipeThrough(new CompressionStream(FORM));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  return `${VERSION}.${textOf(bytes)}`;
}

/**
 * Reads a backup from the fragment of an address. Refuses what is cut off, altered or no link of ours (`damaged-link`),
 * what a newer version made, what unpacks to more than 1 MiB, whatever a file is refused for, and everything in a
 * browser that cannot unpack (`no-unpacking`).
 */
export async function unpacked(fragment: string): Promise<Backup | LinkRefusal> {
  const [, version, text = ''] = /^(\d{1,9})\.([\w-]+)$/.exec(fragment) ?? [];
  if (version === undefined) return { refused: 'damaged-link' };
  if (Number(version) > VERSION) return { refused: 'newer', version: Number(version) };
  if (!canPack()) return { refused: 'no-unpacking' };
  const inflated = await inflate(bytesOf(text));
  if (inflated === null) return { refused: 'damaged-link' };
  if (inflated.length > MOST_UNPACKED) return { refused: 'too-large', bytes: inflated.length, most: MOST_UNPACKED };
  return readBackupText(new TextDecoder().decode(inflated));
}

/** The bytes as they were before deflating, or the first ones of too many; null for bytes that were not deflated. */
async function inflate(bytes: Uint8Array<ArrayBuffer>): Promise<Uint8Array | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(new DecompressionStream(FORM)).getReader();
  const parts: Uint8Array<ArrayBuffer>[] = [];
  try {
    for (let size = 0; size <= MOST_UNPACKED; ) {
      const { done, value } = await reader.read();
      if (done) break;
      parts.push(value as Uint8Array<ArrayBuffer>);
      size += value.length;
    }
    await reader.cancel();
    return new Uint8Array(await new Blob(parts).arrayBuffer());
  } catch {
    return null;
  }
}

function textOf(bytes: Uint8Array): string {
  const text = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/');
  try {
    return Uint8Array.from(atob(plain), (sign) => sign.charCodeAt(0));
  } catch {
    // Four signs are three bytes: a text cut off in their middle says nothing.
    return new Uint8Array();
  }
}
