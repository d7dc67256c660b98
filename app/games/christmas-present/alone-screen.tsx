'use client';

import { Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { Glyph } from '@/app/design/glyph';
import { IconButton } from '@/app/design/icon-button';
import { Leaf, Row } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { useTableName } from '@/app/frame/table-name';
import { UpdateOffer } from '@/app/frame/update-offer';
import { useTitle } from '@/app/frame/use-title';
import { BinFailure } from '@/app/home/bin-toast';
import { go } from '@/app/session/address';
import { ClosedMessage } from '@/app/table/closed-message';
import { UnreadableCount } from '@/app/table/ledger-parts';
import { MovedMessage } from '@/app/table/moved-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { TableMenu } from '../carcassonne/table-menu';
import { TurnHead } from '../carcassonne/turn-head';
import { AloneDock } from './alone-dock';
import { AloneRulesSheet } from './alone-rules-sheet';
import { CardMessages } from './card-messages';
import { useCards } from './cards-context';
import { Decks } from './deck-leaf';
import { Hands } from './hands';
import { LyingList } from './lying-list';
import { KINDS, REVEAL } from './parts';
import { Pile } from './pile';

/** The decks alone: whose turn it is, the decks and the hands. */
export function AloneScreen() {
  const t = useWords();
  const { id, session, cards, actions } = useCards();
  const name = useTableName();
  const [menu, setMenu] = useState(false);
  const { started } = session;
  const title = started ? name(started.name, started.at) : '';
  useTitle(title);
  const end = () => actions.act({ do: 'record', place: {}, fact: { kind: 'game-ended' } });
  const bar = (
    <TopBar
      back={{ label: t('common.actions.back'), href: '/' }}
      title={<span dir="auto">{title}</span>}
      right={
        <IconButton icon={<Ellipsis aria-hidden />} label={t('common.actions.more')} onClick={() => setMenu(true)} />
      }
    />
  );
  const first = (
    <>
      <TurnHead />
      <ProblemMessage />
      <MovedMessage />
      <ClosedMessage />
      <BinFailure />
      <UpdateOffer />
      <UnreadableCount />
      <CardMessages />
      <Decks />
      <Hands />
    </>
  );
  return (
    <Screen bar={bar} first={first} dock={<AloneDock />}>
      <LyingList />
      <Leaf>
        {!cards.moment.ended && !session.finished && (
          <Row icon={<Glyph name="gate" />} title={t('christmas.alone.end')} onClick={() => void end()} />
        )}
        {cards.moment.ended && (
          <Row icon={<Glyph name="gate" />} title={t('christmas.reveal.title')} onClick={() => go(id, REVEAL)} />
        )}
        <Row icon={<Glyph name="cards" />} title={t('christmas.kinds.title')} onClick={() => go(id, KINDS)} />
      </Leaf>
      <Pile />
      <p className="note">{t(cards.moment.ended ? 'christmas.alone.ended' : 'christmas.alone.note')}</p>
      <TableMenu name={title} open={menu} onClose={() => setMenu(false)} rules={AloneRulesSheet} />
    </Screen>
  );
}
