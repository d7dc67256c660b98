import type { NameOf } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import { cardKind } from '@/lib/rules/christmas-present/cards';
import { attackIn } from '@/lib/rules/christmas-present/moves';
import { inPlay } from '@/lib/rules/christmas-present/places';
import type { CardView } from '@/lib/rules/christmas-present/view';
import type { CardOf } from './use-play';

/** Why a card of the hand cannot be played now, in a few words; null: it can (XP-06, XP-07, XP-10, XP-11). */
export function notNow(t: Translate, { places, moment }: CardView, { card, player }: CardOf, nameOf: NameOf) {
  const { when } = cardKind(card);
  if (moment.ended) return when === 'end' ? null : t('christmas.hand.notNow.dead');
  if (when === 'end') return t('christmas.hand.notNow.end');
  if (when === 'when-attacked') {
    const attack = attackIn(places, places.last?.turn ?? 0);
    const isAttacked = attack !== null && attack.player === moment.turn && attack.player !== player;
    return isAttacked ? null : t('christmas.hand.notNow.attack');
  }
  if (moment.turn !== player) return t('christmas.hand.notNow.turn', { name: nameOf(moment.turn ?? '') });
  return inPlay(places) === null ? null : t('christmas.hand.notNow.acting');
}
