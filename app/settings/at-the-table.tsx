'use client';

import { Hand, Smartphone, Vibrate } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { prefer } from '@/lib/db/preferences';
import { Leaf } from '../design/leaf';
import { SwitchRow } from '../design/switch';
import { usePreferences } from '../frame/language';
import { DeviceScoringCardRow } from '../games/cardcassonne/device-scoring-card-row';
import { Section } from './section';

/** What concerns the evening itself: screen and vibration, the hand that holds the phone, the values of the scoring card. */
export function AtTheTable() {
  const t = useTranslations();
  const { hand, wakeLock, vibration } = usePreferences();
  return (
    <Section title={t('settings.atTheTable')}>
      <Leaf className="rows">
        <SwitchRow
          icon={<Smartphone aria-hidden />}
          title={t('settings.wakeLock')}
          note={window.isSecureContext ? t('settings.wakeLockNote') : t('settings.wakeLockPlain')}
          checked={wakeLock}
          onChange={(on) => prefer({ wakeLock: on })}
        />
        <SwitchRow
          icon={<Vibrate aria-hidden />}
          title={t('settings.vibration')}
          note={t('settings.vibrationNote')}
          checked={vibration}
          onChange={(on) => prefer({ vibration: on })}
        />
        <SwitchRow
          icon={<Hand aria-hidden />}
          title={t('settings.leftHanded')}
          note={t('settings.leftHandedNote')}
          checked={hand === 'left'}
          onChange={(left) => prefer({ hand: left ? 'left' : 'right' })}
        />
        <DeviceScoringCardRow framed={false} />
      </Leaf>
    </Section>
  );
}
