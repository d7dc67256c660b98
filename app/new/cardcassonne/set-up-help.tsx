'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { fetched } from '@/app/frame/fetched';
import { Later } from '@/app/frame/later';
import { dealFor } from '@/lib/rules/cardcassonne/deck';
import { isRefusal } from '@/lib/rules/entry';
import type { Seat } from '@/lib/sessions/events';

const SetUpSheet = fetched(() => import('./set-up-sheet'));

export type SetUpHelpProps = {
  players: number;
  dealer: Seat | null;
  starter: Seat | null;
};

/** The line that opens the set-up of the table for these people; nothing for a number the game is not made for. */
export function SetUpHelp(props: SetUpHelpProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  if (isRefusal(dealFor(props.players))) return null;
  return (
    <>
      <Leaf>
        <Row
          icon={<Glyph name="deck" />}
          title={t('cardcassonneSetUp.help')}
          note={t('cardcassonneSetUp.helpNote', { count: props.players })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Leaf>
      <Later of={SetUpSheet} open={open} onClose={() => setOpen(false)} {...props} />
    </>
  );
}
