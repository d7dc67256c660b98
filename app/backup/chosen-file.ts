import { createStore } from '@/lib/pwa/store';

/** The file that somebody chose, on its way to the screen that shows what it would do. */
export const chosenFile = createStore<File | null>(null);
