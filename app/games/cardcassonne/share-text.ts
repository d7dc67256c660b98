import type { Translate } from '@/app/table/words';
import { apart, type SharedResult, type SharedRow } from './share-result';

/** The result as plain text, a line for each player. */
export function shareText(t: Translate, result: SharedResult): string {
  const { title, note, won, open, rows } = result;
  const outcome = won ? [t('evening.share.won', { title: won.title, points: won.points }), won.note] : [];
  const lines = [title, note, '', ...outcome, ...(open ? [open] : []), '', ...rows.map((row) => lineOf(t, row))];
  return lines.map(inert).join('\n').trim();
}

function lineOf(t: Translate, { place, name, final, rounds, chest }: SharedRow): string {
  const said = { place, name: apart(name), final };
  return chest
    ? t('evening.share.line', { ...said, rounds, chest: chest.points, cards: chest.cards })
    : t('evening.share.lineOpen', said);
}

/** A line stays one line, whatever was typed into a name: neither breaks nor control signs pass. Spaces are plain. */
function inert(line: string): string {
  return line.replace(/[\p{Cc}\u2028\u2029\u00a0]+/gu, ' ');
}
