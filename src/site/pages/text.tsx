import type { PageOf } from '#domain/pages/page.ts';
import { ProcessingTables } from '../features/processing-tables.tsx';
import { AppLinks } from '../ui/picture/app-links.tsx';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { LongText } from '../ui/text/long-text.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { RowTable } from '../ui/text/row-table.tsx';

export const TextPage = ({ page }: { readonly page: PageOf<'text'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      {page.body.apps.length > 0 && <AppLinks apps={page.body.apps} />}
      {page.body.table !== undefined && <RowTable table={page.body.table} />}
      <LongText blocks={page.body.text} />
      {page.body.processing.length > 0 && <ProcessingTables records={page.body.processing} />}
      <CreditsNote credits={page.credits} />
    </div>
  </>
);
