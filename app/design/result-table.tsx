import type { ReactNode } from 'react';
import { classNames } from './class-names';
import { Follower } from './follower';
import type { PlayerColour } from './piece-shapes';

export interface ResultRow {
  id: string;
  colour: PlayerColour;
  name: string;
  won?: boolean;
  /** One cell for each column after the name; the last is the final score. */
  cells: readonly { id: string; value: ReactNode; note?: ReactNode }[];
}

interface ResultTableProps {
  caption: string;
  nameHead: string;
  heads: readonly string[];
  rows: readonly ResultRow[];
  /** In low lines, where it stays in view beside something else. */
  tight?: boolean;
}

/** All players' points by reason, the final score last. */
export function ResultTable({ caption, nameHead, heads, rows, tight }: ResultTableProps) {
  return (
    <div className={classNames('leaf relative', tight ? 'overflow-hidden' : 'overflow-x-auto')}>
      <table className={classNames('results', tight && 'results-tight')}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{nameHead}</span>
            </th>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} data-won={row.won || undefined}>
              <th scope="row">
                <span>
                  <Follower colour={row.colour} size={tight ? 22 : 26} />
                  {row.name}
                </span>
              </th>
              {row.cells.map((cell) => (
                <td key={cell.id}>
                  {cell.value}
                  {cell.note && <small>{cell.note}</small>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
