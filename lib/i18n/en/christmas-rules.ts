export default {
  lead: 'In our own words: the 64 cards of Christmas Present for Carcassonne. The number of a rule is the one that “Why?” shows beside a score.',
  contents: 'On this page',
  section: {
    cards: 'The cards',
    drawing: 'Drawing and holding',
    playing: 'Playing',
    scoring: 'Cards that score features',
    lying: 'Cards that lie on features',
    end: 'At the end',
    sheet: 'What Tallystick keeps',
  },
  rule: {
    'XP-01': {
      title: 'Two decks',
      text: 'A cloister deck and a road deck of 32 cards each, 16 kinds twice. The cards have no printed titles; their names here say what they do.',
    },
    'XP-02': {
      title: 'Chance',
      text: 'Every card left in a deck is as likely as the others. Which one it is, is decided at the moment of drawing and not before.',
    },
    'XP-03': {
      title: 'Taken back',
      text: 'A draw that is undone puts the card back on its deck. Whoever draws next from it gets the same card.',
    },
    'XP-04': {
      title: 'Four places',
      text: 'A card is in its deck, in play, in a hand or on the discard pile: always 64 together.',
    },
    'XP-05': {
      title: 'Drawing',
      text: 'A tile beside another player’s cloister gives a card of the cloister deck, a tile with nothing but roads one of the road deck. Cards are drawn on the own turn. An empty deck stays empty.',
    },
    'XP-06': {
      title: 'Cards that act at once',
      text: 'They lie open and act before anything else; what cannot act is let go.',
    },
    'XP-07': { title: 'The own turn', text: 'Cards are played on the own turn only, several if one likes.' },
    'XP-08': {
      title: 'Five cards',
      text: 'At most five may be held when the own turn ends, or the game in it; both decks together, unless the table allows five of each.',
    },
    'XP-09': { title: 'Letting go', text: 'Only what is too much is let go. A hand that may stay stays.' },
    'XP-10': {
      title: 'Prevent an attack',
      text: 'It cancels a card of the road deck that somebody else has just played, in anybody’s turn, and only then. The road card stays on the discard pile.',
    },
    'XP-11': {
      title: 'The reveal',
      text: 'After the last tile hands are revealed in order, from the start player on. Only cards for the end act; all others are dead.',
    },
    'XP-12': { title: 'The rest of a hand', text: 'What is dead is laid open on the discard pile.' },
    'XP-13': {
      title: 'Seen is seen',
      text: 'What was drawn or played can be undone, but neither deleted nor turned into another card. What a card scored may be put right.',
    },
    'XP-14': { title: 'Three points', text: 'It gives 3 points at once.' },
    'XP-15': {
      title: 'Unfinished roads and cities',
      text: 'The road scores 2 for each tile, the city 2 for each tile and 1 for each coat of arms. The followers go home.',
    },
    'XP-16': {
      title: 'Unfinished cloisters',
      text: 'It scores 1 for each tile around it, the cloister itself not counted; or 1 and 2 for each, as the table agrees. The followers go home.',
    },
    'XP-17': { title: 'A road in a loop', text: 'A finished road that forms a loop scores 2 for each tile.' },
    'XP-18': {
      title: 'Coats of arms count 3',
      text: 'A finished city with coats of arms scores 2 for each tile and 3 for each coat of arms.',
    },
    'XP-19': { title: 'A city without arms', text: 'A finished city without coats of arms scores 3 for each tile.' },
    'XP-20': {
      title: 'Inns and cathedrals',
      text: 'The gain of the card comes on top: a loop 4 for each tile; a city 3 for each tile and 4 for each coat of arms, or 4 for each tile. Unfinished, what scores 0 at the end scores 0. Or the card’s own rate stands, as the table agrees.',
    },
    'XP-21': { title: 'The majority', text: 'These cards need it; a shared one will do.' },
    'XP-22': {
      title: 'A shared feature',
      text: 'Whoever plays the card gains by it, the others score as usual; or everybody tied gains, as the table agrees.',
    },
    'XP-23': {
      title: 'Locks',
      text: 'All followers there lie down, later ones too. Where features meet, all of them lie.',
    },
    'XP-24': {
      title: 'What a lock keeps back',
      text: 'Once the feature is finished its points wait for the end of the game, with the bonuses of that moment. Never finished, it scores like any other.',
    },
    'XP-25': {
      title: 'Breaking a tie',
      text: 'The card lies there until the feature is scored. Tied then, its owner counts one follower more. Two such cards cancel each other and leave everybody else behind.',
    },
    'XP-26': { title: 'Followers at home', text: '2 points for each follower left in the supply.' },
    'XP-27': {
      title: 'Farms held alone',
      text: '1 more for each finished city of each farm that its player controls alone; shared ones too, if the table agrees.',
    },
    'XP-28': {
      title: 'Farms held together',
      text: '1 more for each finished city of each farm whose majority its player shares.',
    },
    'XP-29': {
      title: 'Breaking a tie on a farm',
      text: 'Its player counts one follower more on one farm, if tied there. It counts nothing in the oldest farm rules, where cities are won one by one.',
    },
    'XP-30': {
      title: 'Cards for the table',
      text: 'Claim, join, swap, call home, two tiles, mastermind: they are played, and done on the table. Of two tiles one leaves the game.',
    },
    'XP-31': { title: 'What cannot be', text: 'It is refused in a sentence, and nothing is moved.' },
    'XP-32': {
      title: 'Open questions',
      text: 'How many cards may be held, what an unfinished cloister scores, inns and cathedrals, shared features, shared farms: the table agrees, in play too.',
    },
    'XP-33': {
      title: 'What everybody may know',
      text: 'How many of each kind nobody has seen: two less those in play or on the discard pile.',
    },
    'XP-34': {
      title: 'What a card needs',
      text: 'A feature and its points, a name for what it lies on, or the followers left: it is entered with the card.',
    },
    'XP-35': {
      title: 'A card drawn on another phone',
      text: 'Where a phone does not know a covered card, its player says which it is when it is played, let go or laid open.',
    },
  },
};
