'use client';

import { useEffect, useMemo, useState } from 'react';
import { chosenFile } from '../backup/chosen-file';
import type { Source } from './use-import';

/** The file that somebody chose, in the settings or here, and the way to choose another. */
export function useSource(): { source: Source; choose: (file: File) => void } {
  const [file, choose] = useState(chosenFile.get);
  // It is about this visit only.
  useEffect(() => chosenFile.set(null), []);
  const source = useMemo(() => (file ? fromFile(file) : null), [file]);
  return { source, choose };
}

function fromFile(file: File): Source {
  return { read: async () => (await import('@/lib/db/backup/read')).readBackup(file) };
}
