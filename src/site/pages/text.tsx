import type { PageOf } from '#domain/pages/page.ts';
import type { PageTable } from '#domain/pages/sections.ts';
import { EmergencyCards } from '../features/emergency-cards.tsx';
import { ProcessingTables } from '../features/processing-tables.tsx';
import { AppLinks } from '../ui/picture/app-links.tsx';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { TextColumns } from '../ui/text/text-columns.tsx';

/** A table of the model; its rows become cards on a phone. */
const RowTable = ({ table: { caption, columns, rows } }: { readonly table: PageTable }) => (
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

export const TextPage = ({ page }: { readonly page: PageOf<'text'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      {page.body.apps.length > 0 && <AppLinks apps={page.body.apps} />}
      {page.body.table !== undefined && <RowTable table={page.body.table} />}
      {page.body.emergencies.length > 0 && <EmergencyCards emergencies={page.body.emergencies} />}
      <TextColumns blocks={page.body.text} />
      {page.body.processing.length > 0 && <ProcessingTables records={page.body.processing} />}
      <CreditsNote credits={page.credits} />
    </div>
  </>
);
