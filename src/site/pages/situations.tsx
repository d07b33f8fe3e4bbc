import type { PageOf } from '#domain/pages/page.ts';
import type { SituationRow } from '#domain/pages/sections.ts';
import { useTexts } from '../lib/texts-context.ts';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Prose } from '../ui/text/prose.tsx';

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

export const SituationsPage = ({ page }: { readonly page: PageOf<'situations'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <SituationsTable rows={page.body.rows} />
      <Prose blocks={page.body.text} />
      <CreditsNote credits={page.credits} />
    </div>
  </>
);
