export default {
  lead: 'The chips of Carcassonne Maps – Benelux, in our own words, each rule under its number. They join a table of Carcassonne, or are kept alone.',
  contents: 'On this page',
  section: {
    chips: 'The chips',
    setUp: 'Setting up',
    collecting: 'Collecting',
    paying: 'Paying',
    end: 'The end',
    sheet: 'What the sheet does',
  },
  rule: {
    'BX-01': {
      title: 'Thirty chips',
      text: 'There are 10 purple, 10 light blue and 10 orange chips. The back of each shows 1 or 2.',
    },
    'BX-02': {
      title: 'Six and four',
      text: 'Of each colour 6 chips have one value and 4 the other. Which is which can be said in the house rules, for all colours alike. Otherwise only what is impossible both ways is refused, and the fifth chip of a value settles its colour.',
    },
    'BX-03': {
      title: 'Chips on the map',
      text: '20 chips lie face down on the map: at most one on a square, none on a big city or a town, none beside another chip across an edge, none beside a used start square or an open side of a big city. The other 10 leave the game unseen.',
    },
    'BX-04': { title: 'Start squares', text: 'Two of Meppel, Eindhoven and Charleroi are used.' },
    'BX-05': {
      title: 'Islands',
      text: 'Six stacks of five tiles lie on the islands, two on each, the top tile face up. Three squares with waves never take a tile. The map is recommended with 110 to 120 tiles in all.',
    },
    'BX-06': {
      title: 'A chip is found',
      text: 'Whoever places a tile on a square with a chip takes it, turns it, scores its value at once and keeps it face up. Under one tile lies one chip at most.',
    },
    'BX-07': {
      title: 'From the next turn on',
      text: 'A chip can be paid in a later turn than the one in which it was found. Chips may be saved up.',
    },
    'BX-08': {
      title: 'A tile of an island',
      text: 'A chip is paid before drawing, for the face-up tile of one of the two stacks on the island of its colour. The chip leaves the game; of several of a colour, the one found first. At the end of the turn the next tile of that stack is turned up.',
    },
    'BX-09': {
      title: 'Before the tile is placed',
      text: 'The choice comes before the draw, and one tile is placed: nobody pays after a chip was found with the tile of this turn, nor twice for one tile.',
    },
    'BX-10': {
      title: 'The builder’s second tile',
      text: 'A second tile is a choice of its own, with a chip of an earlier turn.',
    },
    'BX-11': {
      title: 'What is left',
      text: 'The game ends when the last tile of the face-down stacks is placed. Chips and island tiles left over count nothing.',
    },
    'BX-12': {
      title: 'Turn order stays on',
      text: 'Paying needs to know whose turn it is, so turn order cannot be switched off while the chips are on the table.',
    },
    'BX-13': {
      title: 'Tiles left',
      text: 'The 30 island tiles are in no stack to draw from, so the countdown leaves them out, and a tile that was paid for takes none from the stacks. At most 20 of them ever come, 10 of a colour.',
    },
    'BX-14': {
      title: 'Nothing is lost unseen',
      text: 'What would make an entry impossible, this one or a later one, is refused with the reason. Where one stands all the same, because something before it was taken out, the ledger says so: a payment without a chip has no effect.',
    },
    'BX-15': {
      title: 'No chips at hand',
      text: 'The app can draw the chips. Every chip that nobody has seen is then as likely as any other, as if 20 of 30 had been shuffled onto the map. A draw that was taken back gives the same chip again.',
    },
    'BX-16': {
      title: 'The chips alone',
      text: 'A table may keep the chips and turns alone, while the points of the tiles are kept elsewhere.',
    },
    'BX-17': {
      title: 'Map bonus',
      text: 'What big cities, towns and coats of arms on the border give stands on the map. A free line takes it up.',
    },
  },
} as const;
