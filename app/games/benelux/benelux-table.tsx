'use client';

import { LedgerScreen } from '../carcassonne/ledger-screen';
import { ResultScreen } from '../carcassonne/result-screen';
import { TableWith } from '../carcassonne/table-with';
import type { GameScreenProps } from '../registry';
import { AloneScreen } from './alone-screen';
import { ChipsScreen } from './chips-screen';
import benelux from './screens';

const ADD_ONS = [benelux];

/** What is not about chips is left aside. */
const parts = {
  live: AloneScreen,
  benelux: ChipsScreen,
  score: AloneScreen,
  ledger: LedgerScreen,
  result: ResultScreen,
  count: ResultScreen,
  farms: ResultScreen,
};

/** A table that keeps the chips and nothing else. */
export default function BeneluxTable(props: GameScreenProps) {
  return <TableWith {...props} addOns={ADD_ONS} parts={parts} scores={false} />;
}
