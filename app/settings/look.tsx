'use client';

import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { prefer } from '@/lib/db/preferences';
import { Leaf } from '../design/leaf';
import { Segmented } from '../design/segmented';
import { usePreferences } from '../frame/language';
import { Section } from './section';

/** Theme and text size. */
export function Look() {
  const t = useTranslations();
  return (
    <Section title={t('settings.look')}>
      <Leaf className="flex flex-col gap-2 p-2.5">
        <Theme />
        <TextSize />
      </Leaf>
    </Section>
  );
}

function Theme() {
  const t = useTranslations();
  const { theme } = usePreferences();
  return (
    <Segmented
      label={t('settings.theme')}
      choices={[
        { value: 'parchment', label: t('settings.parchment'), icon: <Sun aria-hidden /> },
        { value: 'candlelight', label: t('settings.candlelight'), icon: <Moon aria-hidden /> },
        { value: 'auto', label: t('settings.themeByPhone') },
      ]}
      value={theme}
      onChange={(chosen) => prefer({ theme: chosen })}
    />
  );
}

/** Each size is written in its own. */
function TextSize() {
  const t = useTranslations();
  const { text } = usePreferences();
  return (
    <Segmented
      label={t('settings.text')}
      tick={false}
      choices={[
        { value: 'small', label: <span className="hand text-[15px]">{t('settings.small')}</span> },
        { value: 'normal', label: <span className="hand text-[18px]">{t('settings.normal')}</span> },
        { value: 'large', label: <span className="hand text-[22px]">{t('settings.large')}</span> },
      ]}
      value={text}
      onChange={(chosen) => prefer({ text: chosen })}
    />
  );
}
