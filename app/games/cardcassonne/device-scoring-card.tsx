'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Message } from '@/app/design/message';
import { Sheet } from '@/app/design/sheet';
import { NotSaved } from '@/app/new/not-saved';
import { database } from '@/lib/db/database';
import { knownScoringCard, learnScoringCard } from '@/lib/db/scoring-card';
import { useStored } from '@/lib/db/use-stored';
import { type WriteFailure, writeFailure } from '@/lib/db/write-failure';
import { PRINTED_VALUES, type ScoringCard } from '@/lib/rules/cardcassonne/progression';
import { ScoringCardForm } from './scoring-card-later';

/** What this phone knows of the printed scoring card, and the way to copy more of it. Tables to come start from it. */
export function DeviceScoringCard({ framed = true }: { framed?: boolean }) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  const card = useStored(() => knownScoringCard(database()), []);
  if (card.status === 'waiting') return null;
  if (card.status === 'failed') return <NotRead error={card.error} />;
  const count = Object.keys({ ...PRINTED_VALUES, ...card.value }).length;
  const row = (
    <Row
      icon={<Glyph name="paw" />}
      title={t('cardcassonne.scoringCard.title')}
      note={t(framed ? 'cardcassonne.scoringCard.filled' : 'cardcassonne.scoringCard.copied', { count })}
      aria-haspopup="dialog"
      onClick={() => setOpen(true)}
    />
  );
  return (
    <>
      {framed ? <Leaf>{row}</Leaf> : row}
      <Sheet
        open={open}
        onClose={() => setOpen(false)}
        title={t('cardcassonne.scoringCard.title')}
        closeLabel={t('common.actions.close')}
      >
        <DeviceForm values={card.value} onDone={() => setOpen(false)} />
      </Sheet>
    </>
  );
}

type DeviceFormProps = {
  values: ScoringCard;
  onDone: () => void;
  /** The counts to ask for; the whole card if left out. */
  missing?: readonly number[];
};

/** Copies values from the printed scoring card into what this phone knows, without any table. */
export function DeviceForm({ values, onDone, missing }: DeviceFormProps) {
  const [failed, setFailed] = useState<{ failure: WriteFailure; again: () => void } | null>(null);
  function save(learnt: Record<string, number>) {
    learnScoringCard(database(), learnt).then(onDone, (error: unknown) =>
      setFailed({ failure: writeFailure(error), again: () => save(learnt) }),
    );
  }
  return (
    <>
      {failed && <NotSaved failure={failed.failure} onAgain={failed.again} />}
      <ScoringCardForm values={values} missing={missing} onSave={save} />
    </>
  );
}

function NotRead({ error }: { error: string }) {
  const t = useTranslations();
  return (
    <Message tone="bad" fact={t('common.newTable.failed')}>
      {t('common.newTable.failedText', { error })}
    </Message>
  );
}
