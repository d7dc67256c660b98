'use client';

import { useRef, useState } from 'react';
import { useDraft } from '@/app/frame/use-draft';
import { giveWay, stays } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import { vibrate } from '@/lib/pwa/vibration';
import { type Card, type ClaimRefusal, parseFact, previewClaim, refuseClaim } from '@/lib/rules/cardcassonne/index';
import { isRefusal } from '@/lib/rules/entry';
import { type ClaimAt, claimKey } from './claim-at';
import { type ClaimDraft, draftOf, scoredDraft, withCard } from './claim-draft';
import { useEvening } from './evening-context';
import { cardText, rowText } from './reason-text';
import { useRival } from './use-rival';

/** The claim being entered or amended: its cards, what they score, and the way into the log. */
export function useClaim(at: ClaimAt) {
  const t = useWords();
  const { id, evening, nameOf, actions } = useEvening();
  // In which row the follower stands is asked, never assumed: a claim in a row that nobody chose would be no fact.
  const fresh: OpenDraft = at.amended ? draftOf(at.amended.fact) : 'no-row';
  const { draft: open, restored, kept, change, drop, discard } = useDraft(id, claimKey(id, at), fresh, readClaimDraft);
  const [refused, setRefused] = useState<Card | null>(null);
  const draft = open === 'no-row' ? null : open;
  const entering = useRef(false);
  const rival = useRival(at, draft, entering);
  const claim = draft && scored(draft);

  function scored(from: ClaimDraft) {
    return scoredDraft<ClaimRefusal>(from, (claim) => previewClaim(evening, claim, at, at.amended?.id));
  }

  function changed(next: ClaimDraft) {
    setRefused(null);
    actions.refuse(null);
    change(next);
  }

  /** Adds a card, or says at its key why there is none left. */
  function add(card: Card) {
    if (!draft) return;
    const next = withCard(draft, card);
    const { score: after } = scored(next);
    const refusal = refuseClaim(evening, next, at.amended?.id) ?? (isRefusal(after) ? after : null);
    if (!refusal) return changed(next);
    setRefused(card);
    actions.refuse(refusal);
  }

  /** Writes the claim into the log, forgets its draft, and shows what it brought. */
  async function enter() {
    if (!claim || isRefusal(claim.score) || entering.current) return;
    const { fact } = claim;
    const place = { round: at.round, player: at.player };
    entering.current = true;
    const here = stays();
    const event = await actions.act(
      at.amended ? { do: 'amend', target: at.amended.id, fact } : { do: 'record', place, fact },
    );
    entering.current = event !== null;
    if (!event) return;
    vibrate();
    // The claim is in the log; its draft may go in its own time.
    void drop();
    if (here()) giveWay(id, 'receipt', { entry: at.amended?.id ?? event.id });
  }

  const asText = draft ? claimAsText(draft) : '';
  return {
    /** Whether the phone has been asked what was left half entered. */
    ready: open !== null,
    /** Null until a row was chosen. */
    draft,
    score: claim?.score,
    /** As it would be entered. */
    fact: claim?.fact,
    ...{ rival, restored, kept, refused, change: changed, add, enter, discard, asText },
  };

  function claimAsText({ row, cards }: ClaimDraft): string {
    const names = cards.map((card) => cardText(t, card, row)).join(', ');
    return [`${nameOf(at.player)} (${at.round})`, rowText(t, row), names].filter(Boolean).join(' · ');
  }
}

type OpenDraft = ClaimDraft | 'no-row';

function readClaimDraft(stored: unknown): OpenDraft | null {
  const fact = parseFact({ kind: 'claim', ...(stored as object) });
  return fact?.kind === 'claim' ? draftOf(fact) : null;
}
