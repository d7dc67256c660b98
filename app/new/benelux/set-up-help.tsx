'use client';

import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Glyph } from '@/app/design/glyph';
import { Leaf, Row } from '@/app/design/leaf';
import { fetched } from '@/app/frame/fetched';
import { Later } from '@/app/frame/later';
import { BENELUX } from '@/lib/rules/benelux/chip-set';

const SetUpSheet = fetched(() => import('./set-up-sheet'));

/** `tiles`: in the boxes that are on the table; null where nobody said. */
export type SetUpHelpProps = { tiles: number | null };

/** The line that opens the set-up of the map. */
export function SetUpHelp(props: SetUpHelpProps) {
  const t = useTranslations();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Leaf>
        <Row
          icon={<Glyph name="island" />}
          title={t('benelux.setUp.help')}
          note={t('benelux.setUp.helpNote', { chips: BENELUX.onMap })}
          aria-haspopup="dialog"
          onClick={() => setOpen(true)}
        />
      </Leaf>
      <Later of={SetUpSheet} open={open} onClose={() => setOpen(false)} {...props} />
    </>
  );
}
