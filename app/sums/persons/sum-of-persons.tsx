'use client';

import { useTranslations } from 'use-intl';
import { NumberKey, NumberKeys } from '@/app/design/number-key';
import { RunningSum } from '@/app/design/running-sum';
import { Tray, TrayGroup } from '@/app/design/tray-group';
import { reasonText } from '@/app/games/cardcassonne/reason-text';
import { Why } from '@/app/rules/why';
import { refuseCards } from '@/lib/rules/cardcassonne/cards';
import type { Card } from '@/lib/rules/cardcassonne/facts';
import { personReasons } from '@/lib/rules/cardcassonne/persons';
import { Refused } from '../refused';
import { SumScreen } from '../sum-screen';
import { useSum } from '../use-sum';

type Value = 1 | 2 | 3;

const VALUES: readonly Value[] = [1, 2, 3];

const EMPTY: Value[] = [];

/** The persons of one claim: sum of their values × number of cards. */
export function SumOfPersons() {
  const t = useTranslations();
  const sum = useSum<Value[]>({ name: 'persons', empty: EMPTY, read: readPersons });
  const { input } = sum;
  if (!input) return null;
  const persons = input;

  function change(next: Value[]) {
    const refused = refusePersons(next);
    if (refused) sum.refuse(refused);
    else sum.change(next);
  }

  const first = (
    <>
      {persons.length === 0 && <p className="note">{t('sums.persons.empty')}</p>}
      <PersonsScored persons={persons} onRemove={(at) => change(persons.filter((_, nth) => nth !== at))} />
    </>
  );
  return (
    <SumScreen
      title={t('common.shell.persons')}
      sum={sum}
      first={first}
      undo={persons.length > 0 ? () => change(persons.slice(0, -1)) : null}
    >
      <div className="mt-auto flex flex-col gap-2">
        <Refused refusal={sum.refusal} />
        <NumberKeys label={t('cardcassonne.claim.cards')}>
          {VALUES.map((value) => (
            <NumberKey
              key={value}
              label={t('cardcassonne.card.person', { value })}
              onClick={() => change([...persons, value])}
            >
              {value}
            </NumberKey>
          ))}
        </NumberKeys>
      </div>
    </SumScreen>
  );
}

type PersonsScoredProps = { persons: readonly Value[]; onRemove: (at: number) => void };

function PersonsScored({ persons, onRemove }: PersonsScoredProps) {
  const t = useTranslations();
  const count = persons.length;
  const values = persons.join(' + ');
  const [reason] = personReasons(cardsOf(persons));
  const points = reason?.points ?? 0;
  const remove = {
    card: (id: string) => onRemove(Number(id)),
    name: ({ value = 0 }: { value?: number }) =>
      t('cardcassonne.claim.removeCard', { card: t('cardcassonne.card.person', { value }) }),
  };
  return (
    <>
      {reason && (
        <Tray label={t('cardcassonne.claim.tray', { count })}>
          <TrayGroup
            cards={persons.map((value, at) => ({ id: String(at), kind: 'person', value }))}
            formula={reasonText(t, reason)}
            points={points}
            remove={remove}
          />
        </Tray>
      )}
      <RunningSum points={points} why={reason && <Why rules={[reason.rule]} />}>
        {count === 0
          ? t('cardcassonne.claim.forCards', { count })
          : t('sums.persons.formula', { values, sum: persons.reduce<number>((all, value) => all + value, 0), count })}
      </RunningSum>
    </>
  );
}

const cardsOf = (persons: readonly Value[]): Card[] => persons.map((value) => ({ kind: 'person', value }));

/** Persons of one claim come from one row; which one makes no difference to what the box holds. */
const refusePersons = (persons: readonly Value[]) => refuseCards('yellow', cardsOf(persons));

function readPersons(stored: unknown): Value[] | null {
  return Array.isArray(stored) && refusePersons(stored as Value[]) === null ? (stored as Value[]) : null;
}
