import type { ReactNode } from 'react';
import type { RowColour } from './card-glyphs';
import { Follower } from './follower';
import { Glyph, type GlyphName } from './glyph';
import type { PlayerColour } from './piece-shapes';
import { RowTile } from './row-tile';

export interface StandingToken {
  /** Key among the tokens of one row. */
  id: string;
  row?: RowColour | 'joker';
  glyph?: GlyphName;
  count: number;
  /** "next 6". */
  note?: string;
  /** The token in words. */
  label: string;
}

interface StandingRowProps {
  colour: PlayerColour;
  name: string;
  /** The colour's name, read before the player's name. */
  colourLabel?: string;
  /** A number, or what is known with what it waits for. */
  score: ReactNode;
  scoreLabel?: string;
  /** Leads or shares the lead: inverted, crowned. The words are read after the name. */
  leads?: string;
  /** The lead may still change, as points wait: neither inverted nor quite crowned, and these words stand beside. */
  soFar?: string;
  /** On turn: manicule and well. The words are read after the name. */
  turn?: string;
  tokens?: readonly StandingToken[];
  /** Only the number of cards; never what they are. */
  chest?: { count: number; label: string };
  /** A quiet line in place of tokens, or after them. */
  note?: ReactNode;
  /** With it the head is a button that opens and closes the row. */
  onToggle?: () => void;
  open?: boolean;
  /** What is inside: ladders and notes. Shown when open. */
  children?: ReactNode;
}

/** One player in the standings. Names wrap, scores are never cut. */
export function StandingRow(props: StandingRowProps) {
  const {
    colour,
    name,
    colourLabel,
    score,
    scoreLabel,
    leads,
    soFar,
    turn,
    tokens = [],
    chest,
    note,
    onToggle,
    open,
    children,
  } = props;
  const head = (
    <>
      {turn && <Glyph name="manicule" className="standing-turn" />}
      <Follower colour={colour} size={42} label={colourLabel} />
      <span className="standing-words">
        <span className="standing-name hand">
          {name}
          {leads && <Glyph name="crown" />}
          {leads && soFar && (
            <small className="standing-so-far" aria-hidden>
              {soFar}
            </small>
          )}
          {leads && <span className="sr-only"> {leads}</span>}
          {turn && <span className="sr-only"> {turn}</span>}
        </span>
        {(tokens.length > 0 || chest || note) && (
          <span className="standing-tokens">
            {tokens.map((token) => (
              <Token key={token.id} token={token} />
            ))}
            {chest && (
              <span className="token" data-none={chest.count === 0 || undefined}>
                <Glyph name="chest" />
                <b aria-hidden>{chest.count}</b>
                <span className="sr-only">{chest.label}</span>
              </span>
            )}
            {note && <span className="token">{note}</span>}
          </span>
        )}
      </span>
      <span className="standing-score num">
        {scoreLabel && <span className="sr-only">{scoreLabel} </span>}
        {score}
      </span>
    </>
  );
  return (
    <li
      className="standing"
      data-leads={leads && !soFar ? true : undefined}
      data-ahead={leads && soFar ? true : undefined}
      data-turn={turn && !leads ? true : undefined}
    >
      {onToggle ? (
        <button type="button" className="standing-head" aria-expanded={open ?? false} onClick={onToggle}>
          {head}
        </button>
      ) : (
        <div className="standing-head">{head}</div>
      )}
      {open && children && <div className="standing-open">{children}</div>}
    </li>
  );
}

function Token({ token }: { token: StandingToken }) {
  return (
    <span className="token">
      <RowTile row={token.row} glyph={token.glyph} size="xs" />
      <b aria-hidden>{token.count}</b>
      {token.note && <small aria-hidden>{token.note}</small>}
      <span className="sr-only">{token.label}</span>
    </span>
  );
}

/** The list of standings: the accessible twin of the score track. */
export function Standings({ label, children }: { label: string; children: ReactNode }) {
  return (
    <ul className="standings leaf" aria-label={label}>
      {children}
    </ul>
  );
}
