'use client';

import { type ComponentType, lazy, memo, type ReactNode, Suspense, useMemo } from 'react';
import { MoreWords } from '@/app/frame/more-words';
import { useAddress } from '@/app/session/address';
import { useFromTop } from '@/app/session/from-top';
import { TableProvider } from '@/app/table/table-context';
import { carcassonneWords } from '@/lib/i18n/words/carcassonne';
import { featureWords } from '@/lib/i18n/words/feature';
import { tableWords } from '@/lib/i18n/words/table';
import { useWakeLock } from '@/lib/pwa/wake-lock';
import type { GameScreenProps } from '../registry';
import type { AddOnScreens } from './add-on-screens';
import { LedgerScreen } from './ledger-screen';
import { LiveScreen } from './live-screen';
import { ResultScreen } from './result-screen';
import { wordsWith } from './table-words';

const WORDS = [tableWords, carcassonneWords, featureWords];

// Nobody needs them before the last tile lies.
const LastCountScreen = lazy(() => import('./count/last-count-screen'));
const FarmsScreen = lazy(() => import('./count/farms-screen'));

// A sheet that rises and falls over them is another address, which changes nothing on them.
const Live = memo(LiveScreen);
const Ledger = memo(LedgerScreen);

/** The sheet of a score rises over the screen that it was opened from: its address is that of a part all the same. */
const screens: Record<string, ComponentType> = {
  live: Live,
  score: Live,
  ledger: Ledger,
  amend: Ledger,
  result: ResultScreen,
  count: LastCountScreen,
  farms: FarmsScreen,
};

const SHEETS = ['score', 'amend'];

/** A closed table has nothing left to count. */
const whenClosed: typeof screens = { count: ResultScreen, farms: ResultScreen };

type TableWithProps = GameScreenProps & {
  addOns: readonly AddOnScreens[];
  /** Parts that take the place of others. */
  parts?: Record<string, ComponentType>;
  /** Whether the base's own scores are entered. */
  scores?: boolean;
};

/** A Carcassonne table with these add-ons, in the part of it that the address names. */
export function TableWith({ store, table, until, addOns, parts = {}, scores = true }: TableWithProps) {
  const { at, query } = useAddress();
  useFromTop(query, SHEETS.includes(at));
  const { finished } = table.session;
  useWakeLock(!finished);
  const words = useMemo(() => wordsWith(addOns, scores), [addOns, scores]);
  const own = Object.assign({}, ...addOns.map((addOn) => addOn.parts));
  const shown: typeof screens = { ...screens, ...own, ...(finished ? whenClosed : {}), ...parts };
  // A score of the last count is entered over its step.
  const part = at === 'score' && query.get('state') === 'unfinished' ? 'count' : at;
  const Part = (Object.hasOwn(shown, part) ? shown[part] : null) ?? shown.live ?? Live;
  return (
    <MoreWords of={WORDS} until={until}>
      <AddOnWords of={addOns} until={until}>
        <TableProvider store={store} table={table} words={words}>
          <Suspense fallback={until}>
            <Part />
          </Suspense>
        </TableProvider>
      </AddOnWords>
    </MoreWords>
  );
}

/** The words of every add-on around what is shown. */
function AddOnWords({ of: [first, ...rest], until, children }: AddOnWordsProps) {
  if (!first) return children;
  return (
    <MoreWords of={first.words} until={until}>
      <AddOnWords of={rest} until={until}>
        {children}
      </AddOnWords>
    </MoreWords>
  );
}

type AddOnWordsProps = { of: readonly AddOnScreens[]; until: ReactNode; children: ReactNode };
