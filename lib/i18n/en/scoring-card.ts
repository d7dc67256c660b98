export default {
  agreed: 'The card has no such count',
  agreedNote: 'The table agrees on a number; it counts for this table only',
  text: 'Copy from the printed scoring card what so many animals of one kind score together.',
  field: 'Points for {count, number}',
  save: 'Keep the values',
  saveOne: '{count, plural, one {Keep the value} other {Keep # values}}',
  missing: '{count, plural, one {This value is needed now} other {These values are needed now}}',
  bad: 'Points are a whole number from 0 to 200.',
  unusual: '{count, number} animals score {points, number}, but {fewer, number} score {fewerPoints, number}?',
  unusualText: 'Look at the card again. It can be kept as it is.',
  ruled: 'From the rules. The rest is only printed on the card, so Tallystick never guesses it.',
  fixed: '{count, number} animals score {points, number}, from the rules',
} as const;
