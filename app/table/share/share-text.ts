import { apart } from '@/lib/i18n/apart';
import type { Translate } from '../words';
import type { SharedResult } from './shared-result';

/** The result as plain text, a line for each player. */
export function shareText(t: Translate, result: SharedResult): string {
  const { title, note, won, open, rows } = result;
  const outcome = won ? [t('table.share.won', { title: won.title, points: won.points }), won.note] : [];
  const lines = [apart(title), note, '', ...outcome, ...(open ? [open] : []), '', ...rows.map(({ line }) => line)];
  return lines.map(inert).join('\n').trim();
}

/** A line stays one line, whatever was typed into a name: neither breaks nor control signs pass. Spaces are plain. */
function inert(line: string): string {
  return line.replace(/[\p{Cc}\u2028\u2029\u00a0]+/gu, ' ');
}
