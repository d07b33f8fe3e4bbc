import type { SituationRow } from '#domain/pages/sections.ts';
import { useTexts } from '../lib/texts-context.ts';

/** Medical situations with the medicine that may be used; rows become cards on a phone. */
export const SituationsTable = ({ rows }: { readonly rows: readonly SituationRow[] }) => {
  const t = useTexts('situations');
  return (
    <table className="row-table">
      <caption>{t.caption()}</caption>
      <thead>
        <tr>
          <th scope="col">{t.condition()}</th>
          <th scope="col">{t.medicine()}</th>
          <th scope="col">{t.form()}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.id}>
            <th scope="row">{row.name}</th>
            <td>{row.medicine}</td>
            <td>{row.form ?? '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
