'use client';

import { Settings } from 'lucide-react';
import { useState } from 'react';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Sheet } from '@/app/design/sheet';
import { useEvening } from './evening-context';
import { useWords } from './reason-text';
import { ScoringCardSheet } from './scoring-card-sheet';

/** What is rarely needed at the table. */
export function TableMenu({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords();
  const { evening } = useEvening();
  const [card, setCard] = useState(false);
  const known = Object.keys(evening.scoringCard.values).length;
  return (
    <>
      <Sheet open={open} onClose={onClose} title={t('common.actions.more')} closeLabel={t('common.actions.close')}>
        <Leaf>
          <Row
            icon={<Glyph name="paw" />}
            title={t('cardcassonne.scoringCard.title')}
            note={t('cardcassonne.scoringCard.filled', { count: known })}
            aria-haspopup="dialog"
            onClick={() => {
              onClose();
              setCard(true);
            }}
          />
          <Row icon={<Settings aria-hidden />} title={t('common.shell.settings')} href="/settings/" />
        </Leaf>
      </Sheet>
      <ScoringCardSheet open={card} onClose={() => setCard(false)} />
    </>
  );
}
