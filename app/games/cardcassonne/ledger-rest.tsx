'use client';

import { Leaf, Row } from '@/app/design/leaf';
import { Message } from '@/app/design/message';
import { Why } from '@/app/rules/why';
import { useEvening } from './evening-context';
import { DeletedRow } from './ledger-rows';
import { useWords } from './reason-text';
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

/** What was deleted stays in sight, struck through. */
export function DeletedEntries() {
  const { session } = useEvening();
  const deleted = session.entries.filter((entry) => entry.deleted);
  if (deleted.length === 0) return null;
  return (
    <Leaf>
      {deleted.map((entry) => (
        <DeletedRow key={entry.id} entry={entry} />
      ))}
    </Leaf>
  );
}

/** What stands in the log and cannot be read here. It is kept as it is. */
export function UnreadableEntries() {
  const t = useWords();
  const { session, unreadableFacts } = useEvening();
  return (
    <>
      {session.unreadable.map(({ seq, why }) => (
        <Message
          key={seq}
          tone="warn"
          fact={t(why === 'newer' ? 'evening.ledger.unreadableNewer' : 'evening.ledger.unreadableEntry', {
            line: seq + 1,
          })}
        />
      ))}
      {unreadableFacts.map((entry) => (
        <Message key={entry} tone="warn" fact={t('evening.ledger.unreadableFact')} />
      ))}
    </>
  );
}
