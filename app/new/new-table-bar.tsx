import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { TopBar } from '../design/top-bar';

/** `right`: whether what was entered is kept. */
export function NewTableBar({ right }: { right?: ReactNode }) {
  const t = useTranslations();
  const back = { label: t('common.shell.back'), href: '/' };
  return <TopBar back={back} title={t('common.shell.newTable')} right={right} />;
}
