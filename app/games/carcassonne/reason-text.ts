import type { Translate } from '@/app/table/words';
import type { Reason } from '@/lib/rules/carcassonne/reasons';

/** The sum behind points, reason by reason: "5 tiles × 2 + 1 coat of arms × 2". */
export function reasonsText(t: Translate, reasons: readonly Reason[]): string {
  const own = reasons.filter(({ item }) => item !== 'pig' && item !== 'pig-herd');
  return own.map((reason) => reasonText(t, reason, reasons)).join(' + ');
}

/** One reason; pigs are told with the cities that they make dearer. */
function reasonText(t: Translate, reason: Reason, among: readonly Reason[]): string {
  const { count, each, points } = reason;
  switch (reason.item) {
    case 'tiles':
      return t('feature.reason.tiles', { count, each });
    case 'coats-of-arms':
      return t('feature.reason.coatsOfArms', { count, each });
    case 'around':
      return t('feature.reason.around', { count });
    case 'monastery':
    case 'garden':
      return t(`feature.reason.${reason.item}`, { points });
    case 'cities':
      return citiesText(t, reason, among);
    case 'elsewhere':
      return t('feature.reason.elsewhere', { cities: reason.named.join(', ') });
    case 'goods':
      return t(`feature.reason.goods.${reason.good}`, { points });
    case 'line':
    case 'adjustment':
      return reason.label;
    default:
      return `${points}`;
  }
}

/** "4 cities × 3", "4 cities × (3 + 1 for the pig)". */
function citiesText(t: Translate, { count, each }: Reason, among: readonly Reason[]): string {
  const more = among.flatMap((reason) => {
    if (reason.item === 'pig') return [t('feature.reason.pig', { each: reason.each })];
    return reason.item === 'pig-herd' ? [t('feature.reason.herd', { each: reason.each })] : [];
  });
  if (more.length === 0) return t('feature.reason.cities', { count, each });
  return t('feature.reason.citiesMore', { count, each: [each, ...more].join(' + ') });
}
