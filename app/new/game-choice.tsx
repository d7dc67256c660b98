'use client';

import { useTranslations } from 'use-intl';
import { ChoiceCards } from '../design/choice-cards';
import { Glyph } from '../design/glyph';
import { useGameName } from '../home/use-game-name';
import { GAME_IDS, GAMES, type GameId } from './games';

/** The game to play. */
export function GameChoice({ game, onChange }: { game: GameId; onChange: (game: GameId) => void }) {
  const t = useTranslations();
  const nameOf = useGameName();
  const choices = GAME_IDS.map((value) => {
    const { least, most, glyph } = GAMES[value];
    return {
      value,
      label: nameOf(value),
      note: t('newTable.players', { least, most }),
      icon: <Glyph name={glyph} />,
    };
  });
  return <ChoiceCards label={t('newTable.game')} choices={choices} value={game} onChange={onChange} />;
}
