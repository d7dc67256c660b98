'use client';

import { MapPinned } from 'lucide-react';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Follower } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { Pill } from '@/app/design/pill';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { go, leave, useAddress } from '@/app/session/address';
import { ClosedMessage } from '@/app/table/closed-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { AmendChip } from './amend-chip';
import { useChips } from './chips-context';
import { Collecting } from './collecting';
import { HeldChips } from './held-chips';
import { Islands } from './islands';
import { TakenMessage } from './taken-message';

/** The chips: found, before their players, and paid for the tiles of the islands; or one that is amended. */
export function ChipsScreen() {
  const t = useWords();
  const { query } = useAddress();
  const { id, chips, session } = useChips();
  const entry = query.get('entry');
  const amended = session.finished ? undefined : chips.collected.find((chip) => chip.entry === entry);
  const title = t('benelux.title');
  useTitle(title);
  const back = { label: t('common.actions.back'), onClick: () => leave(id, amended ? 'ledger' : 'live') };
  return (
    <Screen
      bar={<TopBar title={title} back={back} right={<OnTurn />} />}
      dock={<ChipsDock />}
      first={
        <>
          <ProblemMessage />
          <ClosedMessage />
          {amended ? <AmendChip chip={amended} /> : <Found />}
        </>
      }
    >
      {!amended && (
        <>
          <Islands />
          <MapBonus />
        </>
      )}
    </Screen>
  );
}

function Found() {
  return (
    <>
      <TakenMessage />
      <Collecting />
      <HeldChips />
    </>
  );
}

/** Whose turn it is, and that it is the builder's tile. */
function OnTurn() {
  const t = useWords();
  const { view, chips, seatOf, ended } = useChips();
  const player = view.turn?.player ?? null;
  if (player === null || ended) return null;
  const { name, colour } = seatOf(player);
  return (
    <Pill icon={<Follower colour={colour} size={26} />}>
      <bdi>{chips.tile.second ? t('benelux.held.onTurn', { name }) : name}</bdi>
    </Pill>
  );
}

/** What the map gives besides chips has no rule here: a free line takes it up (BX-17). */
function MapBonus() {
  const t = useWords();
  const { id, ended } = useChips();
  const label = t('benelux.live.bonus');
  if (ended) return null;
  return (
    <Leaf>
      <Row
        icon={<MapPinned aria-hidden />}
        title={label}
        note={t('benelux.live.bonusNote')}
        onClick={() => go(id, 'score', { kind: 'line', label })}
      />
    </Leaf>
  );
}

function ChipsDock() {
  const t = useWords();
  const { id } = useChips();
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      <PrimaryAction label={t('benelux.live.back')} onClick={() => leave(id, 'live')} />
    </Dock>
  );
}
