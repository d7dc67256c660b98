import type { Translation } from '../catalogue';
import type en from '../en/sums';

export default {
  clear: 'Golește',
  bringBack: 'Adu înapoi',
  held: 'Ce era dinainte și revendicarea le au deja pe toate.',
  before: {
    title: 'Înainte de revendicare',
    none: 'niciun animal',
    text: 'Ce se afla deja în fața jucătorului. Un joker adăugat la un fel se numără acolo.',
    waiting: 'Jokeri de animal în așteptare',
    refused: 'Jokerii de animal așteaptă numai cât timp jucătorul nu are niciun animal.',
    refusedText: 'Unul care s-a adăugat se numără la felul lui.',
  },
  chest: { groups: 'După cartea de punctaj, grupele de {sizes} clădiri diferite aduc {points}.' },
  claim: { empty: 'Atinge cărțile revendicării.' },
  persons: {
    empty: 'Atinge numărul fiecărei persoane din revendicare.',
    formula: '{values} = {sum, number}, × {count, plural, one {# carte} few {# cărți} other {# de cărți}}',
  },
  animals: {
    before: 'înainte',
    added: 'în plus',
    kindBefore: '{kind}, înainte',
    kindAdded: '{kind}, în plus',
    jokers: 'Jokeri de animal',
    empty: 'Un fel care crește aduce punctele pentru tot numărul nou.',
    nothing: 'nimic în plus',
    grew: '{before, number} înainte',
    grown: '+ {added, number} = {animals}',
  },
} as const satisfies Translation<typeof en>;
