import { answerCase as answerBenelux } from './benelux/cases';
import { answerCase as answerCarcassonne } from './carcassonne/cases';
import { answerCase as answerCardcassonne } from './cardcassonne/cases';
import { answerCase as answerChristmasPresent } from './christmas-present/cases';
import { isRefusal } from './entry';
import { UnknownAsk } from './unknown-ask';

export { UnknownAsk };

/** A worked example: a question to one rule module, and what its answer must contain. */
export type Case = { id: string; ask: string; given: unknown; expect: Record<string, unknown>; source: string };

/** Who answers, by the first part of what is asked. */
const modules: Record<string, (ask: string, given: unknown) => object> = {
  benelux: answerBenelux,
  carcassonne: answerCarcassonne,
  cardcassonne: answerCardcassonne,
  'christmas-present': answerChristmasPresent,
};

/** Answers a worked example, or refuses as the rules do. Throws UnknownAsk where nobody knows the question. */
export function answer(ask: string, given: unknown): object {
  const name = ask.split('/')[0] ?? '';
  const module = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (module === undefined) throw new UnknownAsk(ask);
  return module(ask, given);
}

/** What an answer lacks of what a case expects, in one line; null: nothing. Other fields of the answer are ignored. */
export function compare(example: Pick<Case, 'expect'>, got: object): string | null {
  return isMet(example.expect, got) ? null : `expected ${JSON.stringify(example.expect)}, got ${JSON.stringify(got)}`;
}

function isMet(expected: Record<string, unknown>, got: object): boolean {
  const refused = isRefusal(got) && typeof got.refused === 'string' && got.refused !== '';
  if (expected.refused === true) return refused;
  if (isRefusal(got)) return false;
  const fields = Object.entries(expected).filter(([name]) => name !== 'refused');
  const given = new Map<string, unknown>(Object.entries(got));
  return fields.length > 0 && fields.every(([name, value]) => given.has(name) && isSame(value, given.get(name)));
}

/** Inside a named map an unlisted key means 0 or absent. */
function isSame(expected: unknown, got: unknown): boolean {
  if (isMap(expected) && isMap(got)) {
    const names = [...new Set([...Object.keys(expected), ...Object.keys(got)])];
    return names.every((name) =>
      isSame(expected[name] ?? nothingLike(got[name]), got[name] ?? nothingLike(expected[name])),
    );
  }
  if (Array.isArray(expected) && Array.isArray(got)) {
    return expected.length === got.length && expected.every((value, index) => isSame(value, got[index]));
  }
  return Object.is(expected, got);
}

/** What stands for an unlisted key beside its other side: an empty map, an empty list, or 0. */
function nothingLike(other: unknown): unknown {
  if (Array.isArray(other)) return [];
  return isMap(other) ? {} : 0;
}

const isMap = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
