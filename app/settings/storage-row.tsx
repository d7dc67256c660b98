'use client';

import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { onAwake, timesAwake } from '@/lib/db/awake';
import { type Room, storageState } from '@/lib/pwa/storage';
import { useSize } from '../backup/use-size';
import { Row } from '../design/leaf';
import { useAnswer } from '../frame/use-answer';

/** Whether the browser may clear the tables, and how much room is used and left. */
export function StorageRow() {
  const t = useTranslations();
  // Another window may have asked the browser meanwhile.
  const awake = useSyncExternalStore(onAwake, timesAwake, () => 0);
  const state = useAnswer(storageState, awake);
  if (!state) return null;
  if (state.kept) {
    return (
      <Row
        tone="good"
        icon={<ShieldCheck aria-hidden />}
        title={t('settings.storage.kept')}
        note={<Note text={t('settings.storage.keptText')} room={state.room} />}
      />
    );
  }
  return (
    <Row
      icon={<ShieldAlert aria-hidden />}
      title={state.kept === null ? t('settings.storage.unknown') : t('settings.storage.mayClear')}
      note={<Note text={t('settings.storage.mayClearText')} room={state.room} />}
    />
  );
}

function Note({ text, room }: { text: string; room: Room | null }) {
  const t = useTranslations();
  const size = useSize();
  return (
    <>
      <span className="block">{text}</span>
      <span className="block">
        {room
          ? t('settings.storage.room', { used: size(room.used), free: size(room.free) })
          : t('settings.storage.noRoom')}
      </span>
    </>
  );
}
