import { beneluxBook } from './benelux/book';
import { carcassonneBook } from './carcassonne/book';
import { cardcassonneBook } from './cardcassonne/book';
import { christmasBook } from './christmas-present/book';
import type { RuleBook } from './rule-book';

const BOOKS: readonly RuleBook[] = [cardcassonneBook, carcassonneBook, beneluxBook, christmasBook];

/** The book in which rules stand, and those of them that have words there; null: no book knows the first of them. */
export function inBook(numbers: readonly string[]): { book: RuleBook; rules: string[] } | null {
  const book = BOOKS.find(({ prefix }) => numbers[0]?.startsWith(prefix));
  if (book === undefined) return null;
  const known = new Set(book.sections.flatMap(({ rules }) => rules));
  return { book, rules: numbers.filter((number) => known.has(number)) };
}
