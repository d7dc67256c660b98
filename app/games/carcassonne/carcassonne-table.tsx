'use client';

import { type ComponentType, lazy, Suspense } from 'react';
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

// Nobody needs them before the last tile lies.
const LastCountScreen = lazy(() => import('./count/last-count-screen'));
const FarmsScreen = lazy(() => import('./count/farms-screen'));

/** The sheet of a score rises over the screen that it was opened from: its address is that of a part all the same. */
const screens: Record<string, ComponentType> = {
  live: LiveScreen,
  score: LiveScreen,
  ledger: LedgerScreen,
  amend: LedgerScreen,
  result: ResultScreen,
  count: LastCountScreen,
  farms: FarmsScreen,
};

/** A closed table has nothing left to count. */
const whenClosed: typeof screens = { count: ResultScreen, farms: ResultScreen };

const words: GameWords<TableView> = { step: stepText, refusal: refusalText };

/** A Carcassonne table, in the part of it that the address names. */
export default function CarcassonneTable({ store, table, until }: GameScreenProps) {
  const { at, query } = useAddress();
  const { finished } = table.session;
  useWakeLock(!finished);
  const shown = { ...screens, ...(finished ? whenClosed : {}) };
  // A score of the last count is entered over its step.
  const part = at === 'score' && query.get('state') === 'unfinished' ? 'count' : at;
  const Part = (Object.hasOwn(shown, part) ? shown[part] : null) ?? LiveScreen;
  return (
    <MoreWords of="table" and="carcassonne" also="feature" until={until}>
      <TableProvider store={store} table={table} words={words}>
        <Suspense fallback={until}>
          <Part />
        </Suspense>
      </TableProvider>
    </MoreWords>
  );
}
