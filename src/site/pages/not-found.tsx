import type { PageOf } from '#contract/page.ts';
import { NearestPage, NearestServed } from '../features/course/nearest-cities.tsx';
import { Prose } from '../ui/text/prose.tsx';
import { FinderSection } from './sections/finder-section.tsx';
import { PicturedHeader } from './sections/pictured-header.tsx';

export const NotFoundPage = ({ page }: { readonly page: PageOf<'not-found'> }) => (
  <div data-enhance="missingPage">
    <PicturedHeader page={page} />
    <NearestPage />
    <NearestServed cities={page.body.unserved} />
    <FinderSection finder={page.body.finder} />
    <div className="wrap section">
      <Prose blocks={page.body.text} />
    </div>
  </div>
);
