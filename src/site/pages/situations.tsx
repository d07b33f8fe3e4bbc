import type { PageOf } from '#domain/pages/page.ts';
import { SituationsTable } from '../features/situations-table.tsx';
import { CreditsNote } from '../ui/text/credits-note.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Prose } from '../ui/text/prose.tsx';

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
