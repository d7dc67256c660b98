'use client';

import { Dock, PrimaryAction, UndoButton } from '@/app/design/dock';
import { useWords } from '@/app/table/words';
import { isRefusal } from '@/lib/rules/entry';
import type { ClaimAt } from './claim-at';
import { isOpen, withoutCard } from './claim-draft';
import { useEvening } from './evening-context';
import { refusalText } from './refusal-text';
import type { useClaim } from './use-claim';

type ClaimProps = { claim: ReturnType<typeof useClaim>; at: ClaimAt };

/** Takes back the last card, or enters the claim under the name of what it brings. */
export function ClaimDock({ claim, at }: ClaimProps) {
  const t = useWords();
  const { actions, nameOf } = useEvening();
  const { draft, score } = claim;
  const cards = draft?.cards.length ?? 0;
  return (
    <Dock>
      <UndoButton
        label={t('common.actions.undo')}
        detail={t(cards > 0 ? 'cardcassonne.claim.undoCard' : 'cardcassonne.claim.undoNothing')}
        nothing={cards === 0}
        onClick={() => draft && claim.change(withoutCard(draft, cards - 1))}
      />
      <PrimaryAction label={enterLabel()} reason={whyNot()} busy={actions.busy} onClick={claim.enter} />
    </Dock>
  );

  function whyNot(): string | undefined {
    if (!draft || !score) return t('evening.claim.rowFirst');
    if (draft.cards.some(isOpen)) return t('evening.claim.colourOpen');
    return isRefusal(score) ? refusalText(t, score, nameOf).fact : undefined;
  }

  function enterLabel(): string {
    const { points, missing } = score && !isRefusal(score) ? score : { points: 0, missing: [] };
    if (at.amended) return t('evening.claim.amend', { points });
    if (cards === 0) return t('evening.claim.enterEmpty');
    const waits = missing.length > 0;
    return t(waits ? 'evening.claim.enterWaits' : 'evening.claim.enter', { points, name: nameOf(at.player) });
  }
}
