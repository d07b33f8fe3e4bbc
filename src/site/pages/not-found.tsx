import type { PageOf } from '#domain/pages/page.ts';
import { NearestPage, NearestServed } from '../features/course/nearest-cities.tsx';
import { PageHeader } from '../ui/text/page-header.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { FinderSection } from './sections/finder-section.tsx';

export const NotFoundPage = ({ page }: { readonly page: PageOf<'not-found'> }) => (
  <div data-enhance="missingPage">
    <PageHeader heading={page.heading} lead={page.lead} />
    <NearestPage />
    <NearestServed cities={page.body.unserved} />
    <FinderSection finder={page.body.finder} />
    <div className="wrap section">
      <Prose blocks={page.body.text} />
    </div>
  </div>
);
