'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { BLOCKED } from '@/lib/db/failure';
import type { TableState } from '@/lib/db/table-store';
import { Button } from '../design/button';
import { Empty } from '../design/empty';
import { Glyph } from '../design/glyph';
import { Screen as Page } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { wordsOf } from '../frame/messages';
import { useOnceCalm } from '../frame/pressed';
import { Screen } from '../frame/screen';
import { gameScreens } from '../games/registry';
import { useAddress } from './address';
import { InTheBin } from './in-the-bin';
import { useAskToKeep } from './use-ask-to-keep';
import { useBinned } from './use-binned';
import { useTable } from './use-table';

// Those of its game are fetched once the game is known.
const words = wordsOf();

export function SessionScreen({ shell }: { shell: ReactNode }) {
  return (
    <Screen shell={shell} words={words}>
      <OpenTable shell={shell} />
    </Screen>
  );
}

/** The table that the address names, in the screens of its game. */
function OpenTable({ shell }: { shell: ReactNode }) {
  const { id } = useAddress();
  const { store, state } = useTable(id);
  const [binned, back] = useBinned(id);
  useAskToKeep(state);
  const isCalm = useOnceCalm(state.status !== 'loading' && binned !== undefined);
  if (state.status === 'loading' || binned === undefined || !isCalm) return shell;
  if (binned) return <InTheBin table={binned} onBack={back} />;
  if (state.status !== 'ready') return <NoTable state={state} />;
  const GameTable = gameScreens[state.game.id];
  if (!GameTable || state.table.view === null) return <NoTable state={{ status: 'unreadable', error: 'Setup' }} />;
  return <GameTable store={store} table={state.table} until={shell} />;
}

/** Why there is nothing to show, and the way out. */
function NoTable({ state }: { state: Exclude<TableState, { status: 'ready' | 'loading' }> }) {
  const t = useTranslations();
  const home = { label: t('common.actions.back'), href: '/' };
  const retry = (
    <Button look="strong" onClick={() => window.location.reload()}>
      {t('common.actions.reload')}
    </Button>
  );
  return (
    <Page bar={<TopBar back={home} title={t('common.shell.table')} />}>
      {state.status === 'missing' && (
        <Empty
          icon={<Glyph name="cards" />}
          title={t('common.tableState.missing')}
          action={
            <Button look="strong" href="/">
              {t('common.tableState.home')}
            </Button>
          }
        >
          {t('common.tableState.missingText')}
        </Empty>
      )}
      {state.status === 'unreadable' && (
        <Empty icon={<Glyph name="cards" />} title={t('common.tableState.unreadable')} action={retry}>
          {state.error === BLOCKED
            ? t('common.problem.blocked')
            : t('common.tableState.unreadableText', { error: state.error })}
        </Empty>
      )}
      {state.status === 'unknown-game' && (
        <Empty icon={<Glyph name="cards" />} title={t('common.tableState.unknownGame')} action={retry}>
          {state.addOns.length === 0
            ? t('common.tableState.unknownGameText', { game: state.game })
            : t('common.tableState.unknownAddOnText', { game: state.game, addOns: state.addOns.join(', ') })}
        </Empty>
      )}
    </Page>
  );
}
