import { Leaf } from '@/app/design/leaf';

type ReferenceTableProps = {
  caption: string;
  /** One line for each: its name, and a value in every column. The first line is the head. */
  lines: readonly (readonly [head: string, ...values: (number | string)[]])[];
};

/** A few numbers to look up, side by side. */
export function ReferenceTable({ caption, lines: [top, ...lines] }: ReferenceTableProps) {
  const [topHead, ...columns] = top ?? [''];
  return (
    <Leaf className="relative overflow-x-auto px-3 py-1">
      <table className="w-full min-w-68 table-fixed border-collapse text-center [&_:is(th,td)]:px-1 [&_:is(th,td)]:py-1.5">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className="w-2/5 text-start text-note font-semibold text-ink-2">
              {topHead}
            </th>
            {columns.map((column) => (
              <th key={column} scope="col" className="num text-h3 text-hazel">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {lines.map(([head, ...values]) => (
            <tr key={head} className="border-t border-rule">
              <th scope="row" className="text-start text-note font-semibold text-ink-2">
                {head}
              </th>
              {columns.map((column, nth) => (
                <td key={column} className="num text-h2">
                  {values[nth]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Leaf>
  );
}
