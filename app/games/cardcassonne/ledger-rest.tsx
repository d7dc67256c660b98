'use client';

import { Leaf, Row } from '@/app/design/leaf';
import { Why } from '@/app/rules/why';
import { useWords } from '@/app/table/words';
import { useEvening } from './evening-context';
import { GROUPING_RULES } from './rules-behind';

/** Values copied from the scoring card, and chests that were opened. */
export function OtherEntries() {
  const t = useWords();
  const { evening, seats } = useEvening();
  const copied = Object.entries(evening.scoringCard.values);
  const values = copied.map(([count, points]) =>
    t(
      evening.scoringCard.agreed.includes(Number(count))
        ? 'evening.ledger.agreedValue'
        : 'evening.ledger.scoringCardValue',
      { count: Number(count), points },
    ),
  );
  const chests = seats.flatMap(({ player, name }) => {
    const grouping = evening.players[player]?.chest?.grouping;
    return grouping ? [{ player, name, grouping }] : [];
  });
  return (
    <Leaf>
      <Row title={t('evening.ledger.scoringCard')} note={values.join(' · ')} end={<Why rules={['CC-23', 'CC-25']} />} />
      {chests.map(({ player, name, grouping }) => (
        <Row
          key={player}
          title={t('evening.ledger.chestOf', { name })}
          note={t('evening.ledger.chestLine', { count: grouping.cards, points: grouping.points })}
          end={<Why rules={GROUPING_RULES} />}
        />
      ))}
    </Leaf>
  );
}
