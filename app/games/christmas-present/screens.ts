import { lazy } from 'react';
import { christmasWords } from '@/lib/i18n/words/christmas';
import type { AddOnScreens } from '../carcassonne/add-on-screens';
import { WaitingSums } from './before-closing';
import { CardsBeforeCounting } from './before-counting';
import { cardText } from './card-text';
import { CardFarmPart } from './farm-part';
import { CardHouseRules } from './house-rules';
import { LiveCards } from './live-cards';
import { CARD, DECKS_PART, HAND, KINDS, REVEAL, WAITING } from './parts';
import { CardScorePart } from './score-part';

// A hand and a card are looked at apart from the table, and the last two come at its end.
const DecksScreen = lazy(() => import('./decks-screen').then((file) => ({ default: file.DecksScreen })));
const HandScreen = lazy(() => import('./hand-screen').then((file) => ({ default: file.HandScreen })));
const CardScreen = lazy(() => import('./card-screen').then((file) => ({ default: file.CardScreen })));
const KindsScreen = lazy(() => import('./kinds-screen').then((file) => ({ default: file.KindsScreen })));
const RevealScreen = lazy(() => import('./reveal-screen').then((file) => ({ default: file.RevealScreen })));
const HeldScreen = lazy(() => import('./held-screen').then((file) => ({ default: file.HeldScreen })));

/** What the cards of Christmas Present bring to the screens of a Carcassonne table. */
const christmasPresent: AddOnScreens = {
  id: 'christmas-present',
  words: christmasWords,
  text: cardText,
  parts: {
    [DECKS_PART]: DecksScreen,
    [HAND]: HandScreen,
    [CARD]: CardScreen,
    [KINDS]: KindsScreen,
    [REVEAL]: RevealScreen,
    [WAITING]: HeldScreen,
  },
  Live: LiveCards,
  ScorePart: CardScorePart,
  FarmPart: CardFarmPart,
  HouseRules: CardHouseRules,
  BeforeCounting: CardsBeforeCounting,
  BeforeClosing: WaitingSums,
  stays: true,
  needsTurns: true,
  // Cards stay where they went; what a card scored is amended on the sheet of its feature.
  amendAt: () => null,
};

export default christmasPresent;
