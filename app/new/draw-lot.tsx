'use client';

import { Dices } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { drawLot } from '@/lib/db/lot';
import { Button } from '../design/button';
import type { Role } from './games';
import { whoIn, withRole } from './role';
import type { Seating } from './seating';

const words = {
  deals: { draw: 'newTable.drawLot', drawn: 'newTable.drawn' },
  'goes-first': { draw: 'newTable.drawFirst', drawn: 'newTable.drawnFirst' },
} as const;

type DrawLotProps = { seating: Seating; role: Role; onChange: (seating: Seating) => void };

/** Draws by lot who deals or goes first, and says whom the lot fell on for as long as that stands. */
export default function DrawLot({ seating, role, onChange }: DrawLotProps) {
  const t = useTranslations();
  const [drawn, setDrawn] = useState({ player: '', nth: 0 });
  const { seats } = seating;
  const chosen = whoIn(seating, role);
  function draw() {
    const player = seats[drawLot(seats.length)]?.player ?? '';
    setDrawn(({ nth }) => ({ player, nth: nth + 1 }));
    onChange(withRole(seating, role, player));
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button icon={<Dices aria-hidden />} onClick={draw}>
        {t(words[role].draw)}
      </Button>
      <p role="status" className="hand text-h3 wrap-anywhere">
        {/* A new key, so that the same name is read out again. */}
        {chosen && drawn.player === chosen.player && (
          <span key={drawn.nth}>{t(words[role].drawn, { name: chosen.name })}</span>
        )}
      </p>
    </div>
  );
}
