import type { PageTable } from '#domain/pages/sections.ts';

/** A table of the model; its rows become cards on a phone. */
export const RowTable = ({ table: { caption, columns, rows } }: { readonly table: PageTable }) => (
  <table className="row-table">
    <caption>{caption}</caption>
    <thead>
      <tr>
        {columns.map((heading) => (
          <th key={heading} scope="col">
            {heading}
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map(([name, ...cells]) => (
        <tr key={name}>
          <th scope="row">{name}</th>
          {cells.map((cell, index) => (
            <td key={columns[index + 1]}>{cell ?? '–'}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
);
