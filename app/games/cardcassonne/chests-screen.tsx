'use client';

import { useId } from 'react';
import { buildingGlyphs } from '@/app/design/card-glyphs';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Leaf } from '@/app/design/leaf';
import { Message } from '@/app/design/message';
import { PlayerTabs } from '@/app/design/player-tabs';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { DraftNotKept } from '@/app/frame/kept-pill';
import { useDraft } from '@/app/frame/use-draft';
import { useTitle } from '@/app/frame/use-title';
import { go, stays, useAddress } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { Undo, UndoToast } from '@/app/table/undo';
import { useWords } from '@/app/table/words';
import { BUILDINGS, type Chest, COLOURS, groupChest, JOKERS, parseFact } from '@/lib/rules/cardcassonne/index';
import { isRefusal } from '@/lib/rules/entry';
import { ChestGroups } from './chest-groups';
import { CountRow } from './count-row';
import { useEvening } from './evening-context';
import { chestKindText } from './reason-text';
import { refusalText } from './refusal-text';

const KINDS = [...COLOURS, 'joker'] as const;

/** The chests at the end: opened one by one, counted as they lie there. */
export function ChestsScreen() {
  const t = useWords();
  const { id, evening, seats } = useEvening();
  const { query } = useAddress();
  const panel = useId();
  useTitle(t('evening.chests.title'));
  const shut = evening.seats.find((player) => !evening.players[player]?.chest);
  const player = query.get('player') ?? shut ?? evening.seats[0] ?? '';
  const bar = (
    <TopBar
      title={t('evening.chests.title')}
      back={{ label: t('common.actions.back'), onClick: () => go(id, 'live') }}
    />
  );
  if (!evening.complete) return <Screen bar={bar}>{<NotYet />}</Screen>;
  const tabs = seats.map((seat) => {
    const open = Boolean(evening.players[seat.player]?.chest);
    const note = t(open ? 'evening.chests.open' : 'evening.chests.shut');
    return { id: seat.player, name: seat.name, colour: seat.colour, note, state: open ? 'done' : 'next' } as const;
  });
  return (
    <ChestOf
      key={player}
      player={player}
      bar={bar}
      tabs={
        <PlayerTabs
          label={t('evening.chests.tabs')}
          tabs={tabs}
          selected={player}
          onSelect={(other) => go(id, 'chests', { player: other }, 'replace')}
          panelId={panel}
        />
      }
      panel={panel}
    />
  );
}

function NotYet() {
  const t = useWords();
  const { evening } = useEvening();
  return (
    <Message tone="warn" fact={t('evening.refusal.roundsLeft')}>
      {t('evening.refusal.roundsLeftText', { round: evening.currentRound, rounds: evening.rounds })}
    </Message>
  );
}

type ChestOfProps = { player: string; bar: React.ReactNode; tabs: React.ReactNode; panel: string };

function ChestOf({ player, bar, tabs, panel }: ChestOfProps) {
  const t = useWords();
  const { id, evening, nameOf, actions } = useEvening();
  const own = evening.players[player];
  const fresh = own?.chest?.counted ?? own?.expectedChest ?? noChest;
  const { draft: chest, kept, change, drop } = useDraft<Chest>(id, `chest/${id}/${player}`, fresh, readChest);
  // What was counted before a reload stays counted: until the phone has been asked for it there is nothing to change.
  if (chest === null) return <Screen bar={bar}>{tabs}</Screen>;
  const grouping = groupChest(chest);
  const name = nameOf(player);
  const expected = own?.chestCards ?? 0;
  const before = own?.opening.chest ?? 0;
  const counted = KINDS.reduce((sum, kind) => sum + chest[kind], 0);

  async function enter() {
    const here = stays();
    const fact = { kind: 'chest', chest };
    const opened = own?.chest?.entry.id;
    const done = await actions.act(
      opened ? { do: 'amend', target: opened, fact } : { do: 'record', place: { player }, fact },
    );
    if (!done) return;
    void drop();
    if (!here()) return;
    const next = evening.seats.find((other) => other !== player && !evening.players[other]?.chest);
    if (next) go(id, 'chests', { player: next }, 'replace');
    else go(id, 'result', {}, 'replace');
  }

  const points = isRefusal(grouping) ? 0 : grouping.points;
  const dock = (
    <Dock toast={<UndoToast />}>
      <Undo />
      <PrimaryAction
        label={t('evening.chests.enter', { points, name })}
        reason={isRefusal(grouping) ? refusalText(t, grouping, nameOf).fact : undefined}
        busy={actions.busy}
        onClick={enter}
      />
    </Dock>
  );
  return (
    <Screen bar={bar} dock={dock}>
      {tabs}
      <div id={panel} role="tabpanel" aria-label={name} className="flex flex-col gap-3">
        <p className="note">
          {t('evening.chests.count', { name })} {t('evening.chests.expected', { expected })}{' '}
          {before > 0 && t('evening.chests.before', { count: before })}
        </p>
        <DraftNotKept state={kept} />
        <ProblemMessage retry={enter} />
        <Leaf>
          {KINDS.map((kind) => (
            <CountRow
              key={kind}
              row={kind}
              glyph={buildingGlyphs[kind]}
              label={chestKindText(t, kind)}
              value={chest[kind]}
              max={kind === 'joker' ? JOKERS.building : BUILDINGS}
              onChange={(count) => change({ ...chest, [kind]: count })}
            />
          ))}
        </Leaf>
        {counted !== expected && <Message tone="warn" fact={t('evening.chests.differs', { expected, counted })} />}
        {!isRefusal(grouping) && <ChestGroups grouping={grouping} />}
      </div>
    </Screen>
  );
}

function readChest(stored: unknown): Chest | null {
  const fact = parseFact({ kind: 'chest', chest: stored });
  return fact?.kind === 'chest' ? fact.chest : null;
}

const noChest: Chest = { yellow: 0, red: 0, green: 0, blue: 0, joker: 0 };
