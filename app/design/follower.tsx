import { followerShape, markShapes, type PlayerColour } from './piece-shapes';

interface PieceProps {
  colour: PlayerColour;
  /** In px at normal text size: 20, 26, 34, 42, 58, 64, 150 for followers, 15 to 20 for marks. */
  size?: number;
  /** The colour's name, when no name stands beside the piece. */
  label?: string;
}

/** A hooded follower with the player's mark on the chest. */
export function Follower({ colour, size = 42, label }: PieceProps) {
  return (
    <svg
      className="follower"
      viewBox="-1 -1 26 26"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      data-player={colour}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path className="body" d={followerShape} />
      <path className="sign" transform="translate(8.35 9.9) scale(.304)" d={markShapes[colour]} />
    </svg>
  );
}

/** The player's bare mark, for use beside a name. */
export function Mark({ colour, size = 16, label }: PieceProps) {
  return (
    <svg
      className="mark"
      viewBox="0 0 24 24"
      width={`${size / 16}rem`}
      height={`${size / 16}rem`}
      data-player={colour}
      role={label ? 'img' : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
    >
      <path d={markShapes[colour]} />
    </svg>
  );
}
