import type { StepEvent } from '@/lib/sessions/events';
import type { Translate } from './words';

/** What a step did that is the same in every game. */
export function stepText(t: Translate, step: Exclude<StepEvent, { type: 'recorded' }>): string {
  switch (step.type) {
    case 'finished':
      return t('table.step.finished');
    case 'options-changed':
      return t('table.step.options');
    case 'seat-changed':
      return t('table.step.seat');
    case 'amended':
      return t(step.fact === null ? 'table.step.deleted' : 'table.step.amended');
  }
}
