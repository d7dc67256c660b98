import { markShapes, type PlayerColour } from './piece-shapes';
import { spreadOut } from './spread-out';

export interface ChartLine {
  id: string;
  colour: PlayerColour;
  name: string;
  /** Points after each round, from the first on. */
  points: readonly number[];
}

interface ScoreChartProps {
  lines: readonly ChartLine[];
  /** The number of the first round drawn; 1 unless the table started late. */
  firstRound?: number;
}

const width = 358;
const height = 196;
const area = { left: 34, right: 232, top: 14, bottom: 164 };
const labelGap = 17;
/** So many rounds have room for a number and a mark each; of more, every second, third … has one. */
const roomForRounds = 10;

/** Points over the rounds, a line for each player with its mark. Decoration: the ledger below says the same in words. */
export function ScoreChart({ lines, firstRound = 1 }: ScoreChartProps) {
  const rounds = Math.max(1, ...lines.map((line) => line.points.length));
  const steps = gridSteps(Math.max(0, ...lines.flatMap((line) => line.points)));
  const most = steps.at(-1) ?? 50;
  const every = Math.ceil(rounds / roomForRounds);
  const shown = (round: number) => round % every === 0 || round === rounds;
  const numbered = (round: number) => shown(round) && (round === rounds || rounds - round >= every);
  const x = (round: number) => area.left + ((area.right - area.left) * round) / rounds;
  const y = (points: number) => area.bottom - ((area.bottom - area.top) * Math.max(0, points)) / most;
  const ranked = lines.toSorted((one, other) => lastOf(other) - lastOf(one));
  const ends = ranked.map((line) => y(lastOf(line)));
  const places = spreadOut(ends, { gap: labelGap, most: area.bottom + 8 });
  return (
    <svg className="chart" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {steps.map((points) => (
        <g key={points}>
          <path className="chart-grid" d={`M${area.left} ${y(points)}H${area.right + 8}`} />
          <text className="chart-number" x={area.left - 8} y={y(points) + 4} textAnchor="end">
            {points}
          </text>
        </g>
      ))}
      {Array.from({ length: rounds }, (_, index) => index + 1)
        .filter(numbered)
        .map((round) => (
          <text key={round} className="chart-number" x={x(round)} y={area.bottom + 22} textAnchor="middle">
            {firstRound + round - 1}
          </text>
        ))}
      {lines.map((line) => (
        <path
          key={line.id}
          className="chart-line"
          data-player={line.colour}
          d={line.points.reduce((path, points, index) => `${path}L${x(index + 1)} ${y(points)}`, `M${x(0)} ${y(0)}`)}
        />
      ))}
      {lines.map((line) =>
        line.points.map(
          (points, index) =>
            shown(index + 1) && (
              <path
                // A round has one place on its line.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                key={`${line.id} ${index}`}
                className="chart-mark"
                data-player={line.colour}
                transform={`translate(${x(index + 1) - 6} ${y(points) - 6}) scale(.5)`}
                d={markShapes[line.colour]}
              />
            ),
        ),
      )}
      {ranked.map((line, nth) => (
        <g key={line.id}>
          <path className="chart-lead" d={`M${area.right + 9} ${ends[nth]}L${area.right + 19} ${places[nth]}`} />
          <text className="chart-name" x={area.right + 23} y={(places[nth] ?? 0) + 5}>
            {shortened(line.name)} <tspan className="chart-total">{lastOf(line)}</tspan>
          </text>
        </g>
      ))}
    </svg>
  );
}

const lastOf = ({ points }: ChartLine): number => points.at(-1) ?? 0;

/** 0 and two to four round numbers above it, the last not below the most points. */
function gridSteps(most: number): number[] {
  const step = [10, 25, 50, 100, 200].find((size) => most <= size * 4) ?? 500;
  const count = Math.max(1, Math.ceil(most / step));
  return Array.from({ length: count + 1 }, (_, index) => index * step);
}

/** So many ordinary letters have room beside three figures. */
const room = 10;

/** A name as far as there is room for it, so that the total behind it is never cut off. */
function shortened(name: string): string {
  const letters = [...name];
  if (breadthOf(letters) <= room) return name;
  const fitting = letters.findIndex((_, last) => breadthOf(letters.slice(0, last + 1)) > room - 1);
  return `${letters.slice(0, fitting).join('')}…`;
}

const breadthOf = (letters: readonly string[]): number =>
  letters.reduce((sum, letter) => sum + (BROAD.test(letter) ? 1.7 : 1), 0);

const BROAD = /[MW@]|\p{Emoji_Presentation}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}|\p{Script=Hangul}/u;
