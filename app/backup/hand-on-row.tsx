'use client';

import { Send } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Row } from '../design/leaf';

/** The line of a table's menu that opens the ways out of this phone. */
export function HandOnRow({ onClick }: { onClick: () => void }) {
  const t = useTranslations();
  return (
    <Row
      icon={<Send aria-hidden />}
      title={t('common.backup.handOn')}
      note={t('common.backup.handOnNote')}
      aria-haspopup="dialog"
      onClick={onClick}
    />
  );
}
