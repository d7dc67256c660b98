import type { Translate } from '@/app/table/words';
import type { TableView } from '@/lib/rules/carcassonne/table';

/** By how much, and before whom; a tie is a shared win. */
export function whyWon(t: Translate, { standings, players }: TableView, nameOf: (player: string) => string): string {
  const [winner = ''] = standings.winners;
  if (standings.shared) return t('carcassonne.result.level');
  const behind = Object.entries(players).filter(([player]) => player !== winner);
  const [second, own] = behind.toSorted(([, one], [, other]) => other.points - one.points)[0] ?? ['', { points: 0 }];
  return t('table.result.byPoints', { points: (players[winner]?.points ?? 0) - own.points, name: nameOf(second) });
}
