'use client';

import type { ComponentType } from 'react';
import { fetched } from '@/app/frame/fetched';
import type { ScoringCardProps } from './scoring-card-sheet';

/** Copies values from the printed scoring card into the table's log. */
export const TableScoringCard: ComponentType<ScoringCardProps> = fetched(() => import('./table-scoring-card-sheet'));

/** Copies values from the printed scoring card into what this phone knows. */
export const DeviceScoringCard: ComponentType<ScoringCardProps> = fetched(() => import('./device-scoring-card-sheet'));
