import type { Translate } from '@/app/table/words';
import type { Evening } from '@/lib/rules/cardcassonne/index';

/** What the victory rests on: points, the tie rule, or nothing that tells the winners apart. */
export function whyWon(t: Translate, { standings, players }: Evening, nameOf: (player: string) => string): string {
  const { winners, tie } = standings;
  if (tie?.kind === 'shared') return t('evening.result.level');
  const [winner = ''] = winners;
  if (tie) {
    const others = tie.tied.filter((player) => player !== winner);
    return t('evening.result.byBuildings', {
      names: others.map(nameOf).join(', '),
      most: tie.buildings[winner] ?? 0,
      next: Math.max(...others.map((player) => tie.buildings[player] ?? 0)),
    });
  }
  const behind = Object.entries(players).filter(([player]) => player !== winner);
  const [second, points] = behind.reduce<[string, number]>(
    (best, [player, own]) => (own.points > best[1] ? [player, own.points] : best),
    ['', Number.NEGATIVE_INFINITY],
  );
  return t('table.result.byPoints', { points: (players[winner]?.points ?? 0) - points, name: nameOf(second) });
}
