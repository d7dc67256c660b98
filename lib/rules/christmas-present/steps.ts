/** What the points of cards are summed up under. */
export const CATEGORY = 'christmas-present/cards';

/** The steps of the last count that the cards add: what the hands hold, and what locks kept back (XP-11, XP-24). */
export const HANDS = 'christmas-present/hands';
export const HELD = 'christmas-present/held';
