export default {
  text: 'A deleted table stays here for {days, plural, one {# day} other {# days}}. Then it is erased for good.',
  left: '{days, plural, =0 {erased today} one {# day left} other {# days left}}',
  bringBackNamed: 'Bring back {name}',
  broughtBack: 'Brought back: {name}',
  open: 'Open',
  empty: 'Empty the bin',
  emptyText:
    '{count, plural, one {# table is erased from this phone for good, with all its rounds.} other {# tables are erased from this phone for good, with all their rounds.}}',
  hold: '{count, plural, one {Hold to erase # table} other {Hold to erase # tables}}',
  erased: '{count, plural, one {Erased # table} other {Erased # tables}}',
  nothing: 'The bin is empty',
} as const;
