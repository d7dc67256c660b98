'use client';

import type { ComponentType } from 'react';
import { fetched } from '@/app/frame/fetched';
import type { HandOnSheetProps } from './hand-on-sheet';
import type { SaveSheetProps } from './save-sheet';

/** Everything on this phone as a file. */
export const SaveSheet: ComponentType<SaveSheetProps> = fetched(() => import('./save-sheet'));

/** One table on its way to another phone. */
export const HandOnSheet: ComponentType<HandOnSheetProps> = fetched(() => import('./hand-on-sheet'));
