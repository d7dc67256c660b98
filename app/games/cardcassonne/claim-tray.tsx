'use client';

import type { CardFaceProps } from '@/app/design/card-face';
import { Tray, TrayGroup } from '@/app/design/tray-group';
import { type Translate, useWords } from '@/app/table/words';
import type { Card, ClaimScore, Colour, Reason } from '@/lib/rules/cardcassonne/index';
import { type ClaimDraft, isWrong } from './claim-draft';
import { cardText, reasonText } from './reason-text';
import { trayGroups } from './tray-groups';

type ClaimTrayProps = { draft: ClaimDraft; score: ClaimScore; onRemove: (at: number) => void };

/** The cards of the claim, bracketed as they count. Tapping one takes it away again. */
export function ClaimTray({ draft, score, onRemove }: ClaimTrayProps) {
  const t = useWords();
  const cardAt = (id: string) => draft.cards[Number(id)] as Card;
  const remove = {
    card: (id: string) => onRemove(Number(id)),
    name: ({ id }: { id: string }) => t('cardcassonne.claim.removeCard', { card: cardText(t, cardAt(id), draft.row) }),
  };
  return (
    <Tray label={t('cardcassonne.claim.tray', { count: draft.cards.length })}>
      {trayGroups(draft, score).map((group) => (
        <TrayGroup
          key={group.id}
          cards={group.at.map((at) => ({ id: String(at), ...cardFace(cardAt(String(at)), draft.row) }))}
          formula={group.reason ? formula(t, group.reason) : unscored(t, group.id)}
          points={group.reason ? (group.reason.points ?? '?') : group.id === 'open' ? '?' : '–'}
          remove={remove}
        />
      ))}
    </Tray>
  );
}

/** How a card looks that was claimed in that row. */
export function cardFace(card: Card, row: Colour): CardFaceProps {
  if (card.kind === 'joker') {
    return card.joker === 'animal' || card.joker === 'building'
      ? { kind: card.joker, row: 'joker' }
      : { kind: card.joker };
  }
  const colour = card.colour === 'unknown' ? undefined : (card.colour ?? row);
  const value = card.kind === 'person' && card.value !== undefined ? { value: card.value } : {};
  return { kind: card.kind, row: colour, wrong: isWrong(card), ...value };
}

/** What cards without a reason wait for: a colour, or the end. */
function unscored(t: Translate, group: string): string {
  return t(group === 'open' ? 'cardcassonne.claim.wrongColourOf' : 'cardcassonne.claim.formula.toChest');
}

/** How the points of a group come about, in as few signs as a bracket holds. */
function formula(t: Translate, reason: Reason): string {
  if (reason.reason === 'waiting-jokers') return t('cardcassonne.claim.formula.jokers', { count: reason.jokers });
  if (reason.reason === 'wrong-colour') return t('cardcassonne.claim.formula.wrong');
  return reasonText(t, reason);
}
