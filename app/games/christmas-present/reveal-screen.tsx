'use client';

import { Check } from 'lucide-react';
import { Follower } from '@/app/design/follower';
import { Leaf, Row } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { TopBar } from '@/app/design/top-bar';
import { MoreWords } from '@/app/frame/more-words';
import { useTitle } from '@/app/frame/use-title';
import { go } from '@/app/session/address';
import { ProblemMessage } from '@/app/table/problem-message';
import { useWords } from '@/app/table/words';
import { countWords } from '@/lib/i18n/words/count';
import { handOf } from '@/lib/rules/christmas-present/places';
import { revealing } from '@/lib/rules/christmas-present/timing';
import { StepDock } from '../carcassonne/count/step-dock';
import { useWalk } from '../carcassonne/count/walk';
import { useCards } from './cards-context';
import { HAND, REVEAL } from './parts';
import { StepEntries } from './step-entries';

/** The step of the last count in which hands are revealed, in order from the start player on. */
export function RevealScreen() {
  return (
    <MoreWords of={countWords}>
      <Reveal />
    </MoreWords>
  );
}

function Reveal() {
  const t = useWords();
  const { id, cards, nameOf } = useCards();
  const walk = useWalk();
  const title = t('christmas.reveal.title');
  useTitle(title);
  const next = revealing(cards.places, cards.moment);
  const left = cards.moment.order.some((player) => handOf(cards.places, player).length > 0);
  const back = { label: t('common.actions.back'), onClick: () => go(id, 'count', {}, 'replace') };
  return (
    <Screen
      bar={<TopBar title={title} back={back} />}
      dock={
        <StepDock
          walk={walk}
          step={REVEAL}
          label={next === null ? t('count.counted') : t('christmas.reveal.open', { name: nameOf(next) })}
          onDone={next === null ? () => void walk.settle(REVEAL, 'done') : () => go(id, HAND, { player: next })}
        />
      }
    >
      <ProblemMessage />
      <p className="note">{t('christmas.reveal.lead')}</p>
      <Leaf as="ol">
        {cards.moment.order.map((player) => (
          <li key={player}>
            <Revealer player={player} isNext={player === next} />
          </li>
        ))}
      </Leaf>
      {next === null && <p className="note">{t(left ? 'christmas.reveal.covered' : 'christmas.reveal.none')}</p>}
      <StepEntries step={REVEAL} />
    </Screen>
  );
}

function Revealer({ player, isNext }: { player: string; isNext: boolean }) {
  const t = useWords();
  const { cards, seatOf } = useCards();
  const { name, colour } = seatOf(player);
  const count = handOf(cards.places, player).length;
  return (
    <Row
      icon={<Follower colour={colour} size={34} />}
      title={isNext ? t('christmas.reveal.next', { name }) : <bdi>{name}</bdi>}
      note={t('christmas.curtain.cards', { count })}
      end={count === 0 || cards.places.closed.includes(player) ? <Check aria-hidden /> : undefined}
    />
  );
}
