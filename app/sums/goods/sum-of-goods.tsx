'use client';

import { GoodsFields } from '@/app/games/carcassonne/count/goods-fields';
import { NO_GOODS, readGoods } from '@/app/games/carcassonne/count/goods-input';
import { PointsSoFar } from '@/app/games/carcassonne/count/points-so-far';
import { useWords } from '@/app/table/words';
import { type GoodsCount, scoreGoods } from '@/lib/rules/carcassonne/goods';
import { pointsIn } from '@/lib/rules/carcassonne/last-count';
import { isRefusal } from '@/lib/rules/entry';
import { useColourSeats } from '../colour-seats';
import { SumScreen } from '../sum-screen';
import { useSum } from '../use-sum';

/** The goods tokens of the last count: the most of each kind. */
export function SumOfGoods() {
  const t = useWords();
  const seats = useColourSeats();
  const sum = useSum<GoodsCount>({ name: 'goods', empty: NO_GOODS, read: readGoods });
  const { input } = sum;
  if (!input) return null;
  const answer = scoreGoods(input);
  const score = isRefusal(answer) ? null : answer;
  const points = score ? pointsIn([score]) : {};
  const players = Object.fromEntries(seats.map(({ player }) => [player, { points: points[player] ?? 0 }]));
  return (
    <SumScreen
      title={t('common.shell.goods')}
      sum={sum}
      first={<GoodsFields counts={input} score={score} seats={seats} onChange={sum.change} />}
      total={<PointsSoFar totals={{ seats: Object.keys(players), players }} seats={seats} gains={score?.gains ?? []} />}
    >
      {null}
    </SumScreen>
  );
}
