'use client';

import { useTranslations } from 'use-intl';
import { isSecondHistory } from '@/lib/sessions/histories';
import type { TableRow } from '@/lib/sessions/table';
import { Glyph } from '../design/glyph';
import { Row } from '../design/leaf';
import { useTableName } from '../frame/table-name';
import { MenuButton } from './home-menu';
import { People } from './people';
import { tableAddress } from './table-address';
import { gameGlyph } from './use-game-name';
import { usePlayed } from './use-played';
import { useProgress } from './use-progress';
import { Winners } from './winners';

/** One earlier table: its name, when, what and who played, and who won or how far it is; and its menu. */
export function EarlierTable({ table, onMenu }: { table: TableRow; onMenu: () => void }) {
  const nameOf = useTableName();
  // Where an add-on was kept alone nobody won.
  const won = table.state === 'finished' && (table.summary?.winners.length ?? 0) > 0;
  return (
    <div className="flex items-center">
      <Row
        href={tableAddress(table.id)}
        bare
        className="min-w-0 flex-wrap gap-y-1 rounded-m pr-1 [&>.row-end]:ml-auto [&>.row-words]:basis-36"
        icon={<Glyph name={gameGlyph(table.game)} />}
        title={<bdi>{nameOf(table.name, table.startedAt)}</bdi>}
        note={<Played table={table} />}
        end={won && table.summary && <Winners seats={table.seats} summary={table.summary} />}
      >
        <People seats={table.seats} />
      </Row>
      <MenuButton table={table} onOpen={onMenu} />
    </div>
  );
}

function Played({ table }: { table: TableRow }) {
  const t = useTranslations();
  const played = usePlayed();
  const progress = useProgress()(table);
  return (
    <>
      <span className="block">{played(table)}</span>
      {isSecondHistory(table.id) && <span className="block">{t('home.secondHistory')}</span>}
      {table.state === 'open' && progress && <span className="block">{t('home.stillOpen', { progress })}</span>}
    </>
  );
}
