'use client';

import { Trophy } from 'lucide-react';
import { useState } from 'react';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { useWide } from '@/app/design/use-wide';
import { go } from '@/app/session/address';
import { LiveBar, LiveMessages, useLiveTitle } from '@/app/table/live-parts';
import { useWords } from '@/app/table/words';
import { isOutOfTiles, useCarcassonne } from './carcassonne-context';
import { LastScore } from './last-score';
import { LiveDock } from './live-dock';
import { ScoreSheet } from './score/score-sheet';
import { Standings } from './standings';
import { TableMenu } from './table-menu';
import { Track } from './track';
import { TurnHead } from './turn-head';

/** The table as it stands: whose turn, the standings, what was scored last, and what comes next. */
export function LiveScreen() {
  const { session, words } = useCarcassonne();
  const title = useLiveTitle();
  // On a phone the standings stand first: the track only shows them again.
  const wide = useWide();
  const [menu, setMenu] = useState(false);
  const bar = <LiveBar title={title} onMenu={() => setMenu(true)} />;
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
        <LiveMessages />
        <Standings />
        {!wide && <Track />}
        {!session.finished && (
          <Leaf>
            <ToLastCount />
            <ToResult />
          </Leaf>
        )}
        <TableMenu name={title} open={menu} onClose={() => setMenu(false)} />
      </Screen>
      <ScoreSheet />
    </>
  );
}

/** The way to the points of everybody; once they are the last word it stands in the dock. */
function ToResult() {
  const t = useWords();
  const { id, view } = useCarcassonne();
  if (view.lastCount.complete) return null;
  return (
    <Row
      icon={<Trophy aria-hidden />}
      title={t('carcassonne.live.result')}
      note={t('carcassonne.live.resultNote')}
      onClick={() => go(id, 'result')}
    />
  );
}

/** The way into the last count, or back to it; without tiles it stands in the dock. */
function ToLastCount() {
  const t = useWords();
  const { id, view } = useCarcassonne();
  if (isOutOfTiles(view)) return null;
  return (
    <Row
      icon={<Glyph name="farm" />}
      title={t(view.lastCount.begun === null ? 'carcassonne.live.endGame' : 'carcassonne.live.toCount')}
      note={t('carcassonne.live.endGameNote')}
      onClick={() => go(id, 'count')}
    />
  );
}
