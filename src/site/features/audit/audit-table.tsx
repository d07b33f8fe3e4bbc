import type { AuditText } from '#domain/audit/audit-data.ts';
import { AuditWords } from './audit-words.tsx';

interface AuditTableProps {
  /** What the table belongs to; with the caption it names the region. */
  readonly about: string;
  readonly caption: string;
  readonly head: readonly string[];
  /** The first cell of a row is its heading. */
  readonly rows: readonly (readonly AuditText[])[];
}

const keyOf = (cells: readonly AuditText[], index: number): string => `${index} ${JSON.stringify(cells[0])}`;

const mostNarrowColumns = 3;

const Table = ({ caption, head, rows }: Omit<AuditTableProps, 'about'>) => (
  <table className="audit-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {head.map((title) => (
          <th key={title} scope="col">
            {title}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((cells, index) => (
        <tr key={keyOf(cells, index)}>
          {cells.map((cell, column) =>
            column === 0 ? (
              <th key={head[column]} scope="row">
                <AuditWords text={cell} />
              </th>
            ) : (
              <td key={head[column]}>
                <AuditWords text={cell} />
              </td>
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

/** A table with a caption. A table of many columns scrolls by itself, so a keyboard must be able to reach it. */
export const AuditTable = (props: AuditTableProps) =>
  props.head.length > mostNarrowColumns ? (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls needs a tab stop
    <section className="audit-scroll" aria-label={`${props.caption}: ${props.about}`} tabIndex={0}>
      <Table {...props} />
    </section>
  ) : (
    <Table {...props} />
  );
