'use client';

import { Ellipsis, Trophy } from 'lucide-react';
import { useState } from 'react';
import { Glyph } from '@/app/design/glyph';
import { IconButton } from '@/app/design/icon-button';
import { Leaf, Row } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { useWide } from '@/app/design/use-wide';
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
import { useCarcassonne } from './carcassonne-context';
import { LastScore } from './last-score';
import { LiveDock } from './live-dock';
import { ScoreSheet } from './score/score-sheet';
import { Standings } from './standings';
import { TableMenu } from './table-menu';
import { Track } from './track';
import { TurnHead } from './turn-head';

/** The table as it stands: whose turn, the standings, what was scored last, and what comes next. */
export function LiveScreen() {
  const t = useWords();
  const { session, words } = useCarcassonne();
  const name = useTableName();
  // On a phone the standings stand first: the track only shows them again.
  const wide = useWide();
  const [menu, setMenu] = useState(false);
  const { started } = session;
  const title = started ? name(started.name, started.at) : '';
  useTitle(title);
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
      {wide && <Track />}
      <LastScore />
      {words.addOns.map(({ id, Live }) => (
        <Live key={id} />
      ))}
    </>
  );
  return (
    <>
      <Screen bar={bar} first={first} dock={<LiveDock />}>
        <ProblemMessage />
        <MovedMessage />
        <ClosedMessage />
        <BinFailure />
        <UpdateOffer />
        <UnreadableCount />
        <Standings />
        {!wide && <Track />}
        <Leaf>
          <ToLastCount />
          <ToResult />
        </Leaf>
        <TableMenu name={title} open={menu} onClose={() => setMenu(false)} />
      </Screen>
      <ScoreSheet />
    </>
  );
}

function ToResult() {
  const t = useWords();
  const { id } = useCarcassonne();
  return (
    <Row
      icon={<Trophy aria-hidden />}
      title={t('carcassonne.live.result')}
      note={t('carcassonne.live.resultNote')}
      onClick={() => go(id, 'result')}
    />
  );
}

/** The way into the last count, or back to it. */
function ToLastCount() {
  const t = useWords();
  const { id, session, view } = useCarcassonne();
  if (session.finished) return null;
  return (
    <Row
      icon={<Glyph name="farm" />}
      title={t(view.lastCount.begun === null ? 'carcassonne.live.endGame' : 'carcassonne.live.toCount')}
      note={t('carcassonne.live.endGameNote')}
      onClick={() => go(id, 'count')}
    />
  );
}
