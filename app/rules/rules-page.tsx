'use client';

import type { ReactNode } from 'react';
import { Leaf } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { SectionHead } from '@/app/design/section-head';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { useWords } from '@/app/table/words';
import type { RuleBook } from './rule-book';
import { RuleInWords } from './rule-in-words';
import { useHash } from './use-hash';

export type RulesProps = {
  book: RuleBook;
  /** What a section shows beside its rules. */
  references: Readonly<Record<string, ReactNode>>;
};

/** The rules of the game, in our own words, each under its number. */
export function Rules({ book, references }: RulesProps) {
  const t = useWords();
  const title = t(`common.shell.${book.title}`);
  useTitle(title);
  const hash = useHash();
  const bar = <TopBar back={{ label: t('common.shell.back'), href: '/' }} title={title} />;
  return (
    <Screen bar={bar}>
      <p className="note">{book.lead(t)}</p>
      <nav aria-label={book.contents(t)}>
        <ul className="flex flex-wrap gap-1.5">
          {book.sections.map(({ name }) => (
            <li key={name}>
              <a className="btn min-h-tap px-3 text-note" href={`#${name}`}>
                {book.sectionTitle(t, name)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {book.sections.map(({ name, rules }) => (
        <section key={name} id={name} className="flex scroll-mt-3 flex-col gap-3" aria-labelledby={`${name}-title`}>
          <SectionHead title={book.sectionTitle(t, name)} id={`${name}-title`} />
          {references[name]}
          <Leaf className="rows">
            {rules.map((rule) => (
              <Rule key={rule} book={book} rule={rule} here={hash === rule} />
            ))}
          </Leaf>
        </section>
      ))}
    </Screen>
  );
}

/** One rule; the one that the address names is marked. */
function Rule({ book, rule, here }: { book: RuleBook; rule: string; here: boolean }) {
  return (
    <article
      id={rule}
      className="scroll-mt-3 px-3 py-2.5 data-here:bg-well"
      data-here={here || undefined}
      aria-current={here ? 'location' : undefined}
    >
      <RuleInWords book={book} rule={rule} />
    </article>
  );
}
