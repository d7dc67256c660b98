'use client';

import { Check, ChevronsRight, Circle } from 'lucide-react';
import { Dock, PrimaryAction } from '@/app/design/dock';
import { Leaf, Row } from '@/app/design/leaf';
import { ResultTable } from '@/app/design/result-table';
import { Screen } from '@/app/design/screen';
import { SectionHead } from '@/app/design/section-head';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { go } from '@/app/session/address';
import { MovedMessage } from '@/app/table/moved-message';
import { ProblemMessage } from '@/app/table/problem-message';
import { Undo, UndoToast } from '@/app/table/undo';
import { signed, useWords } from '@/app/table/words';
import type { CountStep } from '@/lib/rules/carcassonne/last-count';
import { useCarcassonne } from '../carcassonne-context';
import { AgreeFirst } from './agree-first';
import { stepName } from './step-name';
import { goToStep } from './walk';

/** Where the last count stands: what to agree on first, its steps, and everybody's points. */
export function WalkOverview() {
  const t = useWords();
  const { id, view, words } = useCarcassonne();
  const begun = view.lastCount.begun !== null;
  useTitle(t('count.title'));
  const bar = (
    <TopBar
      title={t('count.title')}
      back={{ label: t('common.actions.back'), onClick: () => go(id, 'live', {}, 'replace') }}
    />
  );
  const first = (
    <>
      <ProblemMessage />
      <MovedMessage />
      {!begun && <p className="note">{t('count.beginText')}</p>}
      {words.addOns.map(({ id: addOn, BeforeCounting }) => BeforeCounting && <BeforeCounting key={addOn} />)}
      {begun && <Steps steps={view.lastCount.steps} />}
      <AgreeFirst />
      {words.addOns.map(({ id: addOn, AtTheEnd }) => AtTheEnd && <AtTheEnd key={addOn} />)}
    </>
  );
  return (
    <Screen bar={bar} first={first} dock={<WalkDock />}>
      {begun && <Points />}
    </Screen>
  );
}

const signs = { done: Check, skipped: ChevronsRight, open: Circle } as const;

function Steps({ steps }: { steps: readonly CountStep[] }) {
  const t = useWords();
  const { id, words } = useCarcassonne();
  return (
    <section className="flex flex-col gap-2" aria-labelledby="steps">
      <SectionHead title={t('count.steps')} id="steps" />
      <Leaf>
        {steps.map((step) => {
          const Sign = signs[step.state];
          return (
            <Row
              key={step.step}
              icon={<Sign aria-hidden />}
              title={stepName(t, step.step, words.addOns)}
              note={<StepNote step={step} />}
              onClick={() => goToStep(id, step.step)}
            />
          );
        })}
      </Leaf>
    </section>
  );
}

/** How a step stands, and what it has given so far. */
function StepNote({ step: { state, points } }: { step: CountStep }) {
  const t = useWords();
  const { seats } = useCarcassonne();
  const gains = seats
    .filter(({ player }) => (points[player] ?? 0) !== 0)
    .map(({ player, name }) => `${name} ${signed(points[player] ?? 0)}`);
  return [t(`count.state.${state}`), ...gains].join(' · ');
}

/** Everybody's points in play, in the last count so far, and both together. */
function Points() {
  const t = useWords();
  const { view, seatOf } = useCarcassonne();
  const { ranks } = view.standings;
  const players = [...view.seats].sort((one, other) => (ranks[one] ?? 0) - (ranks[other] ?? 0));
  return (
    <ResultTable
      caption={t('count.points')}
      nameHead={t('count.farms.player')}
      heads={[t('count.inPlay'), t('count.atEnd'), t('count.farms.final')]}
      rows={players.map((player) => {
        const final = view.players[player]?.points ?? 0;
        const atEnd = view.lastCount.steps.reduce((sum, { points }) => sum + (points[player] ?? 0), 0);
        const { name, colour } = seatOf(player);
        const cells = [
          { id: 'play', value: final - atEnd },
          { id: 'end', value: atEnd === 0 ? 0 : signed(atEnd) },
          { id: 'final', value: final },
        ];
        return { id: player, name, colour, won: ranks[player] === 1, cells };
      })}
    />
  );
}

/** Begins the count, goes on with it, or leads to the result. */
function WalkDock() {
  const t = useWords();
  const { id, view, actions, words } = useCarcassonne();
  const { begun, next } = view.lastCount;
  async function begin() {
    await actions.act({ do: 'record', place: {}, fact: { kind: 'game-ended' } });
  }
  return (
    <Dock toast={<UndoToast />}>
      <Undo />
      {begun === null && <PrimaryAction label={t('count.begin')} busy={actions.busy} onClick={() => void begin()} />}
      {begun !== null && (
        <PrimaryAction
          label={next === null ? t('count.toResult') : t('count.goOn', { step: stepName(t, next, words.addOns) })}
          onClick={() => goToStep(id, next)}
        />
      )}
    </Dock>
  );
}
