'use client';

import { useWords } from '../table/words';
import type { RuleBook } from './rule-book';

/** A rule by its name, in a sentence or two, and its number. */
export function RuleInWords({ book, rule }: { book: RuleBook; rule: string }) {
  const { title, text } = book.rule(useWords(), rule);
  return (
    <div className="flex flex-col gap-1">
      <h3>{title}</h3>
      <p>{text}</p>
      <p className="tag">{rule}</p>
    </div>
  );
}
