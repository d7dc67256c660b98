'use client';

import { Glyph } from '@/app/design/glyph';
import { Message } from '@/app/design/message';
import { useWords } from '@/app/table/words';
import { useChips } from './chips-context';

/** A tile was taken from an island in this turn, or in the one before, whose stack has its next tile turned up now. */
export function TakenMessage() {
  const t = useWords();
  const { chips, nameOf, ended, colourOf } = useChips();
  if (ended) return null;
  return (
    <>
      {chips.turnUp.map(({ entry, colour, stack }) => (
        <Message key={entry} tone="warn" lead={<Glyph name="island" />} fact={t('benelux.taken.turnUp')}>
          {t('benelux.taken.turnUpText', { colour: colourOf(colour), stack })}
        </Message>
      ))}
      {chips.taken.map(({ entry, player, colour, stack }) => (
        <Message
          key={entry}
          tone="good"
          fact={t('benelux.taken.now', { name: nameOf(player), colour: colourOf(colour), stack })}
        >
          {t('benelux.taken.nowText')}
        </Message>
      ))}
    </>
  );
}
