'use client';

import { type ComponentType, lazy } from 'react';
import type { HandOnSheetProps } from './hand-on-sheet';
import type { SaveSheetProps } from './save-sheet';

/** Everything on this phone as a file. */
export const SaveSheet: ComponentType<SaveSheetProps> = lazy(() => import('./save-sheet'));

/** One table on its way to another phone. */
export const HandOnSheet: ComponentType<HandOnSheetProps> = lazy(() => import('./hand-on-sheet'));
