'use client';

import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import type { Card, Chest, Colour } from '@/lib/rules/cardcassonne/facts';
import type { Reason } from '@/lib/rules/cardcassonne/reasons';

export type Translate = ReturnType<typeof useTranslations<never>>;

const animals = {
  yellow: 'cardcassonne.animals.yellow',
  red: 'cardcassonne.animals.red',
  green: 'cardcassonne.animals.green',
  blue: 'cardcassonne.animals.blue',
} as const satisfies Record<Colour, string>;

const chestKinds = {
  yellow: 'cardcassonne.chests.kind.yellow',
  red: 'cardcassonne.chests.kind.red',
  green: 'cardcassonne.chests.kind.green',
  blue: 'cardcassonne.chests.kind.blue',
} as const satisfies Record<Colour, string>;

const rows = {
  yellow: 'cardcassonne.row.yellow',
  red: 'cardcassonne.row.red',
  green: 'cardcassonne.row.green',
  blue: 'cardcassonne.row.blue',
} as const satisfies Record<Colour, string>;

const inRows = {
  yellow: 'cardcassonne.inRow.yellow',
  red: 'cardcassonne.inRow.red',
  green: 'cardcassonne.inRow.green',
  blue: 'cardcassonne.inRow.blue',
} as const satisfies Record<Colour, string>;

const animalKinds = {
  yellow: 'cardcassonne.animalKind.yellow',
  red: 'cardcassonne.animalKind.red',
  green: 'cardcassonne.animalKind.green',
  blue: 'cardcassonne.animalKind.blue',
} as const satisfies Record<Colour, string>;

const animalCards = {
  yellow: 'cardcassonne.card.animal.yellow',
  red: 'cardcassonne.card.animal.red',
  green: 'cardcassonne.card.animal.green',
  blue: 'cardcassonne.card.animal.blue',
  unknown: 'cardcassonne.card.unknownAnimal',
} as const;

const buildingCards = {
  yellow: 'cardcassonne.card.building.yellow',
  red: 'cardcassonne.card.building.red',
  green: 'cardcassonne.card.building.green',
  blue: 'cardcassonne.card.building.blue',
  unknown: 'cardcassonne.card.unknownBuilding',
} as const;

const jokerCards = {
  animal: 'cardcassonne.card.joker.animal',
  building: 'cardcassonne.card.joker.building',
  dragon: 'cardcassonne.card.joker.dragon',
  fairy: 'cardcassonne.card.joker.fairy',
} as const;

const wrongReasons = {
  person: 'cardcassonne.reason.wrongPerson',
  animal: 'cardcassonne.reason.wrongAnimal',
  building: 'cardcassonne.reason.wrongBuilding',
} as const;

/** "5 sheep": so many animals of one kind. */
export function animalsText(t: Translate, colour: Colour, count: number): string {
  return t(animals[colour], { count });
}

/** A kind of building under a chest, or the joker. */
export function chestKindText(t: Translate, kind: Colour | 'joker'): string {
  return t(kind === 'joker' ? 'cardcassonne.chests.kind.joker' : chestKinds[kind]);
}

/** A row by its name. */
export function rowText(t: Translate, row: Colour): string {
  return t(rows[row]);
}

/** "field row", inside a sentence. */
export function inRowText(t: Translate, row: Colour): string {
  return t(inRows[row]);
}

/** The name of a kind of animal. */
export function animalKindText(t: Translate, colour: Colour): string {
  return t(animalKinds[colour]);
}

/** A card by its name, as it lies in that row. */
export function cardText(t: Translate, card: Card, row: Colour): string {
  switch (card.kind) {
    case 'person':
      return card.colour || card.value === undefined
        ? t('cardcassonne.card.wrongPerson')
        : t('cardcassonne.card.person', { value: card.value });
    case 'animal':
      return t(animalCards[card.colour ?? row]);
    case 'building':
      return t(buildingCards[card.colour ?? row]);
    case 'joker':
      return t(jokerCards[card.joker]);
  }
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
      return t(wrongReasons[reason.card]);
    case 'dragon':
      return t('cardcassonne.reason.dragon');
    case 'fairy':
      return t('cardcassonne.reason.fairy');
  }
}

/** "(3+1+1)", or a number alone. */
function sumText(values: readonly number[]): string {
  return values.length === 1 ? String(values[0]) : `(${values.join('+')})`;
}

/** "2 cards to the chest", without their kinds; empty for none. */
export function chestText(t: Translate, chest: Chest): string {
  const count = Object.values(chest).reduce((sum, cards) => sum + cards, 0);
  return count === 0 ? '' : t('cardcassonne.reason.toChest', { count });
}

/** The translator of the screen's language. */
export function useWords(): Translate {
  const t = useTranslations();
  return useMemo(() => t, [t]);
}
