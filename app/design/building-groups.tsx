import type { ReactNode } from 'react';
import { CardFace } from './card-face';
import type { RowColour } from './card-glyphs';
import { Total } from './receipt';

export interface BuildingGroup {
  id: string;
  /** A, B, C. */
  label: string;
  /** What stands in each column: its own building, a joker for it, or nothing. */
  cells: Record<RowColour, 'own' | 'joker' | null>;
  points: number;
}

interface BuildingGroupsProps {
  caption: string;
  heads: Record<RowColour, string> & { group: string; points: string };
  /** Read out for a cell of this kind in this column. */
  cellLabel: (cell: 'own' | 'joker' | null, row: RowColour) => string;
  groups: readonly BuildingGroup[];
  /** `why`: a key to the rules behind it. */
  total: { label: string; points: number; why?: ReactNode };
}

const columns: readonly RowColour[] = ['yellow', 'red', 'green', 'blue'];

/** A chest laid out in its best groups, one building of each colour to a line. */
export function BuildingGroups({ caption, heads, cellLabel, groups, total }: BuildingGroupsProps) {
  return (
    <>
      <div className="relative overflow-x-auto">
        <table className="groups">
          <caption className="sr-only">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{heads.group}</span>
              </th>
              {columns.map((row) => (
                <th key={row} scope="col">
                  {heads[row]}
                </th>
              ))}
              <th scope="col">{heads.points}</th>
            </tr>
          </thead>
          <tbody>
            {groups.map((group) => (
              <tr key={group.id}>
                <th scope="row">{group.label}</th>
                {columns.map((row) => (
                  <td key={row}>
                    <Cell cell={group.cells[row]} row={row} label={cellLabel(group.cells[row], row)} />
                  </td>
                ))}
                <td className="num">{group.points}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <Total {...total} />
    </>
  );
}

function Cell({ cell, row, label }: { cell: 'own' | 'joker' | null; row: RowColour; label: string }) {
  if (!cell) {
    return (
      <span className="gap">
        <span className="sr-only">{label}</span>
      </span>
    );
  }
  return <CardFace kind="building" row={cell === 'joker' ? 'joker' : row} size="s" label={label} />;
}
