'use client';

import { useTranslations } from 'use-intl';
import { LEAST_PLAYERS, MOST_PLAYERS } from '@/lib/rules/cardcassonne/deck';
import { ChoiceCards } from '../design/choice-cards';
import { Glyph } from '../design/glyph';

/** The game to play. So far there is one. */
export function GameChoice() {
  const t = useTranslations();
  const cardcassonne = {
    value: 'cardcassonne',
    label: t('common.games.cardcassonne'),
    note: t('common.newTable.players', { least: LEAST_PLAYERS, most: MOST_PLAYERS }),
    icon: <Glyph name="cards" />,
  };
  return (
    <ChoiceCards
      label={t('common.newTable.game')}
      choices={[cardcassonne]}
      value="cardcassonne"
      onChange={() => undefined}
    />
  );
}
