'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Later } from '@/app/frame/later';
import { NotRead } from '@/app/frame/not-read';
import { database } from '@/lib/db/database';
import { knownScoringCard } from '@/lib/db/scoring-card';
import { useStored } from '@/lib/db/use-stored';
import { PRINTED_VALUES } from '@/lib/rules/cardcassonne/progression';
import { DeviceScoringCard } from './scoring-cards';

/** What this phone knows of the printed scoring card, and the way to copy more of it. Tables to come start from it. */
export function DeviceScoringCardRow({ framed = true }: { framed?: boolean }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const card = useStored(() => knownScoringCard(database()), []);
  if (card.status === 'failed') return <NotRead fact={t('common.problem.storeNotRead')} error={card.error} />;
  const isRead = card.status === 'read';
  const count = Object.keys({ ...PRINTED_VALUES, ...(isRead && card.value) }).length;
  const row = (
    <Row
      icon={<Glyph name="paw" />}
      title={t('common.scoringCard.title')}
      // Its place is kept from the first, so that nothing below it moves.
      note={
        <span className={isRead ? undefined : 'invisible'}>
          {t(framed ? 'common.scoringCard.filled' : 'common.scoringCard.copied', { count })}
        </span>
      }
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
    />
  );
  return (
    <>
      {framed ? <Leaf>{row}</Leaf> : row}
      <Later of={DeviceScoringCard} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
