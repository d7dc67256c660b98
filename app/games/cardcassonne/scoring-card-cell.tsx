'use client';

import { Lock } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PRINTED_VALUES } from '@/lib/rules/cardcassonne/progression';

type ScoringCardCellProps = { count: number; typed: string; bad: boolean; onType: (text: string) => void };

/** One count of the scoring card: a field, or the value that stands in the rules. */
export function ScoringCardCell({ count, typed, bad, onType }: ScoringCardCellProps) {
  const t = useTranslations();
  const printed = PRINTED_VALUES[count];
  if (printed !== undefined) {
    return (
      <p className="relative flex flex-col items-center gap-1 rounded-m border border-rule bg-leaf pt-2 pb-1">
        <span className="sr-only">{t('scoringCard.fixed', { count, points: printed })}</span>
        <span className="text-note leading-none font-semibold text-ink-2" aria-hidden>
          {count}
        </span>
        <span className="num grid h-tap place-items-center text-score-sm" aria-hidden>
          {printed}
        </span>
        <Lock className="absolute top-1.5 right-1.5 size-3.5 text-ink-3" aria-hidden />
      </p>
    );
  }
  return (
    <div className="flex flex-col items-center gap-1 rounded-m border-[1.5px] border-dashed border-edge pt-2 has-focus-visible:outline-[3px] has-focus-visible:outline-offset-2 has-focus-visible:outline-ink has-aria-invalid:border-solid has-aria-invalid:border-bad-ink has-[input:not(:placeholder-shown)]:border-solid has-[input:not(:placeholder-shown)]:bg-leaf">
      <span className="text-note leading-none font-semibold text-ink-2" aria-hidden>
        {count}
      </span>
      <input
        className="num h-tap w-full rounded-m bg-transparent text-center text-score-sm focus-visible:shadow-none focus-visible:outline-none aria-invalid:text-bad-ink"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        placeholder=" "
        aria-label={t('scoringCard.field', { count })}
        value={typed}
        aria-invalid={bad || undefined}
        onChange={(event) => onType(event.target.value)}
      />
    </div>
  );
}
