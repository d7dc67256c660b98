import type { Translate } from '@/app/table/words';
import type { Reason } from '@/lib/rules/cardcassonne/index';
import { animalKindText, animalsText } from './reason-text';

const wrongLines = {
  person: 'evening.receipt.wrongPerson',
  animal: 'evening.receipt.wrongAnimal',
  building: 'evening.receipt.wrongBuilding',
} as const;

/** A reason written out for the receipt: what it is, and the sum line by line. No reason: cards for the chest. */
export function receiptLines(t: Translate, reason: Reason | null, cards: number): { title: string; lines: string[] } {
  if (!reason) {
    return {
      title: t('evening.receipt.chest'),
      lines: [t('evening.receipt.chestLater', { count: cards })],
    };
  }
  switch (reason.reason) {
    case 'persons':
      return { title: t('evening.receipt.persons'), lines: personLines(t, reason.values) };
    case 'animals':
      return { title: animalKindText(t, reason.colour), lines: animalLines(t, reason) };
    case 'waiting-jokers':
      return {
        title: t('evening.receipt.waitingJokers'),
        lines: [t('evening.receipt.each', { count: reason.jokers })],
      };
    case 'wrong-colour':
      return { title: t('evening.receipt.wrong'), lines: [t(wrongLines[reason.card])] };
    case 'dragon':
    case 'fairy':
      return {
        title: t(`cardcassonne.card.joker.${reason.reason}`),
        lines: [t('evening.receipt.backToBox')],
      };
  }
}

function personLines(t: Translate, values: readonly number[]): string[] {
  const sum = values.reduce((total, value) => total + value, 0);
  const times = t('evening.receipt.times', { sum, count: values.length });
  return values.length === 1 ? [times] : [t('evening.receipt.sum', { values: values.join(' + '), sum }), times];
}

function animalLines(t: Translate, reason: Extract<Reason, { reason: 'animals' }>): string[] {
  const { before, cards, jokers, colour, count } = reason;
  const now = t('evening.receipt.animalsNow', {
    before,
    added: cards + jokers,
    animals: animalsText(t, colour, count),
  });
  return before > 0 ? [t('evening.receipt.animalsBefore', { before }), now] : [now];
}
