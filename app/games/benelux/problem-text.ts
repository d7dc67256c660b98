import type { NameOf, RefusalText } from '@/app/table/game-words';
import type { Translate } from '@/app/table/words';
import type { ChipProblem } from '@/lib/rules/benelux/refusals';
import type { Doubt } from '@/lib/rules/carcassonne/doubts';
import type { Refusal } from '@/lib/rules/entry';
import { colourText } from './colour-text';

/** Why a chip cannot be collected or paid, and the way out. */
export function refusalText(t: Translate, { refused, ...data }: Refusal, nameOf: NameOf): RefusalText {
  const code = refused.slice(refused.indexOf('/') + 1);
  if (code === 'needs-turns') {
    return { fact: t('benelux.refusal.needs-turns.fact'), text: t('benelux.refusal.needs-turns.text') };
  }
  return problemText(t, { ...data, code } as ChipProblem, nameOf);
}

/** The same for an entry that stands all the same. */
export function doubtText(t: Translate, doubt: Doubt, nameOf: NameOf): string {
  return 'data' in doubt ? refusalText(t, { refused: doubt.doubt, ...doubt.data }, nameOf).fact : '';
}

/** What stands against an entry. */
export function problemText(t: Translate, problem: ChipProblem, nameOf: NameOf): RefusalText {
  const { code } = problem;
  const text = (data = {}) => t(`benelux.refusal.${code}.text`, data as never);
  switch (problem.code) {
    case 'not-on-turn':
      return { fact: t('benelux.refusal.not-on-turn.fact', { name: nameOf(problem.onTurn ?? '') }), text: text() };
    case 'no-such-chip':
    case 'no-such-stack':
      return { fact: t(`benelux.refusal.${problem.code}.fact`), text: text({ most: problem.most }) };
    case 'chip-collected':
      return {
        fact: t('benelux.refusal.chip-collected.fact'),
        text: text(),
        amend: { label: t('benelux.refusal.amend'), at: 'benelux', query: { entry: problem.entry } },
      };
    case 'map-empty':
      return { fact: t('benelux.refusal.map-empty.fact', { most: problem.most }), text: text() };
    case 'tile-placed':
    case 'tile-taken':
      return { fact: t(`benelux.refusal.${problem.code}.fact`), text: text() };
    default:
      return ofColour(t, problem, nameOf);
  }
}

type OfColour = Extract<ChipProblem, { colour: string }>;

function ofColour(t: Translate, problem: OfColour, nameOf: NameOf): RefusalText {
  const colour = colourText(t, problem.colour);
  switch (problem.code) {
    case 'colour-used-up': {
      const { most } = problem;
      return {
        fact: t('benelux.refusal.colour-used-up.fact', { colour, most }),
        text: t('benelux.refusal.colour-used-up.text'),
      };
    }
    case 'value-used-up': {
      const { most, value } = problem;
      return {
        fact: t('benelux.refusal.value-used-up.fact', { colour, most, value }),
        text: t('benelux.refusal.value-used-up.text'),
      };
    }
    case 'no-chip':
    case 'chip-of-this-turn':
      return {
        fact: t(`benelux.refusal.${problem.code}.fact`, { colour, name: nameOf(problem.player) }),
        text: t(`benelux.refusal.${problem.code}.text`),
      };
    default:
      return { fact: t('benelux.refusal.stack-empty.fact', { colour }), text: t('benelux.refusal.stack-empty.text') };
  }
}
