'use client';

import { useTranslations } from 'use-intl';
import { VERSION } from '@/lib/db/backup/format';
import type { LinkRefusal } from '@/lib/db/backup/link';
import { LoadButton } from '../backup/load-button';
import { useSize } from '../backup/use-size';
import { Message } from '../design/message';

/** What a refusal says of the place may be as long as the file likes. */
const MOST_OF_PLACE = 60;

/** Why a file or a link is not read, that nothing was changed, and the way to another file. */
export function Refused({ refusal, onChosen }: { refusal: LinkRefusal; onChosen: (file: File) => void }) {
  const t = useTranslations();
  const size = useSize();
  const { refused } = refusal;
  const said = {
    bytes: 'bytes' in refusal ? size(refusal.bytes) : '',
    most: 'most' in refusal ? size(refusal.most) : '',
    version: 'version' in refusal ? refusal.version : VERSION,
    ours: VERSION,
    at: 'at' in refusal ? refusal.at.slice(0, MOST_OF_PLACE) : '',
  };
  return (
    <>
      <Message tone="bad" fact={t(`backup.refused.${refused}.fact`)}>
        {t(`backup.refused.${refused}.text`, said)}
      </Message>
      <p className="note">{t('backup.take.unchanged')}</p>
      <LoadButton onChosen={onChosen}>{t('backup.take.choose')}</LoadButton>
    </>
  );
}
