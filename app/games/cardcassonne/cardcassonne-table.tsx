'use client';

import type { ReactNode } from 'react';
import { MoreWords } from '@/app/frame/more-words';
import { useAddress } from '@/app/session/address';
import { useFromTop } from '@/app/session/from-top';
import type { GameWords } from '@/app/table/game-words';
import { TableProvider } from '@/app/table/table-context';
import { cardcassonneWords } from '@/lib/i18n/words/cardcassonne';
import { eveningWords } from '@/lib/i18n/words/evening';
import { tableWords } from '@/lib/i18n/words/table';
import { useWakeLock } from '@/lib/pwa/wake-lock';
import type { Evening } from '@/lib/rules/cardcassonne/index';
import type { GameScreenProps } from '../registry';
import { ChestsScreen } from './chests-screen';
import { ClaimScreen } from './claim-screen';
import { LedgerScreen } from './ledger-screen';
import { LiveScreen } from './live-screen';
import { ReceiptScreen } from './receipt-screen';
import { refusalText } from './refusal-text';
import { ResultScreen } from './result-screen';
import { stepText } from './step-text';

const WORDS = [tableWords, cardcassonneWords, eveningWords];

const screens: Record<string, () => ReactNode> = {
  live: LiveScreen,
  claim: ClaimScreen,
  receipt: ReceiptScreen,
  ledger: LedgerScreen,
  chests: ChestsScreen,
  result: ResultScreen,
};

/** Where entries are made, a closed table shows those it has, and the way to reopen it. */
const whenClosed: typeof screens = { claim: LedgerScreen, chests: ResultScreen };

const words: GameWords<Evening> = { step: stepText, refusal: refusalText };

/** A Cardcassonne table, in the part of it that the address names. */
export default function CardcassonneTable({ store, table, until }: GameScreenProps) {
  const { at, query } = useAddress();
  useFromTop(query);
  const { finished } = table.session;
  useWakeLock(!finished);
  const shown = { ...screens, ...(finished ? whenClosed : {}) };
  const Part = (Object.hasOwn(shown, at) ? shown[at] : null) ?? LiveScreen;
  return (
    <MoreWords of={WORDS} until={until}>
      <TableProvider store={store} table={table} words={words}>
        <Part />
      </TableProvider>
    </MoreWords>
  );
}
