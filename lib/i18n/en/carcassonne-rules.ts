export default {
  lead: 'In our own words: the base game with Inns & Cathedrals, Traders & Builders, the abbot and the River. The number of a rule is the one that “Why?” shows beside a score.',
  contents: 'On this page',
  section: {
    table: 'The table',
    turns: 'Turns and tiles',
    features: 'Roads and cities',
    inns: 'Inns and cathedrals',
    cloisters: 'Cloisters, gardens, abbots',
    followers: 'Who scores',
    farms: 'Farms',
    goods: 'Goods',
    lines: 'Other points',
    track: 'The track',
    end: 'The end',
    options: 'House rules and boxes',
    checks: 'What Tallystick checks',
  },
  points: {
    caption: 'Points for each tile',
    feature: 'Each tile of a',
    completed: 'finished',
    unfinished: 'unfinished',
    road: 'road',
    inn: 'road with an inn',
    city: 'city',
    cathedral: 'city with a cathedral',
  },
  rule: {
    'CA-01': { title: 'Players', text: '2 to 6 play. It is a game for no other number.' },
    'CA-02': {
      title: 'Tiles',
      text: 'The base game has 72, Inns & Cathedrals 18, Traders & Builders 24, the River 12; the abbot adds none. One tile lies on the table at the start: the start tile, or the spring where the River is played.',
    },
    'CA-03': {
      title: 'Whose turn',
      text: 'Turns go round the table from the first player, and a tile is placed in each. A turn is passed once: a second tap passes nothing. Where the table says that it is somebody else’s turn, play goes on from there.',
    },
    'CA-04': { title: 'The builder', text: 'A builder gives a second tile in the same turn. There is no third.' },
    'CA-05': {
      title: 'Without turns',
      text: 'With turn order off nobody has to be first and nothing is passed. Tiles are counted only where somebody enters them.',
    },
    'CA-06': {
      title: 'Tiles left',
      text: 'All but one are left at the start. Each turn takes one, each further tile one more; a count at the table stands from then on.',
    },
    'CA-07': {
      title: 'The end of the game',
      text: 'The game ends when the last tile has been placed, and the last count begins. Whoever keeps the sheet says when.',
    },
    'CA-08': {
      title: 'Somebody leaves',
      text: 'Who leaves has no turns from then on. The followers left on the table score all the same.',
    },
    'CA-09': { title: 'Roads', text: 'A road scores 1 for each tile, finished or not.' },
    'CA-10': { title: 'Roads with an inn', text: 'A finished road with an inn scores 2 for each tile.' },
    'CA-11': {
      title: 'Finished cities',
      text: 'A finished city scores 2 for each tile and 2 for each coat of arms.',
    },
    'CA-12': {
      title: 'Unfinished cities',
      text: 'At the end an unfinished city scores 1 for each tile and 1 for each coat of arms.',
    },
    'CA-13': {
      title: 'Cities with a cathedral',
      text: 'A finished city with a cathedral scores 3 for each tile and 3 for each coat of arms. A second cathedral adds nothing.',
    },
    'CA-14': {
      title: 'Unfinished, with inn or cathedral',
      text: 'An unfinished road with an inn and an unfinished city with a cathedral score nothing. House rule: they score as if the inn or the cathedral were not there.',
    },
    'CA-15': {
      title: 'Cities of two tiles',
      text: 'A finished city of two tiles scores like any other: 4. House rule from older editions: 2, and 1 for each coat of arms. A cathedral’s points go before.',
    },
    'CA-16': {
      title: 'Cloisters',
      text: 'A cloister scores 1, and 1 for each tile around it: 9 when it is complete.',
    },
    'CA-17': { title: 'Gardens', text: 'A garden scores as a cloister does: 1, and 1 for each tile around it.' },
    'CA-18': {
      title: 'The abbot taken back',
      text: 'An abbot may be taken back early from a cloister or a garden. It scores 1, and 1 for each tile around it at that moment.',
    },
    'CA-19': {
      title: 'Complete',
      text: 'A cloister or a garden is complete with 8 tiles around it. Where a map with a border lies under the tiles, fewer may do.',
    },
    'CA-20': {
      title: 'Counts',
      text: 'Counts are whole numbers. A road or a city has at least 1 tile and no more than the boxes hold; a tile counts once for a feature. There are no more coats of arms than tiles, 0 to 8 tiles around a cloister, and never more than 99 followers of one player.',
    },
    'CA-21': {
      title: 'The majority',
      text: 'Whoever has most followers on a feature takes its points. Everybody who is level takes them in full.',
    },
    'CA-22': {
      title: 'Large followers',
      text: 'A large follower counts as 2 for the majority. It changes no points.',
    },
    'CA-23': {
      title: 'No followers',
      text: 'Builder, pig and barn are no followers. A feature without followers scores for nobody.',
    },
    'CA-24': { title: 'Just say who', text: 'Instead of followers somebody may just say who scores.' },
    'CA-25': {
      title: 'An advantage in ties',
      text: 'Where an add-on gives an advantage, whoever has it counts as one follower more in a tie. If several have it, they stay level.',
    },
    'CA-26': {
      title: 'Third set: 3 for each city',
      text: 'Each field is scored apart by its own majority: 3 for each finished city that touches it. A city counts in every field that it touches. This is how most tables play today.',
    },
    'CA-27': {
      title: 'The pig',
      text: 'A pig gives its owner 1 more for each city of its field, if its owner scores the field. Two pigs of one player count once.',
    },
    'CA-28': {
      title: 'The pig herd',
      text: 'A pig herd gives 1 more for each city to everybody who scores its field.',
    },
    'CA-29': {
      title: 'Second set: a city once for each player',
      text: 'As the third, but a player scores a city only once, even where it touches several of the fields that the player wins.',
    },
    'CA-30': {
      title: 'Second set: where it is dearest',
      text: 'A city in two fields of one player pays what it is worth in the better one, pig and herd counted in.',
    },
    'CA-31': {
      title: 'First set: 4 for each city',
      text: 'City by city, the farmers of all fields that touch it are counted together. Whoever has most takes 4, and everybody who is level takes 4.',
    },
    'CA-32': { title: 'First set: no pigs', text: 'Pigs and herds do not belong to the first set and count nothing.' },
    'CA-33': {
      title: 'Named cities',
      text: 'A city that touches only one of the fields is just counted. One that touches several has a name, which is ticked in each of those fields.',
    },
    'CA-34': {
      title: 'Which set?',
      text: 'The set may be agreed as late as at the last count. It holds for all fields, and Tallystick says by how much each total would move.',
    },
    'CA-35': {
      title: 'Where its points stand',
      text: 'Where a city counts once for a player but touches several fields, its points stand at one of them: in the second set where it is dearest, in the first where the player has a follower.',
    },
    'CA-36': {
      title: 'Goods in a city',
      text: 'There are 9 wine, 6 grain and 5 cloth tokens. Whoever finishes a city takes those in it, whoever scores it. An unfinished city gives none.',
    },
    'CA-37': {
      title: 'Most of each',
      text: 'At the end most tokens of a kind give 10, to everybody who is level. What is counted then decides.',
    },
    'CA-38': {
      title: 'A free line',
      text: 'For what has no place of its own here: a label and any points, negative ones too, for one or more players, each in full. Up to 1000 either way.',
    },
    'CA-39': {
      title: 'The board says otherwise',
      text: 'An adjustment gives a player points or takes them, with a reason in the words of the table. Up to 1000 either way.',
    },
    'CA-40': {
      title: 'The last count',
      text: 'Unfinished roads, cities, cloisters and gardens; then farms; then goods. Each step is done, skipped or open, and any may be opened again.',
    },
    'CA-41': {
      title: 'What belongs to it',
      text: 'Unfinished features, fields and the count of goods count after all turns, whenever they were entered.',
    },
    'CA-42': {
      title: 'Who wins',
      text: 'Most points win. Nothing breaks a tie: it is a shared win. Whoever is level shares the place.',
    },
    'CA-43': {
      title: 'Laps',
      text: 'The track has 50 spaces. Laps are counted; below 0 one is owed.',
    },
    'CA-44': {
      title: 'Options',
      text: 'The farm set, cities of two tiles, unfinished inns and cathedrals, the boxes, a map, turn order, the countdown and the track. All may change during play, and totals follow.',
    },
    'CA-45': {
      title: 'What needs a box',
      text: 'What comes only in a box that the table does not play with is refused. Where it stands already, it counts and is marked. Pig herds come in other boxes too and are never refused.',
    },
    'CA-46': {
      title: 'Where an entry counts',
      text: 'An entry counts in its turn, whenever it was entered. What is certainly impossible is refused; what is only unlikely stands and is marked as doubtful.',
    },
    'CA-47': {
      title: 'Every point has its reason',
      text: 'Points are never stored. Each is a count times a rate, and a total is the sum of all of them.',
    },
    'CA-48': {
      title: 'Add-ons',
      text: 'An add-on may score a feature at another rate, add strength where followers are tied, hold points back until the last count, bring entries and steps of its own, and keep tiles out of the countdown.',
    },
  },
} as const;
