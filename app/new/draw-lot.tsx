'use client';

import { Dices } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { drawLot } from '@/lib/db/lot';
import { LEAST_PLAYERS } from '@/lib/rules/cardcassonne/deck';
import { Button } from '../design/button';
import { firstDealer, type Seating } from './seating';

type DrawLotProps = { seating: Seating; onChange: (seating: Seating) => void };

/** Draws by lot who deals first, and says whom the lot fell on for as long as that stands. */
export function DrawLot({ seating, onChange }: DrawLotProps) {
  const t = useTranslations();
  const [drawn, setDrawn] = useState({ player: '', nth: 0 });
  const { seats } = seating;
  const dealer = firstDealer(seating);
  if (seats.length < LEAST_PLAYERS) return null;
  function draw() {
    const player = seats[drawLot(seats.length)]?.player ?? '';
    setDrawn(({ nth }) => ({ player, nth: nth + 1 }));
    onChange({ ...seating, dealer: player });
  }
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
      <Button icon={<Dices aria-hidden />} onClick={draw}>
        {t('common.newTable.drawLot')}
      </Button>
      <p role="status" className="hand text-h3 wrap-anywhere">
        {/* A new key, so that the same name is read out again. */}
        {dealer && drawn.player === dealer.player && (
          <span key={drawn.nth}>{t('common.newTable.drawn', { name: dealer.name })}</span>
        )}
      </p>
    </div>
  );
}
