'use client';

import { followerShape, markShapes, type PlayerColour } from './piece-shapes';
import { pointAt, standOn, type TrackShape } from './track-shape';
import { useWalk } from './use-walk';

/** Where the flag of a follower finds room; none: another one in front has the same. */
export type FlagSide = 'left' | 'right' | 'above' | 'none';

interface TrackFollowerProps {
  shape: TrackShape;
  colour: PlayerColour;
  points: number;
  from?: number;
  /** How far it steps aside for others on the same space. */
  aside: number;
  flagSide: FlagSide;
}

/** A follower standing on its space; after a lap it carries a flag with the points behind it. */
export function TrackFollower({ shape, colour, points, from, aside, flagSide }: TrackFollowerProps) {
  const walked = useWalk(points, from);
  const { at: position, behind } = standOn(shape, walked);
  const { x, y } = pointAt(shape, position);
  const size = shape.follower;
  const at = x + aside;
  return (
    <g data-player={colour}>
      <ellipse className="track-shade" cx={at} cy={y} rx={size * 0.36} ry={size * 0.13} />
      <g className="follower-piece" transform={`translate(${at - size / 2} ${y - size * 0.93}) scale(${size / 24})`}>
        <path className="body" d={followerShape} />
        <path className="sign" transform="translate(8.1 9.7) scale(.325)" d={markShapes[colour]} />
      </g>
      {behind !== 0 && flagSide !== 'none' && (
        <Flag x={at} y={y - size * 0.655} scale={shape.flag} side={flagSide} offset={size * 0.36} behind={behind} />
      )}
    </g>
  );
}

interface FlagProps {
  x: number;
  y: number;
  scale: number;
  side: Exclude<FlagSide, 'none'>;
  offset: number;
  behind: number;
}

/** The numbers fill the cloth up to here; it ends in a point. */
const CLOTH = 33;

function Flag({ x, y, scale, side, offset, behind }: FlagProps) {
  const sign = side === 'left' ? -1 : 1;
  const [atX, atY] = side === 'above' ? [x - (CLOTH / 2) * scale, y - offset - 8.5 * scale] : [x + sign * offset, y];
  return (
    <g className="track-flag" transform={`translate(${atX} ${atY}) scale(${scale})`}>
      <path d={`M0 -8.5H${sign * CLOTH}L${sign * 38} 0 ${sign * CLOTH} 8.5H0Z`} />
      <text x={(sign * CLOTH) / 2} y="4.6" textAnchor="middle">
        {behind < 0 ? `−${-behind}` : `+${behind}`}
      </text>
    </g>
  );
}
