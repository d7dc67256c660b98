'use client';

import { FarmCards } from '@/app/games/carcassonne/count/farm-cards';
import { farmPoints, scoreFarms } from '@/app/games/carcassonne/count/farm-score';
import { FarmSetRow } from '@/app/games/carcassonne/count/farm-set';
import { movesText } from '@/app/games/carcassonne/count/moves-text';
import { PointsSoFar } from '@/app/games/carcassonne/count/points-so-far';
import { useWords } from '@/app/table/words';
import { tilesInBoxes, WITHOUT_TABLE } from '@/lib/rules/carcassonne/boxes';
import type { FarmSet } from '@/lib/rules/carcassonne/farms';
import { totalsMoved } from '@/lib/rules/totals-moved';
import { useColourSeats } from '../colour-seats';
import { SumScreen } from '../sum-screen';
import { useSum } from '../use-sum';
import { type FarmsInput, NO_FARMS, readFarms, withFarm } from './farms-input';

const MOST = tilesInBoxes(WITHOUT_TABLE);

/** The farms of the last count, by one of the three sets. */
export function SumOfFarms() {
  const t = useWords();
  const seats = useColourSeats();
  const sum = useSum<FarmsInput>({ name: 'farms', empty: NO_FARMS, read: readFarms });
  const { input } = sum;
  if (!input) return null;
  const { farms, set, open } = input;
  const change = (changed: Partial<FarmsInput>) => sum.change({ ...input, ...changed });
  const players = seats.map(({ player }) => player);
  const nameOf = (player: string) => seats.find((seat) => seat.player === player)?.name ?? '';
  const scores = scoreFarms(farms, set, MOST);
  const totals = farmPoints(scores, players);
  const moves = (other: FarmSet) =>
    movesText(t, totalsMoved(totals, farmPoints(scoreFarms(farms, other, MOST), players)), nameOf);
  const shown = farms.map((farm, index) => ({
    ...farm,
    name: farm.label.trim() || t('count.farms.nth', { nth: index + 1 }),
    score: scores[index] as (typeof scores)[number],
  }));
  const first = (
    <>
      <FarmSetRow set={set} onChange={(next) => change({ set: next })} moves={moves} />
      <FarmCards
        farms={shown}
        seats={seats}
        set={set}
        pigs
        open={open}
        onOpen={(id) => change({ open: id })}
        onChange={(farm) => change({ farms: farms.map((each) => (each.id === farm.id ? farm : each)) })}
        onRemove={(id) => change({ farms: farms.filter((each) => each.id !== id), open: null })}
        onAdd={() => sum.change(withFarm(input))}
      />
    </>
  );
  return (
    <SumScreen
      title={t('common.shell.farms')}
      sum={sum}
      first={first}
      total={
        <PointsSoFar
          totals={totals}
          seats={seats}
          gains={scores.flatMap((score) => ('refused' in score ? [] : score.gains))}
        />
      }
    >
      {null}
    </SumScreen>
  );
}
