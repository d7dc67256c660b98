'use client';

import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { chosenFile } from '../backup/chosen-file';
import type { Source } from './use-import';

/** A file that somebody chose, in the settings or here, or else the link that was opened; and the way to choose a file. */
export function useSource(): { source: Source; choose: (file: File) => void } {
  const [file, choose] = useState(chosenFile.get);
  // It is about this visit only.
  useEffect(() => chosenFile.set(null), []);
  // A link that is opened while a file is on the screen takes its place.
  useEffect(() => onFragment(() => choose(null)), []);
  const fragment = useSyncExternalStore(
    onFragment,
    () => window.location.hash.slice(1),
    () => '',
  );
  const source = useMemo(() => (file ? fromFile(file) : fragment ? fromLink(fragment) : null), [file, fragment]);
  return { source, choose };
}

function onFragment(changed: () => void): () => void {
  window.addEventListener('hashchange', changed);
  return () => window.removeEventListener('hashchange', changed);
}

function fromFile(file: File): Source {
  return { kind: 'file', read: async () => (await import('@/lib/db/backup/read')).readBackup(file) };
}

function fromLink(fragment: string): Source {
  return { kind: 'link', read: async () => (await import('@/lib/db/backup/link')).unpacked(fragment) };
}
