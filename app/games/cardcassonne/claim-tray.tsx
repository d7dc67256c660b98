'use client';

import type { CardFaceProps } from '@/app/design/card-face';
import { Tray, TrayGroup } from '@/app/design/tray-group';
import type { Card, ClaimScore, Colour, Reason } from '@/lib/rules/cardcassonne/index';
import { type ClaimDraft, isWrong } from './claim-draft';
import { animalsText, cardText, type Translate, useWords } from './reason-text';
import { trayGroups } from './tray-groups';

type ClaimTrayProps = { draft: ClaimDraft; score: ClaimScore; onRemove: (at: number) => void };

/** The cards of the claim, bracketed as they count. Tapping one takes it away again. */
export function ClaimTray({ draft, score, onRemove }: ClaimTrayProps) {
  const t = useWords();
  return (
    <Tray label={t('cardcassonne.claim.tray', { count: draft.cards.length })}>
      {trayGroups(draft, score).map((group) => (
        <TrayGroup
          key={group.id}
          cards={group.at.map((at) => face(t, draft, at))}
          formula={group.reason ? formula(t, group.reason) : t('cardcassonne.claim.formula.toChest')}
          points={group.reason ? (group.reason.points ?? '?') : '–'}
          onRemove={(at) => onRemove(Number(at))}
        />
      ))}
    </Tray>
  );
}

function face(t: Translate, { row, cards }: ClaimDraft, at: number) {
  const card = cards[at] as Card;
  const removeLabel = t('cardcassonne.claim.removeCard', { card: cardText(t, card, row) });
  return { id: String(at), removeLabel, ...cardFace(card, row) };
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

/** How the points of a group come about, in as few signs as a bracket holds. */
function formula(t: Translate, reason: Reason): string {
  switch (reason.reason) {
    case 'persons':
      return t('cardcassonne.claim.formula.persons', { sum: reason.values.join('+'), count: reason.values.length });
    case 'animals': {
      const animals = animalsText(t, reason.colour, reason.count);
      const added = reason.cards + reason.jokers;
      return reason.before > 0
        ? t('cardcassonne.claim.formula.animals', { before: reason.before, added, animals })
        : animals;
    }
    case 'waiting-jokers':
      return t('cardcassonne.claim.formula.jokers', { count: reason.jokers });
    case 'wrong-colour':
      return t('cardcassonne.claim.formula.wrong');
    case 'dragon':
      return t('cardcassonne.claim.dragon');
    case 'fairy':
      return t('cardcassonne.claim.fairy');
  }
}
