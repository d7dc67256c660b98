'use client';

import { useTranslations } from 'use-intl';
import { QuickSumTiles } from './quick-sum-tiles';

/** The ways to a sum without a table, and to the rules. */
export function QuickSums() {
  const t = useTranslations();
  return (
    <QuickSumTiles
      title={t('common.shell.quickSums')}
      note={t('common.shell.noTable')}
      city={t('common.shell.city')}
      road={t('common.shell.road')}
      cloister={t('common.shell.cloister')}
      farms={t('common.shell.farms')}
      goods={t('common.shell.goods')}
      persons={t('common.shell.persons')}
      animals={t('common.shell.animals')}
      chest={t('common.shell.chest')}
      claim={t('common.shell.claim')}
      rulesOfTiles={t('common.shell.rulesOfTiles')}
      rules={t('common.shell.rules')}
    />
  );
}
