'use client';

import { type ComponentType, lazy } from 'react';
import type { ScoringCardProps } from './scoring-card-sheet';

/** Copies values from the printed scoring card into the table's log. */
export const TableScoringCard: ComponentType<ScoringCardProps> = lazy(() => import('./table-scoring-card-sheet'));

/** Copies values from the printed scoring card into what this phone knows. */
export const DeviceScoringCard: ComponentType<ScoringCardProps> = lazy(() => import('./device-scoring-card-sheet'));
