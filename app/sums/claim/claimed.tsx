'use client';

import type { ClaimDraft } from '@/app/games/cardcassonne/claim-draft';
import { withoutCard } from '@/app/games/cardcassonne/claim-draft';
import { ClaimTray } from '@/app/games/cardcassonne/claim-tray';
import JokerChoice from '@/app/games/cardcassonne/joker-choice';
import { WrongChoices } from '@/app/games/cardcassonne/wrong-cards';
import type { ClaimScore } from '@/lib/rules/cardcassonne/claim';
import type { Options } from '@/lib/rules/cardcassonne/facts';

type ClaimedProps = {
  draft: ClaimDraft;
  /** Null while the claim cannot be: then only what was asked of its cards is shown. */
  score: ClaimScore | null;
  options: Options;
  onChange: (draft: ClaimDraft) => void;
};

/** The cards of the claim, and what is asked of some of them. */
export default function Claimed({ draft, score, options, onChange }: ClaimedProps) {
  return (
    <>
      {score && <ClaimTray draft={draft} score={score} onRemove={(card) => onChange(withoutCard(draft, card))} />}
      <WrongChoices draft={draft} onChange={onChange} />
      {score && (
        <JokerChoice score={score} options={options} onChange={(jokersTo) => onChange({ ...draft, jokersTo })} />
      )}
    </>
  );
}
