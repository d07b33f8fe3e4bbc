import type { PageOf } from '#generated/runtime/page-data.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { Prose } from '../ui/prose.tsx';

export const AuditPage = ({ page }: { readonly page: PageOf<'audit'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <Prose blocks={page.body.text} />
    </div>
  </>
);
