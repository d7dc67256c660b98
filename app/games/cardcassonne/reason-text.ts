import type { Translate } from '@/app/table/words';
import type { Card, Chest, Colour, KnownTotal, Reason } from '@/lib/rules/cardcassonne/index';

/** A row by its name. */
export function rowText(t: Translate, row: Colour): string {
  return t(`cardcassonne.row.${row}`);
}

/** "field row", inside a sentence. */
export function inRowText(t: Translate, row: Colour): string {
  return t(`cardcassonne.inRow.${row}`);
}

/** The name of a kind of animal. */
export function animalKindText(t: Translate, colour: Colour): string {
  return t(`cardcassonne.animalKind.${colour}`);
}

/** "5 sheep": so many animals of one kind. */
export function animalsText(t: Translate, colour: Colour, count: number): string {
  return t(`cardcassonne.animals.${colour}`, { count });
}

/** A kind of building under a chest, or the joker. */
export function chestKindText(t: Translate, kind: Colour | 'joker'): string {
  return kind === 'joker' ? t('cardcassonne.card.joker.building') : t(`cardcassonne.card.building.${kind}`);
}

/** A card by its name, as it lies in that row. */
export function cardText(t: Translate, card: Card, row: Colour): string {
  if (card.kind === 'joker') return t(`cardcassonne.card.joker.${card.joker}`);
  if (card.kind !== 'person') return t(`cardcassonne.card.${card.kind}.${card.colour ?? row}`);
  return card.colour || card.value === undefined
    ? t('cardcassonne.card.wrongPerson')
    : t('cardcassonne.card.person', { value: card.value });
}

/** "53", or "53 + ?" while some of it waits for the scoring card. */
export function totalText(t: Translate, { points, waits }: KnownTotal): string {
  return waits ? t('cardcassonne.live.waits', { points }) : String(points);
}

/** A reason in a sentence that reads with its points after it. */
export function reasonText(t: Translate, reason: Reason): string {
  switch (reason.reason) {
    case 'persons':
      return t('cardcassonne.reason.persons', { sum: sumText(reason.values), count: reason.values.length });
    case 'animals':
      return t('cardcassonne.reason.animals', {
        before: reason.before,
        added: reason.cards + reason.jokers,
        animals: animalsText(t, reason.colour, reason.count),
      });
    case 'waiting-jokers':
      return t('cardcassonne.reason.waitingJokers', { count: reason.jokers });
    case 'wrong-colour':
      return t(`cardcassonne.reason.wrong.${reason.card}`);
    case 'dragon':
    case 'fairy':
      return t(`cardcassonne.card.joker.${reason.reason}`);
  }
}

/** "2 cards to the chest", without their kinds; empty for none. */
export function chestText(t: Translate, chest: Chest): string {
  const count = Object.values(chest).reduce((sum, cards) => sum + cards, 0);
  return count === 0 ? '' : t('cardcassonne.reason.toChest', { count });
}

/** "(3+1+1)", or a number alone. */
function sumText(values: readonly number[]): string {
  return values.length === 1 ? String(values[0]) : `(${values.join('+')})`;
}
