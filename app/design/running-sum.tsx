import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';

interface RunningSumProps {
  points: ReactNode;
  /** "for 7 cards". */
  children?: ReactNode;
  /** The player's score before and after; `label` says it in words. */
  score?: { before: string; after: string; label: string; note?: ReactNode };
  /** A key to the rules behind it. */
  why?: ReactNode;
}

/** The sum so far between ruled lines, read out as it grows. */
export function RunningSum({ points, children, score, why }: RunningSumProps) {
  return (
    <div className="running double-rule">
      <div className="running-said" role="status">
        <span className="num">{points}</span>
        <span className="grow">{children}</span>
        {score && (
          <span className="running-to">
            <span className="sr-only">{score.label}</span>
            <b aria-hidden>
              {score.before} <ArrowRight aria-hidden /> {score.after}
            </b>
            {score.note && <span className="note">{score.note}</span>}
          </span>
        )}
      </div>
      {why}
    </div>
  );
}
