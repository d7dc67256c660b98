export default {
  clear: 'Clear',
  bringBack: 'Bring back',
  held: 'What lay before and this claim hold all of them.',
  before: {
    title: 'Before this claim',
    none: 'no animals',
    text: 'What lay before the player. A joker that joined a kind counts in it.',
    waiting: 'Waiting animal jokers',
    refused: 'Animal jokers wait only while no animal lies before the player.',
    refusedText: 'One that joined counts in its kind.',
  },
  claim: { empty: 'Tap the cards of the claim.' },
  persons: {
    empty: 'Tap the number of each person in the claim.',
    formula: '{values} = {sum, number}, × {count, plural, one {# card} other {# cards}}',
  },
  animals: {
    before: 'before',
    added: 'added',
    kindBefore: '{kind}, before',
    kindAdded: '{kind}, added',
    jokers: 'Animal jokers',
    empty: 'A kind that grows scores its whole new count.',
    nothing: 'nothing added',
    grew: '{before, number} before',
    grown: '+ {added, number} = {animals}',
  },
} as const;
