'use client';

import type { ReactNode } from 'react';
import { MoreWords } from '@/app/frame/more-words';
import { useAddress } from '@/app/session/address';
import type { GameWords } from '@/app/table/game-words';
import { TableProvider } from '@/app/table/table-context';
import { useWakeLock } from '@/lib/pwa/wake-lock';
import type { TableView } from '@/lib/rules/carcassonne/table';
import type { GameScreenProps } from '../registry';
import { LedgerScreen } from './ledger-screen';
import { LiveScreen } from './live-screen';
import { refusalText } from './refusal-text';
import { ResultScreen } from './result-screen';
import { stepText } from './step-text';

/** The sheet of a score rises over the screen that it was opened from: its address is that of a part all the same. */
const screens: Record<string, () => ReactNode> = {
  live: LiveScreen,
  score: LiveScreen,
  ledger: LedgerScreen,
  amend: LedgerScreen,
  result: ResultScreen,
};

const words: GameWords<TableView> = { step: stepText, refusal: refusalText };

/** A Carcassonne table, in the part of it that the address names. */
export default function CarcassonneTable({ store, table, until }: GameScreenProps) {
  const { at } = useAddress();
  useWakeLock(!table.session.finished);
  const Part = (Object.hasOwn(screens, at) ? screens[at] : null) ?? LiveScreen;
  return (
    <MoreWords of="table" and="carcassonne" also="feature" until={until}>
      <TableProvider store={store} table={table} words={words}>
        <Part />
      </TableProvider>
    </MoreWords>
  );
}
