'use client';

import { useTranslations } from 'use-intl';
import { LEAST_PLAYERS } from '@/lib/rules/cardcassonne/deck';
import { Dock, PrimaryAction } from '../design/dock';
import { firstDealer, firstStarter, type Seating } from './seating';
import type { Starting } from './use-start';

/** Starts the table, and says who deals and who begins; or why it cannot start yet. */
export function StartDock({ seating, starting }: { seating: Seating; starting: Starting }) {
  const t = useTranslations();
  const dealer = firstDealer(seating)?.name ?? '';
  const starter = firstStarter(seating)?.name ?? '';
  const tooFew = seating.seats.length < LEAST_PLAYERS;
  return (
    <Dock>
      <PrimaryAction
        label={t('common.newTable.start')}
        detail={t('common.newTable.opening', { dealer, starter })}
        reason={tooFew ? t('common.newTable.tooFew', { least: LEAST_PLAYERS }) : undefined}
        busy={starting.busy}
        onClick={starting.start}
      />
    </Dock>
  );
}
