'use client';

import { rowGlyphs } from './card-glyphs';
import { glyphHref } from './glyph';
import type { PlayerColour } from './piece-shapes';
import { type FlagSide, TrackFollower } from './track-follower';
import {
  middleLine,
  numbersOn,
  phoneFifty,
  phoneTrack,
  pointAt,
  standOn,
  type TrackShape,
  tallFifty,
  tallTrack,
  tickLines,
} from './track-shape';
import { useWide } from './use-wide';

export interface TrackPiece {
  id: string;
  colour: PlayerColour;
  points: number;
  /** Where it stood before: it walks from there. */
  from?: number;
}

interface ScoreTrackProps {
  /** Later scorers last: on a shared space they stand in front. */
  followers: readonly TrackPiece[];
  /** Taller boards, for wide screens; by default the screen decides. */
  tall?: boolean;
  /** How many spaces: 100 in the colours of the rows, or 50 in none. */
  spaces?: 50 | 100;
}

const boards = ['yellow', 'red', 'green', 'blue'] as const;
const glyphAt = { yellow: 5, red: 35, green: 65, blue: 85 } as const;
const shapes = { 100: { phone: phoneTrack, tall: tallTrack }, 50: { phone: phoneFifty, tall: tallFifty } };

/** The spaces, climbing board by board. Decoration: the standings beside it say the same in words. */
export function ScoreTrack({ followers, tall, spaces = 100 }: ScoreTrackProps) {
  const wide = useWide();
  const size = (tall ?? wide) ? 'tall' : 'phone';
  const shape = shapes[spaces][size];
  return (
    <svg
      className={size === 'tall' ? 'track track-tall' : 'track'}
      viewBox={`0 0 ${shape.width} ${shape.height}`}
      aria-hidden="true"
    >
      <Boards shape={shape} />
      {placed(followers, shape).map((piece) => (
        <TrackFollower key={piece.id} shape={shape} {...piece} />
      ))}
    </svg>
  );
}

function Boards({ shape }: { shape: TrackShape }) {
  const line = middleLine(shape);
  const rows = rowsOf(shape);
  return (
    <>
      <path className="track-edge" d={line} strokeWidth={shape.band + 3} />
      {rows.map((row, index) => (
        <path
          // A board has one place on the track.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          className="track-board"
          data-row={row}
          d={line}
          strokeWidth={shape.band}
          pathLength={rows.length}
          strokeDasharray={`1 ${rows.length - 1}`}
          strokeDashoffset={-index}
        />
      ))}
      <circle className="track-cap" data-row={rows[0]} cx={shape.left} cy={shape.base} r={shape.band / 2} />
      <circle
        className="track-cap"
        data-row={rows.at(-1)}
        cx={shape.left}
        cy={shape.base - 2 * (rows.length - 1) * shape.turn}
        r={shape.band / 2}
      />
      <path className="track-tick" d={tickLines(shape, 'single')} />
      <path className="track-tick track-five" d={tickLines(shape, 'fifth')} />
      {rows === boards && boards.map((row) => <BoardGlyph key={row} row={row} shape={shape} />)}
      {numbersOn(shape).map((number) => (
        <SpaceNumber key={number} number={number} shape={shape} />
      ))}
    </>
  );
}

/** Boards of rows of cards have their colours; the others have none. */
const rowsOf = ({ boards: count }: TrackShape) =>
  count === boards.length ? boards : Array<'joker'>(count).fill('joker');

function BoardGlyph({ row, shape }: { row: (typeof boards)[number]; shape: TrackShape }) {
  const { x, y } = pointAt(shape, glyphAt[row]);
  const size = shape.glyph;
  return (
    <g className="track-glyph" data-row={row}>
      <rect x={x - size * 0.56} y={y - size * 0.56} width={size * 1.12} height={size * 1.12} />
      <use href={glyphHref(rowGlyphs[row])} x={x - size / 2} y={y - size / 2} width={size} height={size} />
    </g>
  );
}

function SpaceNumber({ number, shape }: { number: number; shape: TrackShape }) {
  const { x, y } = pointAt(shape, number - shape.first + 0.5);
  const down = shape.glyph > phoneTrack.glyph ? 7.5 : 4.6;
  return (
    <text
      className="track-number"
      data-row={rowsOf(shape)[Math.floor((number - shape.first) / 25)]}
      x={x}
      y={y + down}
      textAnchor="middle"
    >
      {number}
    </text>
  );
}

/** Adds to each piece how far it steps aside and where its flag goes; lower boards are drawn over higher ones. */
function placed(followers: readonly TrackPiece[], shape: TrackShape) {
  const spaceOf = (piece: TrackPiece) => standOn(shape, piece.points).at;
  const behindOf = (piece: TrackPiece) => standOn(shape, piece.points).behind;
  const spot = (piece: TrackPiece) => pointAt(shape, spaceOf(piece));
  const reach = shape.follower * 1.6;
  return followers
    .map((piece) => {
      const here = spot(piece);
      const sharing = followers.filter((other) => spaceOf(other) === spaceOf(piece));
      const place = sharing.indexOf(piece);
      const aside = (place - (sharing.length - 1) / 2) * 10 * shape.flag;
      const inFront = sharing.slice(place + 1).some((other) => behindOf(other) === behindOf(piece));
      const taken = (toward: 1 | -1) =>
        followers.some((other) => {
          const there = spot(other);
          const away = (there.x - here.x) * toward;
          return Math.abs(there.y - here.y) < shape.turn && away > 1 && away < reach;
        });
      const right = here.x + aside + reach <= shape.width + 2 && !taken(1);
      const left = here.x - reach > 0 && !taken(-1);
      const beside = right ? 'right' : left ? 'left' : 'above';
      const flagSide: FlagSide = inFront ? 'none' : beside;
      return { ...piece, aside, flagSide, height: here.y };
    })
    .sort((one, other) => one.height - other.height || one.aside - other.aside);
}
