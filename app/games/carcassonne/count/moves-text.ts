import type { NameOf } from '@/app/table/game-words';
import { signed, type Translate } from '@/app/table/words';
import type { TotalMoved } from '@/lib/rules/totals-moved';

/** By how much totals would move, in words: "Totals would move: Ana −3." */
export function movesText(t: Translate, moved: readonly TotalMoved[], nameOf: NameOf): string {
  const totals = moved.map(({ player, by }) => `${nameOf(player)} ${signed(by)}`).join(' · ');
  return totals ? t('count.farms.moves', { totals }) : t('count.farms.movesNothing');
}
