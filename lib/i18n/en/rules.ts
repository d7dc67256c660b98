export default {
  lead: 'In our own words. The number of a rule is the one that “Why?” shows beside a score.',
  contents: 'On this page',
  section: {
    table: 'The table',
    round: 'A round',
    persons: 'Persons',
    animals: 'Animals',
    jokers: 'Animal jokers',
    buildings: 'Buildings and the chest',
    dragonFairy: 'Dragon and fairy',
    wrongColour: 'Cards of a wrong colour',
    track: 'The track',
    end: 'The end',
    changes: 'When the table changes',
    options: 'House rules',
    checks: 'What Tallystick checks',
  },
  rounds: { caption: 'Cards and rounds', players: 'Players', cards: 'Cards each', rounds: 'Rounds' },
  buildings: {
    caption: 'Points of a group of different buildings',
    different: 'Different buildings',
    points: 'Points',
  },
  values: {
    title: 'Animals of one kind',
    known: '{count, plural, one {# animal} other {# animals}}: {points, plural, one {# point} other {# points}}',
    unknown: '{count, plural, one {# animal} other {# animals}}: not copied yet',
    copy: 'Copy from the scoring card',
    copied: '{count, number} of 13 known on this phone',
  },
  rule: {
    'CC-01': {
      title: 'Players, cards, rounds',
      text: '2, 3, 4 or 5 players get 6, 5, 5 or 4 cards each in a round, and play 10, 8, 6 or 6 rounds. It is a game for no other number.',
    },
    'CC-02': {
      title: 'The cards',
      text: '130 in all. Each of the four colours has 8 persons of value 1, 5 of value 2 and 3 of value 3, 9 animals and 5 buildings. Besides there are 4 animal jokers, 4 building jokers, one dragon and one fairy.',
    },
    'CC-03': {
      title: 'Cards in the rows',
      text: 'Ten cards lie open in the rows before the first round. Every card dealt in a round is laid in that round, so after the last one all 130 have been laid.',
    },
    'CC-04': {
      title: 'Who deals, who begins',
      text: 'The player left of the dealer begins, and play goes clockwise. Whoever lays the large follower down last in a round deals the next one. If two dealers were entered for a round, the later entry stands.',
    },
    'CC-05': {
      title: 'One claim a round',
      text: 'Each player makes one claim in each round, in one row, and it may be empty. A claim counts in its round, whenever it was entered. A second one in the same round is refused; where it stands all the same, both count and the later one is marked as doubtful.',
    },
    'CC-06': {
      title: 'Kinds go by colour',
      text: 'The kind of an animal or of a building is its colour: four kinds of each.',
    },
    'CC-07': {
      title: 'The last round',
      text: 'The last round is the one for which the last cards are dealt. It is played to its end, and only then are the chests opened.',
    },
    'CC-08': {
      title: 'Persons: sum × number of cards',
      text: 'The persons of one claim score the sum of their values times the number of their cards; then they leave the game. 3, 1 and 1 make 5 × 3 = 15.',
    },
    'CC-09': {
      title: 'Values of persons',
      text: 'A person has the value 1, 2 or 3.',
    },
    'CC-10': {
      title: 'Animals: the whole new count',
      text: 'Animals stay in front of their player all game. Each kind that this claim made grow scores its whole new count by the scoring card; a kind that did not grow scores nothing.',
    },
    'CC-11': {
      title: 'The largest kind is 13',
      text: 'No kind of animal can be larger than 13: 9 cards and 4 jokers.',
    },
    'CC-12': {
      title: 'Jokers without an animal: 3 each',
      text: 'Animal jokers claimed by a player who has no animal card score 3 each, once, and wait. An animal that leaves for 10 points in the same claim is not one that the player has.',
    },
    'CC-13': {
      title: 'Jokers join a kind',
      text: 'As soon as the player has an animal card, one of this claim included, the waiting and the new jokers join a kind of which the player has one. They count as cards of it, and make it grow.',
    },
    'CC-14': {
      title: 'Together with the first animals',
      text: 'A joker that comes together with the first animals scores no 3 of its own: it counts in its kind alone.',
    },
    'CC-15': {
      title: 'All to one kind',
      text: 'Jokers that join at the same time all join one kind, unless the table agreed otherwise (CC-38).',
    },
    'CC-16': {
      title: 'A joker stays where it joined',
      text: 'A joker that has joined a kind never moves again, and the 3 points that it scored before stay.',
    },
    'CC-17': {
      title: 'A suggestion, not a rule',
      text: 'While nobody says which kind the jokers join, Tallystick suggests what scores most now, if every value needed for that is known. Otherwise, and among equals, it suggests the kind with most cards, then the order cloister, road, field, city.',
    },
    'CC-18': {
      title: 'Buildings go under the chest',
      text: 'Buildings and building jokers go under the chest and score nothing until the end.',
    },
    'CC-19': {
      title: 'Dragon and fairy: 10 each',
      text: 'The dragon and the fairy score 10 points each at once, and leave the game.',
    },
    'CC-20': {
      title: 'A person of a wrong colour: 10',
      text: 'A person that lay face down in a row of another colour scores 10 points whatever its value, and leaves. It takes no part in the sum of the persons.',
    },
    'CC-21': {
      title: 'Animals and buildings of a wrong colour',
      text: 'For each of them its owner chooses: 10 points, and it leaves the game; or it is kept, as a card of its own colour.',
    },
    'CC-22': {
      title: 'What a wrong colour is',
      text: 'Any colour but that of the row; jokers have none, so theirs is never wrong. The colour of a card that leaves need not be entered, that of a card which is kept must be.',
    },
    'CC-23': {
      title: 'The values on file',
      text: '2 animals are worth 6, and 5 are worth 14. No source that could be read prints the other counts, so they are copied from the printed scoring card and never computed.',
    },
    'CC-24': {
      title: 'A value that nobody copied yet',
      text: 'The claim counts what is known and waits for the rest: its total reads “37 + ?”. The missing count is asked for, and nothing is held up.',
    },
    'CC-25': {
      title: 'Values belong to the table',
      text: 'Copied values are entries of the table, and for each count the latest stands. A count that the card does not have is agreed at the table, and marked so.',
    },
    'CC-26': {
      title: 'Slips on the scoring card',
      text: 'Counts go from 1 to 13. A value below that of a smaller count is questioned, not refused. Anything but a whole number from 0 to 200 is refused as a slip of the finger; that limit is no rule of the game.',
    },
    'CC-27': {
      title: 'Groups of different buildings',
      text: 'The buildings of a chest make groups of 1 to 4 different ones, which score 0, 5, 15 or 30 points.',
    },
    'CC-28': {
      title: 'The best grouping',
      text: 'A building joker is any building. Each joker goes to the kind with fewest cards, then groups are made as large as they go: nothing scores more.',
    },
    'CC-29': {
      title: 'Groups of jokers',
      text: 'A group made of jokers alone counts like any other.',
    },
    'CC-30': {
      title: 'Who wins',
      text: 'Most points win. A tie goes to the tied player with most building cards; lower places are ordered in the same way. Building cards count once their chest was opened.',
    },
    'CC-31': {
      title: 'Level in both',
      text: 'Building jokers count as building cards in a tie. Players who are level in points and in buildings share the place, also the first, and the next place is left out.',
    },
    'CC-32': {
      title: 'What a chest can hold',
      text: 'At most 5 buildings of a colour and 4 jokers, and all chests together no more than that. What was counted at the end decides, not what the claims say.',
    },
    'CC-33': {
      title: 'More than the box holds',
      text: 'A claim, or the animals before a player, with more of a card than there are in the box is refused.',
    },
    'CC-34': {
      title: 'None left',
      text: 'A claim is refused if the other claims of the table left too few of a card. The refusal names the entry that used the last one.',
    },
    'CC-35': {
      title: 'Cards of unknown colour',
      text: 'A card whose colour nobody entered counts against its kind in all colours together: 64 persons, 36 animals, 20 buildings.',
    },
    'CC-36': {
      title: 'Doubts',
      text: 'What is unlikely but possible stands, with a doubt on each entry concerned: more of a card than exist after an amendment, unknown colours that no colours fit, more cards claimed than were laid, jokers that had to be moved, chests that differ from the claims or together exceed the box.',
    },
    'CC-37': {
      title: 'Passing 100 and 200',
      text: 'Whoever passes 100 takes the 100 tile, and turns it on passing 200. Tallystick goes on counting beyond.',
    },
    'CC-38': {
      title: 'House rules',
      text: 'Animal jokers that join at the same time all join one kind, as the text says, or each joins any kind that the player has. Chests stay shut during play, or may be shown.',
    },
    'CC-39': {
      title: 'Chests stay shut',
      text: 'Nobody, the owner included, looks under a chest before the end. A table may agree to show the contents on the screen; no points depend on it.',
    },
    'CC-40': {
      title: 'An adjustment',
      text: 'If the board says otherwise, an adjustment gives or takes whole points, for a reason in the table’s own words. It counts before the claim of its round or, without a round, after everything. More than 1000 points either way are refused as a slip, and so are points without a reason.',
    },
    'CC-41': {
      title: 'Somebody leaves',
      text: 'Who leaves in a round plays no more from that round on, and the round is complete without a claim from there. Points, animals, chest and place stay, and the chest is opened with the others. The deal stays as it was. The rule book is silent about this.',
    },
    'CC-42': {
      title: 'After somebody has left',
      text: 'A claim of a player who has left is refused; where it stands all the same it counts, with a doubt. The player left of the dealer is then the next who still plays, and who has left deals no round.',
    },
    'CC-43': {
      title: 'A late start',
      text: 'A table may start in any round that the deal has. Each player brings points, animals by kind and waiting jokers, and the claims go on from there. The first dealer deals the first round that is scored.',
    },
    'CC-44': {
      title: 'Cards that a player brings',
      text: 'Of the chest cards that a player brings only the number is known. The opened chest must hold as many cards in all, those of the later claims among them. No more can be brought than the box holds, and nothing is refused because of what was brought.',
    },
    'CC-45': {
      title: 'A change during play',
      text: 'A value or a house rule that changes during play counts for the whole evening, earlier claims included. Tallystick says by how much it moves the points of each player.',
    },
    'CC-46': {
      title: 'An entry that moves',
      text: 'An entry may move to another player or round, and counts as if it had been entered there. It is refused where it cannot be: beside another claim, or after its player left. Jokers whose kind does not fit there go by the suggestion (CC-17), with a doubt.',
    },
  },
} as const;
