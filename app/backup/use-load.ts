'use client';

import { useRouter } from 'next/navigation';
import { chosenFile } from './chosen-file';

/** Takes a chosen file to the screen that shows what it would do. */
export function useLoad(): (file: File) => void {
  const router = useRouter();
  return (file) => {
    chosenFile.set(file);
    router.push('/take/');
  };
}
