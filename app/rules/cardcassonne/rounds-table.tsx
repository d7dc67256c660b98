'use client';

import { useTranslations } from 'use-intl';
import { dealFor, LEAST_PLAYERS, MOST_PLAYERS } from '@/lib/rules/cardcassonne/deck';
import { isRefusal } from '@/lib/rules/entry';
import { ReferenceTable } from '../reference-table';

/** Cards each and rounds, by the number of players. */
export function RoundsTable() {
  const t = useTranslations();
  const players = Array.from({ length: MOST_PLAYERS - LEAST_PLAYERS + 1 }, (_, nth) => LEAST_PLAYERS + nth);
  const deals = players.flatMap((count) => {
    const deal = dealFor(count);
    return isRefusal(deal) ? [] : [deal];
  });
  return (
    <ReferenceTable
      caption={t('rules.rounds.caption')}
      lines={[
        [t('rules.rounds.players'), ...players],
        [t('rules.rounds.cards'), ...deals.map(({ cards }) => cards)],
        [t('rules.rounds.rounds'), ...deals.map(({ rounds }) => rounds)],
      ]}
    />
  );
}
