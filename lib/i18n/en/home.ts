export default {
  onTheTable: 'On the table',
  round: 'Round {round, number} of {rounds, number}',
  stick:
    '{done, plural, =0 {No round of {rounds, number} scored} one {# round of {rounds, number} scored} other {# rounds of {rounds, number} scored}}',
  standings: 'Standings',
  leads: '{name} leads',
  leadsSoFar: '{name} leads so far',
  waits: '{points, number} +\u00a0?',
  carryOn: 'Carry on',
  earlier: 'Earlier tables',
  people: 'At the table: {names}',
  secondHistory: 'Second history of this table',
  turn: 'Turn {turn, number}',
  tilesLeft: '{count, plural, one {# tile left} other {# tiles left}}',
  stillOpen: 'open · {progress}',
  won: '{names} won with {points, plural, one {# point} other {# points}}',
  sharedWin: '{names} shared the win with {points, plural, one {# point} other {# points}}',
  emptyTitle: 'No tables yet',
  emptyText: 'Start one with the people around it. Each round gets its notch, each point its reason.',
  installed:
    'An installed app may have a store of its own: tables that were started in the browser then stay there, and a backup brings them here.',
  plainHttp:
    'This address is plain http: scoring works, but neither working offline, installing nor keeping the screen awake. The settings say how to get the rest.',
  lostTitle: 'The tables of this phone are gone',
  lostText:
    'There were tables here, and nobody deleted them in Tallystick: the browser has emptied its store, as it may when room is short or data of the site is cleared. A backup brings them back.',
  restore: 'Load a backup',
  menu: 'More about {name}',
  deleted: 'In the bin: {name}',
  reminder: {
    changed: '{changed, plural, one {# table changed since} other {# tables changed since}}',
    later: 'Not now',
  },
} as const;
