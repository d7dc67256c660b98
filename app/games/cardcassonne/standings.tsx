'use client';

import { useState } from 'react';
import { Button } from '@/app/design/button';
import { animalGlyphs } from '@/app/design/card-glyphs';
import { StandingRow, Standings as StandingsList, type StandingToken } from '@/app/design/standing-row';
import { useWide } from '@/app/design/use-wide';
import { Later } from '@/app/frame/later';
import { useWords } from '@/app/table/words';
import { type Chest, COLOURS, type Colour, LARGEST_KIND } from '@/lib/rules/cardcassonne/index';
import { useEvening } from './evening-context';
import { KindLadder } from './kind-ladder';
import { animalsText, chestKindText } from './reason-text';
import { TableScoringCard } from './scoring-cards';

/**
 * All players by their place, the leaders first. A row opens on the animals in front of its player; where there is room
 * every row stands open.
 */
export function Standings() {
  const t = useWords();
  const { evening } = useEvening();
  const { ranks } = evening.standings;
  const players = [...evening.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  const wide = useWide();
  const [tapped, setTapped] = useState<string[]>([]);
  const toggle = (player: string) =>
    setTapped(tapped.includes(player) ? tapped.filter((other) => other !== player) : [...tapped, player]);
  return (
    <StandingsList label={t('evening.live.standings')}>
      {players.map((player) => (
        <Standing
          key={player}
          player={player}
          open={tapped.includes(player) !== wide}
          onToggle={() => toggle(player)}
        />
      ))}
    </StandingsList>
  );
}

function Standing({ player, open, onToggle }: { player: string; open: boolean; onToggle: () => void }) {
  const t = useWords();
  const { session, evening, seatOf } = useEvening();
  const own = evening.players[player];
  const { name, colour } = seatOf(player);
  const tokens = useTokens(player);
  if (!own) return null;
  const leads = own.points > 0 && evening.standings.ranks[player] === 1;
  const waits = evening.missing.length > 0 && !session.finished;
  const kinds = COLOURS.filter((kind) => own.area.animals[kind] > 0);
  const shownChest = evening.options.chests === 'open' && own.chestCards > 0;
  return (
    <StandingRow
      colour={colour}
      name={name}
      score={<Score points={own.points} waits={own.missing.length > 0} />}
      scoreLabel={t('evening.live.points', { points: own.points })}
      leads={leads ? t(waits ? 'evening.live.leadsSoFar' : 'evening.live.leads', { name }) : undefined}
      soFar={waits ? t('evening.live.soFar') : undefined}
      tokens={tokens}
      chest={{ count: own.chestCards, label: t('evening.live.chest', { count: own.chestCards }) }}
      onToggle={kinds.length > 0 || shownChest ? onToggle : undefined}
      open={open}
    >
      {kinds.map((kind) => (
        <Ladder key={kind} kind={kind} held={own.area.animals[kind]} />
      ))}
      {shownChest && <ShownChest chest={own.expectedChest} />}
    </StandingRow>
  );
}

/** Known points, and a sign that more may come. */
function Score({ points, waits }: { points: number; waits: boolean }) {
  return (
    <>
      {points}
      {waits && <small className="text-score-sm"> + ?</small>}
    </>
  );
}

/** The animals in front of a player, kind by kind, each with what the next one brings. */
function useTokens(player: string): StandingToken[] {
  const t = useWords();
  const { evening } = useEvening();
  const area = evening.players[player]?.area;
  if (!area) return [];
  const next = (count: number) => {
    const points = evening.scoringCard.values[count + 1];
    return points === undefined ? t('evening.live.nextUnknown') : t('evening.live.nextKnown', { points });
  };
  const kinds = COLOURS.filter((kind) => area.animals[kind] > 0).map((kind): StandingToken => {
    const count = area.animals[kind];
    return {
      id: kind,
      row: kind,
      glyph: animalGlyphs[kind],
      count,
      note: count < LARGEST_KIND ? next(count) : undefined,
      label: animalsText(t, kind, count),
    };
  });
  if (area.waitingJokers === 0) return kinds;
  const waiting = t('cardcassonne.live.waitingJokers', { count: area.waitingJokers });
  return [...kinds, { id: 'joker', row: 'joker', count: area.waitingJokers, label: waiting }];
}

/** What lies under a chest, where the table plays with open chests. */
function ShownChest({ chest }: { chest: Chest }) {
  const t = useWords();
  const kinds = ([...COLOURS, 'joker'] as const).filter((kind) => chest[kind] > 0);
  return <p className="text-note">{kinds.map((kind) => `${chestKindText(t, kind)}: ${chest[kind]}`).join(' · ')}</p>;
}

function Ladder({ kind, held }: { kind: Colour; held: number }) {
  const t = useWords();
  const { evening } = useEvening();
  const [copying, setCopying] = useState(false);
  const unknown = held < LARGEST_KIND && evening.scoringCard.values[held + 1] === undefined;
  return (
    <>
      <KindLadder kind={kind} held={held} values={evening.scoringCard.values} />
      {unknown && (
        <p className="flex flex-wrap items-center gap-x-3 text-note">
          {t('evening.live.notOnFile', { animals: animalsText(t, kind, held + 1) })}{' '}
          <Button onClick={() => setCopying(true)}>{t('evening.live.copyValue')}</Button>
        </p>
      )}
      <Later of={TableScoringCard} open={copying} onClose={() => setCopying(false)} missing={[held + 1]} />
    </>
  );
}
