import type { ReactNode } from 'react';
import { useAudit } from '../audit.ts';

export interface TableRow {
  /** Where links to the row arrive. */
  readonly id?: string | undefined;
  /** The id of the row in a rule, by which the trial finds it. */
  readonly rule?: string;
  readonly cells: readonly ReactNode[];
}

interface TableProps {
  readonly head: readonly string[];
  readonly rows: readonly TableRow[];
  /** Whether a box above it shows only the rows that contain some words. */
  readonly filter?: boolean;
}

/** A table whose first column names the row. */
export const Table = ({ head, rows, filter = false }: TableProps) => {
  const { t } = useAudit();
  const table = (
    <table>
      <thead>
        <tr>
          {head.map((name) => (
            <th scope="col" key={name}>
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, rule, cells }, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a printed table never changes its order
          <tr id={id} data-row={rule} key={row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th scope="row" key={head[column]}>
                  {cell}
                </th>
              ) : (
                <td key={head[column]}>{cell}</td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return filter ? (
    <div className="filtered" data-filter={t.filter()}>
      {table}
    </div>
  ) : (
    table
  );
};

interface PartProps {
  readonly title: ReactNode;
  readonly id?: string;
  readonly children: ReactNode;
}

/** A section of a document under its heading. */
export const Part = ({ title, id, children }: PartProps) => (
  <section id={id}>
    <h2>{title}</h2>
    {children}
  </section>
);

interface FactsProps {
  readonly of: readonly (readonly [term: string, text: ReactNode])[];
}

/** Terms with what they mean; an empty one is left out. */
export const Facts = ({ of }: FactsProps) => (
  <dl>
    {of
      .filter(([, text]) => text !== '' && text !== null && text !== undefined)
      .map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
  </dl>
);
