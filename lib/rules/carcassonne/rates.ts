import type { City, Feature, Road, Surrounded } from './feature';
import type { Options } from './options';
import type { Rule } from './reasons';

/**
 * What a feature gives: points for itself (a monastery, a garden), for each of its tiles or of those around it, and for
 * each coat of arms. `rule` says why.
 */
export type Rate = { rule: Rule; itself: number; tile: number; coatOfArms: number };

/** The options that rates rest on. */
export type RateOptions = Pick<Options, 'twoTileCity' | 'unfinishedInnCathedral'>;

/** The rate at which a feature is scored as it lies there. */
export function rateOf(feature: Feature, options: RateOptions): Rate {
  switch (feature.kind) {
    case 'road':
      return roadRate(feature, options);
    case 'city':
      return cityRate(feature, options);
    case 'monastery':
    case 'garden':
      return { rule: surroundedRule(feature), itself: 1, tile: 1, coatOfArms: 0 };
  }
}

function roadRate({ state, inn }: Road, options: RateOptions): Rate {
  if (!inn) return perTile('CA-09', 1);
  return state === 'completed' ? perTile('CA-10', 2) : perTile('CA-14', unfinishedRate(options));
}

function cityRate({ state, tiles, cathedral }: City, options: RateOptions): Rate {
  if (state === 'unfinished') return cathedral ? perTile('CA-14', unfinishedRate(options)) : perTile('CA-12', 1);
  if (cathedral) return perTile('CA-13', 3);
  return tiles === 2 && options.twoTileCity === '2' ? perTile('CA-15', 1) : perTile('CA-11', 2);
}

/** A coat of arms is worth a tile, whatever a tile is worth. */
const perTile = (rule: Rule, points: number): Rate => ({ rule, itself: 0, tile: points, coatOfArms: points });

const unfinishedRate = ({ unfinishedInnCathedral }: RateOptions): number =>
  unfinishedInnCathedral === 'plain' ? 1 : 0;

function surroundedRule({ kind, state }: Surrounded): Rule {
  if (state === 'abbot') return 'CA-18';
  return kind === 'garden' ? 'CA-17' : 'CA-16';
}
