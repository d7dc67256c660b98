'use client';

import { useState } from 'react';
import { go } from '@/app/session/address';
import { vibrate } from '@/lib/pwa/vibration';
import {
  type Card,
  type ClaimFact,
  type ClaimRefusal,
  type ClaimScore,
  previewClaim,
  refuseClaim,
} from '@/lib/rules/cardcassonne/index';
import { type Entry, isRefusal } from '@/lib/rules/entry';
import { type ClaimDraft, draftOf, withCard } from './claim-draft';
import { useEvening } from './evening-context';
import { cardText, rowText, useWords } from './reason-text';
import { useClaimDraft } from './use-claim-draft';

/** Whose claim of which round is on screen, and the entry that it amends. */
export type ClaimAt = { round: number; player: string; amended: Entry<ClaimFact> | undefined };

const nothing: ClaimScore = {
  reasons: [],
  points: 0,
  missing: [],
  area: { animals: { yellow: 0, red: 0, green: 0, blue: 0 }, waitingJokers: 0 },
  chest: { yellow: 0, red: 0, green: 0, blue: 0, joker: 0 },
  jokersTo: [],
};

/** The claim being entered or amended: its cards, what they score, and the way into the log. */
export function useClaim(at: ClaimAt) {
  const t = useWords();
  const { id, evening, nameOf, actions } = useEvening();
  const fresh: ClaimDraft = at.amended ? draftOf(at.amended.fact) : { row: 'yellow', cards: [] };
  const key = at.amended ? `claim/${id}/${at.amended.id}` : `claim/${id}/${at.round}/${at.player}`;
  const { draft, kept, change, drop } = useClaimDraft(id, key, fresh);
  const [refused, setRefused] = useState<Card | null>(null);
  const fact: ClaimFact | null = draft && { kind: 'claim', ...draft };
  const score: ClaimScore | ClaimRefusal = fact ? previewClaim(evening, fact, at, at.amended?.id) : nothing;

  function changed(next: ClaimDraft) {
    setRefused(null);
    actions.refuse(null);
    change(next);
  }

  /** Adds a card, or says at its key why there is none left. */
  function add(card: Card) {
    if (!draft) return;
    const next = withCard(draft, card);
    const refusal = refuseClaim(evening, next, at.amended?.id) ?? refusalOf(next);
    if (!refusal) return changed(next);
    setRefused(card);
    actions.refuse(refusal);
  }

  function refusalOf(next: ClaimDraft): ClaimRefusal | null {
    const preview = previewClaim(evening, { kind: 'claim', ...next }, at, at.amended?.id);
    return isRefusal(preview) ? preview : null;
  }

  /** Writes the claim into the log, forgets its draft, and shows what it brought. */
  async function enter() {
    if (!fact || isRefusal(score)) return;
    // The kinds that the jokers joined are agreed with the claim, suggested or not.
    const agreed: ClaimFact = score.jokersTo.length > 0 ? { ...fact, jokersTo: score.jokersTo } : fact;
    const place = { round: at.round, player: at.player };
    const event = await actions.act(
      at.amended ? { do: 'amend', target: at.amended.id, fact: agreed } : { do: 'record', place, fact: agreed },
    );
    if (!event) return;
    vibrate();
    // The claim is in the log; its draft may go in its own time.
    void drop();
    go(id, 'receipt', { entry: at.amended?.id ?? event.id }, 'replace');
  }

  const asText = draft ? claimAsText() : '';
  return { draft, kept, score, refused, change: changed, add, enter, asText };

  function claimAsText(): string {
    const cards = draft?.cards.map((card) => cardText(t, card, draft.row)).join(', ');
    return [`${nameOf(at.player)} (${at.round})`, draft && rowText(t, draft.row), cards].filter(Boolean).join(' · ');
  }
}
