'use client';

import { useTranslations } from 'use-intl';
import { buildingGlyphs } from '@/app/design/card-glyphs';
import { Leaf } from '@/app/design/leaf';
import { RunningSum } from '@/app/design/running-sum';
import { ChestGroups } from '@/app/games/cardcassonne/chest-groups';
import { CountRow } from '@/app/games/cardcassonne/count-row';
import { chestKindText } from '@/app/games/cardcassonne/reason-text';
import { GROUP_POINTS, groupChest } from '@/lib/rules/cardcassonne/buildings';
import { COLOURS, chestCards, emptyChest } from '@/lib/rules/cardcassonne/colours';
import { BUILDINGS, JOKERS } from '@/lib/rules/cardcassonne/deck';
import type { Chest } from '@/lib/rules/cardcassonne/facts';
import { isRefusal } from '@/lib/rules/entry';
import { SumScreen } from '../sum-screen';
import { useSum } from '../use-sum';

const KINDS = [...COLOURS, 'joker'] as const;

const NO_BUILDINGS = emptyChest();

/** A chest in its best groups. */
export function SumOfChest() {
  const t = useTranslations();
  const sum = useSum<Chest>({ name: 'chest', empty: NO_BUILDINGS, read: readChest });
  const { input } = sum;
  if (!input) return null;
  const grouping = groupChest(input);
  if (isRefusal(grouping)) return null;
  const first = (
    <Leaf>
      {KINDS.map((kind) => (
        <CountRow
          key={kind}
          row={kind}
          glyph={buildingGlyphs[kind]}
          label={chestKindText(t, kind)}
          value={input[kind]}
          max={kind === 'joker' ? JOKERS.building : BUILDINGS}
          onChange={(count) => sum.change({ ...input, [kind]: count })}
        />
      ))}
    </Leaf>
  );
  return (
    <SumScreen
      title={t('common.shell.chest')}
      sum={sum}
      first={first}
      total={
        <RunningSum points={grouping.points}>
          {t('cardcassonne.claim.forCards', { count: chestCards(input) })}
        </RunningSum>
      }
    >
      <p className="note">
        {t('sums.chest.groups', {
          sizes: Object.keys(GROUP_POINTS).join(', '),
          points: Object.values(GROUP_POINTS).join(', '),
        })}
      </p>
      <ChestGroups grouping={grouping} />
    </SumScreen>
  );
}

function readChest(stored: unknown): Chest | null {
  const chest = { ...NO_BUILDINGS, ...(stored as Chest | undefined) };
  return isRefusal(groupChest(chest)) ? null : chest;
}
