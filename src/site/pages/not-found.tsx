import type { PageOf } from '#domain/pages/page.ts';
import { LinkGrid } from '../ui/text/link-grid.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { FinderSection } from './sections/finder-section.tsx';

export const NotFoundPage = ({ page }: { readonly page: PageOf<'not-found'> }) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <FinderSection finder={page.body.finder} />
    <div className="wrap section">
      <Prose blocks={page.body.text} />
      <LinkGrid links={page.body.links.map((link) => ({ ...link, id: link.href, name: link.label }))} />
    </div>
  </>
);
