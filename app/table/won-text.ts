import type { Translate } from './words';

/** Who leads while that may still change. */
export const leadsTitle = (t: Translate, names: readonly string[]): string =>
  t('table.result.soFar', { names: names.join(', '), count: names.length });

/** Who won, alone or shared. */
export const wonTitle = (t: Translate, names: readonly string[]): string =>
  names.length === 1
    ? t('table.result.wins', { name: names[0] ?? '' })
    : t('table.result.shared', { names: names.join(', ') });
