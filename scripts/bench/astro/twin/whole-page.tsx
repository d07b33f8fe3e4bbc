import type { PageData } from '#domain/pages/page.ts';
import { Document } from '#site/app/document/document.tsx';
import { pageFeeds } from '#site/app/document/page-feeds.ts';
import { pageGraph } from '#site/feeds/structured-data/page-graph.ts';
import { SiteContext } from '#site/lib/site-context.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { PageBody } from '#site/pages/page-body.tsx';
import { indexable, origin, sites } from './site-of-build.ts';

/** A page of ours with the same components and data as in our build, for Astro to render. */
export const WholePage = ({ page }: { readonly page: PageData }) => {
  const { head, locale, path, breadcrumbs, otherLanguage } = page;
  const site = sites[locale];
  const props = { head, locale, path, breadcrumbs, otherLanguage, origin, indexable };
  return (
    <SiteContext value={site}>
      <TextsContext value={{ locale, messages: site.reader.messages }}>
        <Document {...props} structured={pageGraph(page, { site, origin })} feeds={pageFeeds(page, site, indexable)}>
          <PageBody page={page} />
        </Document>
      </TextsContext>
    </SiteContext>
  );
};
