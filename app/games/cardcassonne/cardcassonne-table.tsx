'use client';

import { MoreWords } from '@/app/frame/more-words';
import { useAddress } from '@/app/session/address';
import { useWakeLock } from '@/lib/pwa/wake-lock';
import type { GameScreenProps } from '../registry';
import { ChestsScreen } from './chests-screen';
import { ClaimScreen } from './claim-screen';
import { EveningProvider } from './evening-context';
import { LedgerScreen } from './ledger-screen';
import { LiveScreen } from './live-screen';
import { ReceiptScreen } from './receipt-screen';
import { ResultScreen } from './result-screen';

const screens = {
  live: LiveScreen,
  claim: ClaimScreen,
  receipt: ReceiptScreen,
  ledger: LedgerScreen,
  chests: ChestsScreen,
  result: ResultScreen,
};

/** Where entries are made, a closed table shows those it has, and the way to reopen it. */
const whenClosed = { claim: LedgerScreen, chests: ResultScreen };

/** A Cardcassonne table, in the part of it that the address names. */
export default function CardcassonneTable({ store, table, until }: GameScreenProps) {
  const { at } = useAddress();
  const { finished } = table.session;
  useWakeLock(!finished);
  const shown = { ...screens, ...(finished ? whenClosed : {}) };
  const Part = Object.hasOwn(shown, at) ? shown[at] : LiveScreen;
  return (
    <MoreWords of="cardcassonne" and="evening" until={until}>
      <EveningProvider store={store} table={table}>
        <Part />
      </EveningProvider>
    </MoreWords>
  );
}
