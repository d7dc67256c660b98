'use client';

import { ShieldAlert, ShieldCheck } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { type Room, type StorageState, storageState } from '@/lib/pwa/storage';
import { useSize } from '../backup/use-size';
import { Row } from '../design/leaf';

/** Whether the browser may clear the tables, and how much room is used and left. */
export function StorageRow() {
  const t = useTranslations();
  const state = useStorageState();
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

/** Null until the browser has been asked. */
function useStorageState(): StorageState | null {
  const [state, setState] = useState<StorageState | null>(null);
  useEffect(() => {
    let wanted = true;
    void storageState().then((told) => wanted && setState(told));
    return () => {
      wanted = false;
    };
  }, []);
  return state;
}
