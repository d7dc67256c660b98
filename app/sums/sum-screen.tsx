'use client';

import { Eraser, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../design/button';
import { Dock, UndoButton } from '../design/dock';
import { Screen } from '../design/screen';
import { TopBar } from '../design/top-bar';
import { KeptPill } from '../frame/kept-pill';
import { NotSaved } from '../frame/not-saved';
import { useTitle } from '../frame/use-title';
import type { SumState } from './use-sum';

type SumScreenProps = {
  title: string;
  sum: SumState;
  /** Stands on the left of a wide screen, and first on a phone. */
  first: ReactNode;
  children: ReactNode;
  /** The sum, where it must stay in view. */
  total?: ReactNode;
  /** Takes the last card back; null: there is none. Left out where nothing was tapped in an order. */
  undo?: (() => void) | null;
};

/** A sum without a table: the way back, what was entered, and the way to empty it. */
export function SumScreen({ title, sum, first, children, total, undo }: SumScreenProps) {
  const t = useTranslations();
  useTitle(title);
  const bar = (
    <TopBar back={{ label: t('common.shell.back'), href: '/' }} title={title} right={<KeptPill state={sum.kept} />} />
  );
  const dock = (
    <Dock>
      {total && <div className="w-full">{total}</div>}
      {undo !== undefined && (
        <UndoButton
          label={t('common.actions.undo')}
          detail={t(undo ? 'cardcassonne.claim.undoCard' : 'cardcassonne.claim.undoNothing')}
          nothing={!undo}
          onClick={() => undo?.()}
        />
      )}
      <ClearButton sum={sum} />
    </Dock>
  );
  return (
    <Screen bar={bar} first={first} dock={dock}>
      {sum.failure && <NotSaved failure={sum.failure} onAgain={sum.again} />}
      {children}
    </Screen>
  );
}

/** Empties the input; the same button brings it back, until something else is entered. */
function ClearButton({ sum }: { sum: SumState }) {
  const t = useTranslations();
  const back = sum.canBringBack;
  return (
    <Button
      look="big"
      icon={back ? <Undo2 aria-hidden /> : <Eraser aria-hidden />}
      aria-disabled={(!back && sum.isEmpty) || undefined}
      onClick={back ? sum.bringBack : sum.clear}
    >
      {t(back ? 'sums.bringBack' : 'sums.clear')}
    </Button>
  );
}
