'use client';

import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Dock, PrimaryAction } from '../design/dock';
import { GAMES, type GameId, gameOf } from './games';
import type { Plan } from './plan';
import { roleIn } from './role';
import { firstDealer, firstPlayer, firstStarter } from './seating';
import type { Starting } from './use-start';

type StartDockProps = {
  plan: Plan;
  starting: Starting;
  /** The game chosen. */
  game: GameId;
  /** It is on its way: the plan is still that of the game before. */
  coming: boolean;
};

/** Starts the table, and says who begins; or why it cannot start yet. */
export function StartDock({ plan, starting, game, coming }: StartDockProps) {
  const t = useTranslations();
  const begins = useBeginning(plan);
  const { least, most } = GAMES[gameOf(plan.game)];
  const count = plan.seating.seats.length;
  const reason = refused();
  const { act, waiting } = useOnceHere({ game, coming }, () => reason === undefined && starting.start());
  return (
    <Dock>
      <PrimaryAction
        label={t('newTable.start')}
        detail={begins}
        reason={reason}
        busy={starting.busy || waiting}
        onClick={act}
      />
    </Dock>
  );

  function refused(): string | undefined {
    if (count < least) return t('newTable.tooFew', { least });
    return count > most ? t('newTable.full', { most }) : undefined;
  }
}

/**
 * Acts at once, or as soon as the game is here: a tap is not lost because the phone is slow. Not for another game that
 * was chosen meanwhile.
 */
function useOnceHere({ game, coming }: Pick<StartDockProps, 'game' | 'coming'>, deed: () => void) {
  const [asked, setAsked] = useState<GameId | null>(null);
  const acting = useEffectEvent(deed);
  useEffect(() => {
    if (coming || asked === null) return;
    setAsked(null);
    if (asked === game) acting();
  }, [game, coming, asked]);
  return { act: () => (coming ? setAsked(game) : deed()), waiting: asked !== null };
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
