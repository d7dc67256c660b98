import type { ReactNode } from 'react';
import { Follower } from './follower';
import { Glyph } from './glyph';
import type { PlayerColour } from './piece-shapes';

interface WinnerProps {
  /** One, or those who share the victory. */
  colours: readonly PlayerColour[];
  title: ReactNode;
  /** How a tie was broken. */
  note?: ReactNode;
  /** A number, or what is known with what it waits for. */
  points: ReactNode;
}

/** Who won, and by what. */
export function Winner({ colours, title, note, points }: WinnerProps) {
  return (
    <section className="winner" role="status">
      {colours.map((colour) => (
        <Follower key={colour} colour={colour} size={colours.length > 1 ? 42 : 64} />
      ))}
      <div className="grow">
        <p className="hand">{title}</p>
        {note && (
          <div className="note">
            <Glyph name="scales" />
            <div>{note}</div>
          </div>
        )}
      </div>
      <span className="num">{points}</span>
    </section>
  );
}
