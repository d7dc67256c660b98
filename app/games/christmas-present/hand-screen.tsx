'use client';

import { useState } from 'react';
import { Curtain } from '@/app/design/curtain';
import { useTitle } from '@/app/frame/use-title';
import { useAddress } from '@/app/session/address';
import { useWords } from '@/app/table/words';
import type { Known } from '@/lib/rules/christmas-present/chance';
import { handOf } from '@/lib/rules/christmas-present/places';
import { excessIn } from '@/lib/rules/christmas-present/timing';
import { backToDecks } from './card-messages';
import { useCards } from './cards-context';
import { OpenHand, type ShownCard } from './open-hand';
import { useCovered } from './use-covered';

/** A hand behind its curtain. Until somebody holds it open nothing of it is on the page, nor anywhere it can be read. */
export function HandScreen() {
  const { query } = useAddress();
  const { view } = useCards();
  const said = query.get('player') ?? '';
  const player = view.seats.includes(said) ? said : (view.seats[0] ?? '');
  return <HandOf key={player} player={player} drawn={query.get('card')} />;
}

function HandOf({ player, drawn }: { player: string; drawn: string | null }) {
  const t = useWords();
  const { id, cards, seatOf, over } = useCards();
  const { open, look, cover } = useCovered();
  const shown = useState<ShownCard>({ card: drawn, playing: false });
  const said = useState<readonly Known[]>([]);
  const { name, colour } = seatOf(player);
  useTitle(t('christmas.title'));
  const leave = () => backToDecks(id);
  if (open) return <OpenHand player={player} shown={shown} said={said} onCover={cover} onLeave={leave} />;
  const count = handOf(cards.places, player).length;
  const excess = over ? null : excessIn(cards.places, player, cards.options);
  const more = excess === null ? [] : [t('christmas.curtain.over', { over: excess.over })];
  return (
    <Curtain
      colour={colour}
      name={name}
      pass={t('christmas.curtain.pass')}
      note={[t('christmas.curtain.cards', { count }), ...more].join(' ')}
      others={t('christmas.curtain.others')}
      hold={t('christmas.curtain.hold')}
      again={t('christmas.curtain.again')}
      close={{ label: t('christmas.curtain.back'), onClick: leave }}
      onOpen={look}
    />
  );
}
