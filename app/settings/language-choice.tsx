'use client';

import { useTranslations } from 'use-intl';
import { type Preferences, prefer } from '@/lib/db/preferences';
import { type Language, languages } from '@/lib/i18n/languages';
import { type SegmentChoice, Segmented } from '../design/segmented';
import { usePreferences } from '../frame/language';
import { Section } from './section';

type Choice = SegmentChoice<Preferences['language']>;

/** The language: the phone's, or one by its own name, so that it is found again in a foreign one. */
export function LanguageChoice() {
  const t = useTranslations();
  const { language } = usePreferences();
  const named = Object.entries(languages).map(
    ([value, name]): Choice => ({ value: value as Language, label: <span lang={value}>{name}</span> }),
  );
  const choices: Choice[] = [...named, { value: 'auto', label: t('settings.languageByPhone') }];
  return (
    <Section title={t('settings.language')}>
      <Segmented
        label={t('settings.language')}
        choices={choices}
        value={language}
        onChange={(chosen) => prefer({ language: chosen })}
      />
    </Section>
  );
}
