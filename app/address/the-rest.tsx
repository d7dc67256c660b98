import { useTranslations } from 'use-intl';
import { Message } from '../design/message';
import { Waiting } from '../design/waiting';
import { Section } from '../settings/section';
import { Steps } from './steps';
import { useAuthority } from './use-authority';

/** How a page over plain http comes to https: by trusting the authority of its host, if it has one. */
export function TheRest() {
  const t = useTranslations();
  const authority = useAuthority();
  return (
    <Section title={t('address.rest.title')}>
      {authority === undefined && <Waiting label={t('address.rest.asking')} />}
      {authority === null && (
        <Message tone="warn" fact={t('address.rest.none')}>
          {t('address.rest.noneText')}
        </Message>
      )}
      {authority && <Steps authority={authority} />}
    </Section>
  );
}
