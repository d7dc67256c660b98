'use client';

import { useTranslations } from 'use-intl';
import { Dock, PrimaryAction } from '../design/dock';
import { GAMES, gameOf } from './games';
import type { Plan } from './plan';
import { roleIn } from './role';
import { firstDealer, firstPlayer, firstStarter } from './seating';
import type { Starting } from './use-start';

type StartDockProps = {
  plan: Plan;
  starting: Starting;
  /** Another game was chosen and is on its way: the plan is still that of the game before. */
  coming: boolean;
};

/** Starts the table, and says who begins; or why it cannot start yet. */
export function StartDock({ plan, starting, coming }: StartDockProps) {
  const t = useTranslations();
  const begins = useBeginning(plan);
  const { least, most } = GAMES[gameOf(plan.game)];
  const count = plan.seating.seats.length;
  return (
    <Dock>
      <PrimaryAction
        label={t('newTable.start')}
        detail={begins}
        reason={refused()}
        busy={starting.busy || coming}
        onClick={coming ? undefined : starting.start}
      />
    </Dock>
  );

  function refused(): string | undefined {
    if (count < least) return t('newTable.tooFew', { least });
    return count > most ? t('newTable.full', { most }) : undefined;
  }
}

/** Who deals and who begins, or how many play and who goes first. */
function useBeginning(plan: Plan): string {
  const t = useTranslations();
  const { seating } = plan;
  const count = seating.seats.length;
  switch (roleIn(plan)) {
    case 'deals': {
      const [dealer, starter] = [firstDealer(seating)?.name ?? '', firstStarter(seating)?.name ?? ''];
      return t('newTable.opening', { dealer, starter });
    }
    case 'goes-first':
      return t('newTable.beginning', { count, name: firstPlayer(seating)?.name ?? '' });
    default:
      return t('newTable.noBeginning', { count });
  }
}
