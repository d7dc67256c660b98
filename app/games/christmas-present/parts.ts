import { HANDS, HELD } from '@/lib/rules/christmas-present/steps';

/** The parts of the table that the cards add, as their addresses name them. */
export const DECKS_PART = 'christmas-present';
export const HAND = 'christmas-present/hand';
export const CARD = 'christmas-present/card';
export const KINDS = 'christmas-present/kinds';
export { HANDS as REVEAL, HELD as WAITING };
