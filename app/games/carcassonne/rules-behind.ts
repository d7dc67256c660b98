import type { OwnEntry } from './carcassonne-context';

/** Most followers score, everybody tied in full; a big one counts as two. */
const MAJORITY_RULE = 'CA-21';
const SAID_RULE = 'CA-24';

/** The rules that the points of an entry rest on: those of its reasons, then who scores. */
export function rulesBehind({
  entry: { fact },
  gains,
  majority,
}: Pick<OwnEntry, 'gains' | 'majority'> & { entry: { fact: OwnEntry['entry']['fact'] } }): string[] {
  const rules = gains.flatMap(({ reasons }) => reasons.map(({ rule }) => rule));
  const isFeature = fact.kind === 'feature' || fact.kind === 'field';
  const who = majority !== null ? [MAJORITY_RULE] : isFeature ? [SAID_RULE] : [];
  return [...new Set([...rules, ...who])];
}
