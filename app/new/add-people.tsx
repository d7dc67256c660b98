'use client';

import { Plus, UserPlus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslations } from 'use-intl';
import type { Person } from '@/lib/db/database';
import type { PlanProps } from './around';
import { GAMES, gameOf } from './games';
import { freeColours, sitDown } from './seating';
import { SHOWN } from './use-known';

/** People who sat at a table here before, and the way to a new name. With every seat taken it says so. */
export function AddPeople({ plan, change, known }: PlanProps & { known: readonly Person[] }) {
  const t = useTranslations();
  const fullId = useId();
  const { seating } = plan;
  const { seats } = seating;
  const { most } = GAMES[gameOf(plan.game)];
  const full = seats.length >= most;
  const absent = known.filter((person) => seats.every((seat) => seat.player !== person.id)).slice(0, SHOWN);
  const barred = full ? fullId : undefined;
  const [colour = 'red'] = freeColours(seating);
  return (
    <div className="flex flex-wrap gap-2">
      {absent.map((person) => (
        <AddPill
          key={person.id}
          icon={<Plus aria-hidden />}
          label={t('newTable.add', { name: person.name })}
          barred={barred}
          onClick={() => change({ seating: sitDown(seating, { ...person, player: person.id }) })}
        >
          <bdi>{person.name}</bdi>
        </AddPill>
      ))}
      <AddPill
        icon={<UserPlus aria-hidden />}
        barred={barred}
        onClick={() => change({ newcomer: { name: '', colour } })}
      >
        {t('newTable.newName')}
      </AddPill>
      {full && (
        <p className="note w-full" id={fullId}>
          {t('newTable.full', { most })}
        </p>
      )}
    </div>
  );
}

type AddPillProps = {
  icon: ReactNode;
  children: ReactNode;
  label?: string;
  /** The id of the words that say why nobody more may sit down. */
  barred: string | undefined;
  onClick: () => void;
};

function AddPill({ icon, children, label, barred, onClick }: AddPillProps) {
  return (
    <button
      type="button"
      className="flex min-h-tap max-w-full items-center gap-2 rounded-full border-[1.5px] border-dashed border-edge px-4 py-1 font-semibold wrap-anywhere aria-disabled:border-rule aria-disabled:text-ink-3 [&>svg]:size-5 [&>svg]:flex-none"
      aria-label={label}
      aria-disabled={barred ? true : undefined}
      aria-describedby={barred}
      onClick={barred ? undefined : onClick}
    >
      {icon}
      <span className="min-w-0 text-start">{children}</span>
    </button>
  );
}
