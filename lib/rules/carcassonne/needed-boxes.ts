import type { Box } from './boxes';
import { boxesOf } from './boxes';
import type { Fact } from './facts';
import type { Feature } from './feature';
import { hasPigs } from './field';
import type { Options } from './options';

/**
 * A box without which a fact cannot be, and which the table does not play with; null: none is missing (CA-45). A pig
 * herd is on tiles of other boxes than ours, so it needs none.
 */
export function missingBox(fact: Fact, options: Options): Box | null {
  const boxes = boxesOf(options);
  return neededBoxes(fact).find((box) => !boxes.includes(box)) ?? null;
}

function neededBoxes(fact: Fact): Box[] {
  switch (fact.kind) {
    case 'feature':
      return neededByFeature(fact.feature);
    case 'field':
      return hasPigs({ ...fact.field, pigHerd: false }) ? ['tradersAndBuilders'] : [];
    case 'goods':
      return ['tradersAndBuilders'];
    case 'tile':
      return fact.builder ? ['tradersAndBuilders'] : [];
    default:
      return [];
  }
}

function neededByFeature(feature: Feature): Box[] {
  switch (feature.kind) {
    case 'road':
      return feature.inn ? ['innsAndCathedrals'] : [];
    case 'city':
      return [
        ...(feature.cathedral ? (['innsAndCathedrals'] as const) : []),
        ...(feature.goods ? (['tradersAndBuilders'] as const) : []),
      ];
    case 'garden':
      return ['abbot'];
    case 'monastery':
      return feature.state === 'abbot' ? ['abbot'] : [];
  }
}
