'use client';

import type { ReactNode } from 'react';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Screen } from '@/app/design/screen';
import { Stepper } from '@/app/design/stepper';
import { TextField } from '@/app/design/text-field';
import { useDraft } from '@/app/frame/use-draft';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { isRateCard } from '@/lib/rules/christmas-present/card-rates';
import { cardKind } from '@/lib/rules/christmas-present/cards';
import { lies } from '@/lib/rules/christmas-present/lying';
import { MOST_IN_SUPPLY } from '@/lib/rules/christmas-present/telling';
import { cardDraftKey, type PlainDraft, readPlainDraft } from './card-draft';
import { nameText, todoText } from './card-words';
import { useCards } from './cards-context';
import { LargeCard } from './large-card';
import { ScoreWithCard } from './score-with-card';
import { type CardOf, usePlay } from './use-play';

type PlayCardProps = {
  bar: ReactNode;
  played: CardOf;
  /** What stands before the key that plays it. */
  aside?: ReactNode;
  onDone: () => void;
};

/** A card about to be played: what it needs to be told, what to do now, and the key that plays it. */
export function PlayCard({ bar, played, aside, onDone }: PlayCardProps) {
  const { card } = played;
  if (isRateCard(card)) return <ScoreWithCard {...{ bar, aside, onDone }} played={{ ...played, card }} />;
  return <PlainCard {...{ bar, played, aside, onDone }} />;
}

const NOTHING_TOLD: PlainDraft = { label: '', followers: 0 };

function PlainCard({ bar, played, aside, onDone }: PlayCardProps) {
  const t = useWords();
  const { id, actions } = useCards();
  const { play } = usePlay(played);
  // A hand that is covered meanwhile loses nothing that was typed.
  const { draft, change, drop } = useDraft<PlainDraft>(id, cardDraftKey(id, played), NOTHING_TOLD, readPlainDraft);
  if (draft === null) return null;
  const { label, followers } = draft;
  const { card } = played;
  const [isLying, isCounted] = [lies(card), cardKind(card).effect === 'supply'];
  async function done() {
    const told = { ...(isLying ? { label: label.trim() } : {}), ...(isCounted ? { followers } : {}) };
    if (!(await play(told))) return;
    void drop();
    onDone();
  }
  const dock = (
    <Dock>
      {aside}
      <PrimaryAction
        label={t('christmas.card.enter', { card: nameText(t, card) })}
        reason={isLying && label.trim() === '' ? t('christmas.card.labelFirst') : undefined}
        busy={actions.busy}
        onClick={() => void done()}
      />
    </Dock>
  );
  return (
    <Screen bar={bar} dock={dock}>
      <ProblemMessage />
      <LargeCard card={card} />
      <p className="note text-center">{todoText(t, card)}</p>
      {isLying && (
        <TextField
          label={t('christmas.card.label')}
          placeholder={t('christmas.card.labelHint')}
          maxLength={40}
          autoComplete="off"
          value={label}
          onChange={(next) => change({ label: next, followers })}
        />
      )}
      {isCounted && <Supply value={followers} onChange={(next) => change({ label, followers: next })} />}
    </Screen>
  );
}

function Supply({ value, onChange }: { value: number; onChange: (value: number) => void }) {
  const t = useWords();
  const what = t('christmas.card.followers');
  return (
    <div className="flex items-center justify-between gap-3">
      {what}
      <Stepper
        label={what}
        lessLabel={t('feature.count.fewer', { what })}
        moreLabel={t('feature.count.more', { what })}
        value={value}
        max={MOST_IN_SUPPLY}
        onChange={onChange}
      />
    </div>
  );
}
