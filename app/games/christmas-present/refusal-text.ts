import type { NameOf, RefusalText } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import { isCard } from '@/lib/rules/christmas-present/cards';
import type { Refusal } from '@/lib/rules/entry';
import { nameText } from './card-words';

const CODES = [
  'deck-empty',
  'not-next-card',
  'wrong-deck',
  'no-such-card-left',
  'not-open',
  'not-held',
  'nothing-to-prevent',
  'own-attack',
  'hand-incomplete',
  'hand-closed',
  'not-your-turn',
  'card-in-play',
  'at-the-end-only',
  'dead-card',
  'game-ended',
  'not-ended',
  'not-your-reveal',
  'too-many-cards',
  'no-excess',
  'not-this-turn',
  'cards-stay',
  'card-misfit',
  'card-without-arms',
  'card-with-arms',
  'no-rate-card',
  'no-majority',
  'not-lying',
  'feature-missing',
  'label-missing',
  'followers-missing',
  'needs-turns',
] as const;

/** Why the cards do not allow something, in a sentence, and what follows from it. */
export function refusalText(t: Translate, { refused, ...data }: Refusal, nameOf: NameOf): RefusalText {
  const code = CODES.find((each) => `christmas-present/${each}` === refused) ?? 'other';
  const words = wordsOf(t, data, nameOf);
  return {
    fact: t(`christmas.refusal.${code}.fact`, words as never),
    text: t(`christmas.refusal.${code}.text`, words as never),
  };
}

/** The data of a refusal as its sentences take them: names of players and cards, and counts. */
function wordsOf(t: Translate, data: Record<string, unknown>, nameOf: NameOf) {
  const name = (player: unknown) => (typeof player === 'string' ? nameOf(player) : '');
  return {
    ...data,
    name: name(data.player),
    turn: name(data.turn),
    next: name(data.next),
    card: isCard(data.card) ? nameText(t, data.card) : '',
  };
}
