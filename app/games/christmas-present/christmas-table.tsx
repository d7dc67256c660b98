'use client';

import { LedgerScreen } from '../carcassonne/ledger-screen';
import { TableWith } from '../carcassonne/table-with';
import type { GameScreenProps } from '../registry';
import { AloneScreen } from './alone-screen';
import christmasPresent from './screens';

const ADD_ONS = [christmasPresent];

/** What is not about cards is left aside: the score is kept on the board. */
const parts = {
  live: AloneScreen,
  'christmas-present': AloneScreen,
  score: AloneScreen,
  ledger: LedgerScreen,
  amend: LedgerScreen,
  result: AloneScreen,
  count: AloneScreen,
  farms: AloneScreen,
};

/** A table that keeps the decks and nothing else. */
export default function ChristmasTable(props: GameScreenProps) {
  return <TableWith {...props} addOns={ADD_ONS} parts={parts} scores={false} />;
}
