'use client';

import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Leaf } from '@/app/design/leaf';
import { Screen } from '@/app/design/screen';
import { SectionHead } from '@/app/design/section-head';
import { TopBar } from '@/app/design/top-bar';
import { useTitle } from '@/app/frame/use-title';
import { RuleInWords } from '../rule-in-words';
import { type RuleNumber, SECTIONS, type SectionName } from '../sections';
import { AnimalValues } from './animal-values';
import { BuildingPoints } from './building-points';
import { RoundsTable } from './rounds-table';
import { useHash } from './use-hash';

/** What a section shows beside its rules. */
const references: Partial<Record<SectionName, ReactNode>> = {
  table: <RoundsTable />,
  animals: <AnimalValues />,
  buildings: <BuildingPoints />,
};

/** The rules of the game, in our own words, each under its number. */
export function Rules() {
  const t = useTranslations();
  useTitle(t('common.shell.rules'));
  const hash = useHash();
  const bar = <TopBar back={{ label: t('common.shell.back'), href: '/' }} title={t('common.shell.rules')} />;
  return (
    <Screen bar={bar}>
      <p className="note">{t('rules.lead')}</p>
      <nav aria-label={t('rules.contents')}>
        <ul className="flex flex-wrap gap-1.5">
          {SECTIONS.map(({ name }) => (
            <li key={name}>
              <a className="btn min-h-tap px-3 text-note" href={`#${name}`}>
                {t(`rules.section.${name}`)}
              </a>
            </li>
          ))}
        </ul>
      </nav>
      {SECTIONS.map(({ name, rules }) => (
        <section key={name} id={name} className="flex scroll-mt-3 flex-col gap-3" aria-labelledby={`${name}-title`}>
          <SectionHead title={t(`rules.section.${name}`)} id={`${name}-title`} />
          {references[name]}
          <Leaf className="rows">
            {rules.map((rule) => (
              <Rule key={rule} rule={rule} here={hash === rule} />
            ))}
          </Leaf>
        </section>
      ))}
    </Screen>
  );
}

/** One rule; the one that the address names is marked. */
function Rule({ rule, here }: { rule: RuleNumber; here: boolean }) {
  return (
    <article
      id={rule}
      className="scroll-mt-3 px-3 py-2.5 data-here:bg-well"
      data-here={here || undefined}
      aria-current={here ? 'location' : undefined}
    >
      <RuleInWords rule={rule} />
    </article>
  );
}
