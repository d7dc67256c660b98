'use client';

import { rowGlyphs } from './card-glyphs';
import { glyphHref } from './glyph';
import type { PlayerColour } from './piece-shapes';
import { TrackFollower } from './track-follower';
import {
  hundredsOf,
  middleLine,
  phoneTrack,
  pointAt,
  spaceOf,
  type TrackShape,
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
}

const boards = ['yellow', 'red', 'green', 'blue'] as const;
const glyphAt = { yellow: 5, red: 35, green: 65, blue: 85 } as const;
const numbers = [1, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** The hundred spaces, climbing board by board. Decoration: the standings beside it say the same in words. */
export function ScoreTrack({ followers, tall }: ScoreTrackProps) {
  const wide = useWide();
  const shape = (tall ?? wide) ? tallTrack : phoneTrack;
  return (
    <svg
      className={shape === tallTrack ? 'track track-tall' : 'track'}
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
  return (
    <>
      <path className="track-edge" d={line} strokeWidth={shape.band + 3} />
      {boards.map((row, index) => (
        <path
          key={row}
          className="track-board"
          data-row={row}
          d={line}
          strokeWidth={shape.band}
          pathLength={4}
          strokeDasharray="1 3"
          strokeDashoffset={-index}
        />
      ))}
      <circle className="track-cap" data-row="yellow" cx={shape.left} cy={shape.base} r={shape.band / 2} />
      <circle
        className="track-cap"
        data-row="blue"
        cx={shape.left}
        cy={shape.base - 6 * shape.turn}
        r={shape.band / 2}
      />
      <path className="track-tick" d={tickLines(shape, 'single')} />
      <path className="track-tick track-five" d={tickLines(shape, 'fifth')} />
      {boards.map((row) => (
        <BoardGlyph key={row} row={row} shape={shape} />
      ))}
      {numbers.map((number) => (
        <SpaceNumber key={number} number={number} shape={shape} />
      ))}
    </>
  );
}

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
  const { x, y } = pointAt(shape, number - 0.5);
  const down = shape === tallTrack ? 7.5 : 4.6;
  return (
    <text
      className="track-number"
      data-row={boards[Math.floor((number - 1) / 25)]}
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
  const spot = (piece: TrackPiece) => pointAt(shape, spaceOf(piece.points) - 0.5);
  const reach = shape.follower * 1.6;
  return followers
    .map((piece) => {
      const here = spot(piece);
      const sharing = followers.filter((other) => spaceOf(other.points) === spaceOf(piece.points));
      const place = sharing.indexOf(piece);
      const aside = (place - (sharing.length - 1) / 2) * 10 * shape.flag;
      const inFront = sharing.slice(place + 1).some((other) => hundredsOf(other.points) === hundredsOf(piece.points));
      const rightTaken =
        here.x + aside + reach > shape.width + 2 ||
        followers.some((other) => {
          const there = spot(other);
          return Math.abs(there.y - here.y) < shape.turn && there.x > here.x + 1 && there.x < here.x + reach;
        });
      const roomOnLeft = here.x - reach > 0;
      const flagSide: 'left' | 'right' | 'none' = inFront ? 'none' : rightTaken && roomOnLeft ? 'left' : 'right';
      return { ...piece, aside, flagSide, height: here.y };
    })
    .sort((one, other) => one.height - other.height || one.aside - other.aside);
}
