interface TallyStickProps {
  /** How many notches: one for each round. */
  rounds: number;
  /** How many are cut. */
  done: number;
  /** The round being played, counted from 1. */
  now?: number;
  /** Says the same in words. */
  label: string;
}

const width = 358;
const cutHalf = 6.2;
const wedgeHalf = 8.2;

/** Progress through the rounds: cut = scored, wedge = now, scored line = to come. */
export function TallyStick({ rounds, done, now, label }: TallyStickProps) {
  const notches = Array.from({ length: rounds }, (_, index) => ({
    round: index + 1,
    x: 10 + ((width - 24) / rounds) * (index + 0.5),
  }));
  const cuts = notches
    .filter(({ round }) => round <= done)
    .map(({ x }) => `L${x - cutHalf} 4L${x} 17L${x + cutHalf} 4`)
    .join('');
  const wedge = notches.find(({ round }) => round === now && round > done);
  return (
    <svg className="stick" viewBox={`0 0 ${width} 28`} role="img" aria-label={label}>
      <path className="wood" d={`M4 6${cuts || 'L30 5'}L348 4Q357 5 357 14Q357 23 347 24L5 23Q0 14 4 6Z`} />
      <path className="bark" d="M14 20H314M326 20.5h14" />
      {wedge && <path className="now" d={`M${wedge.x - wedgeHalf} 0L${wedge.x} 18L${wedge.x + wedgeHalf} 0Z`} />}
      {notches
        .filter(({ round }) => round > done && round !== now)
        .map(({ round, x }) => (
          <path key={round} className="to-come" d={`M${x} 7v10`} />
        ))}
    </svg>
  );
}
