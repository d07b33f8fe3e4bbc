import type { AuditBlock, AuditText } from '#domain/audit/audit-data.ts';
import { useTexts } from '../texts.ts';
import { AuditTextView } from './audit-text-view.tsx';

type TableBlock = Extract<AuditBlock, { kind: 'table' }>;

const keyOf = (cells: readonly AuditText[], index: number): string => `${index} ${JSON.stringify(cells[0])}`;

const Row = ({ cells, head, id }: { cells: readonly AuditText[]; head: readonly string[]; id: string | undefined }) => (
  <tr id={id}>
    {cells.map((cell, column) =>
      column === 0 ? (
        <th key={head[column]} scope="row">
          <AuditTextView text={cell} />
        </th>
      ) : (
        <td key={head[column]} data-label={head[column]}>
          <AuditTextView text={cell} />
        </td>
      ),
    )}
  </tr>
);

/** A table under the heading that names it; a script offers its filter. On a narrow screen each row is a card. */
export const AuditTable = ({
  block: { title, head, rows, filter, period, anchors },
}: {
  readonly block: TableBlock;
}) => {
  const t = useTexts();
  return (
    <table data-filter={filter?.join(' ')} data-period={period?.join(' ')}>
      <caption>{title}</caption>
      <thead>
        <tr>
          {head.map((name) => (
            <th key={name} scope="col">
              {name === '' ? t.row() : name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, index) => (
          <Row key={keyOf(cells, index)} cells={cells} head={head} id={anchors?.[index]} />
        ))}
      </tbody>
    </table>
  );
};
