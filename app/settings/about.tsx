'use client';

import { CloudCheck, CloudDownload, CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Leaf, Row } from '../design/leaf';
import { Section } from './section';
import { useKeptOffline } from './use-kept-offline';

/** The app itself: whether it works without a network, and which version it is. */
export function About({ version }: { version: string }) {
  const t = useTranslations();
  return (
    <Section title={t('settings.app')}>
      <Leaf className="rows">
        {window.isSecureContext ? <Offline /> : <PlainHttp />}
        <Row title={t('settings.version', { version })} />
      </Leaf>
    </Section>
  );
}

/** Over plain http browsers allow the app only a part of what it can. */
function PlainHttp() {
  const t = useTranslations();
  return (
    <Row
      href="/address/"
      icon={<CloudOff aria-hidden />}
      title={t('settings.plainHttp')}
      note={t('settings.plainHttpNote')}
    />
  );
}

function Offline() {
  const t = useTranslations();
  return useKeptOffline() ? (
    <Row icon={<CloudCheck aria-hidden />} title={t('settings.offlineReady')} note={t('settings.offlineReadyNote')} />
  ) : (
    <Row
      icon={<CloudDownload aria-hidden />}
      title={t('settings.offlineNotReady')}
      note={t('settings.offlineNotReadyNote')}
    />
  );
}
