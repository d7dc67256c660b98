'use client';

import { useTranslations } from 'use-intl';
import { Glyph } from '../design/glyph';
import { Pill } from '../design/pill';
import type { Role } from './games';

const words = {
  deals: { does: 'newTable.dealsFirst', named: 'newTable.namedDealsFirst', glyph: 'cards' },
  'goes-first': { does: 'newTable.goesFirst', named: 'newTable.namedGoesFirst', glyph: 'manicule' },
} as const;

type SeatRoleProps = { role: Role; name: string; pressed: boolean; onPress: () => void };

/** Makes somebody the one who deals or goes first. */
export function SeatRole({ role, name, pressed, onPress }: SeatRoleProps) {
  const t = useTranslations();
  const { does, named, glyph } = words[role];
  return (
    <button
      type="button"
      className="ml-auto grid min-h-tap min-w-tap flex-none place-items-center rounded-m pr-3 pl-2"
      aria-label={t(named, { name })}
      aria-pressed={pressed}
      onClick={onPress}
    >
      {pressed ? (
        <Pill strong icon={<Glyph name={glyph} />}>
          {t(does)}
        </Pill>
      ) : (
        <Glyph name={glyph} className="text-[1.25rem] text-ink-3" />
      )}
    </button>
  );
}
