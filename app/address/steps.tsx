import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Leaf } from '../design/leaf';
import { AUTHORITY, type Authority, BASE_PATH } from './use-authority';

/** From plain http to https in three steps. */
export function Steps({ authority: { port, fingerprint } }: { authority: Authority }) {
  const t = useTranslations();
  const host = `${window.location.hostname}:${port}`;
  const https = `https://${host}${BASE_PATH}/`;
  return (
    <Leaf as="ol" className="rows">
      <Step title={t('address.rest.fetch')}>
        <Way href={AUTHORITY}>{t('address.rest.get')}</Way>
        <p>{t('address.rest.compare')}</p>
        <p className="break-all text-note">{fingerprint}</p>
      </Step>
      <Step title={t('address.rest.trust')}>
        <p>{t('address.rest.iphone')}</p>
        <p>{t('address.rest.android')}</p>
        <p className="note">{t('address.rest.bounds')}</p>
      </Step>
      <Step title={t('address.rest.open')}>
        <Way href={https}>{t('address.rest.go', { host })}</Way>
      </Step>
    </Leaf>
  );
}

function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <li className="flex flex-col gap-2 p-4">
      <h3>{title}</h3>
      {children}
    </li>
  );
}

/** A link that leaves the app: its router would look for a screen there. */
function Way({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a className="btn" href={href}>
      <span>{children}</span>
    </a>
  );
}
