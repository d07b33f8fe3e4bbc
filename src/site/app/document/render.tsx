import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import type { PageData, PageOf } from '#contract/page.ts';
import { phoneOf } from '#generated/data/phones.ts';
import { structuredDataOfPage } from '../../feeds/structured-data/page-graph.ts';
import { PhoneContext } from '../../lib/phone-context.ts';
import { type Site, SiteContext } from '../../lib/site-context.ts';
import { TextsContext } from '../../lib/texts-context.ts';
import { PageBody } from '../../pages/page-body.tsx';
import { ShellBody } from '../shell/shell-body.tsx';
import { Document, type DocumentProps } from './document.tsx';
import { feedsOfPage } from './page-feeds.ts';

export { planCalendarFiles } from '../../feeds/calendar-file/plan-calendar-files.ts';
export type { DatesHistory } from '../../feeds/dates-history.ts';
export type { DatesFile } from '../../feeds/dates-schema.ts';
export { listOpenDates } from '../../feeds/open-dates.ts';
export { printRssFeed } from '../../feeds/rss-text.ts';
export { addNextDateToShareCard } from '../../lib/calendar/shared-card.ts';
export type { CourseQuery, SiteReader } from '../../lib/site-context.ts';
export { createMessageFunctions } from '../../lib/texts.ts';
export { islandNamespaces } from '../shell/island-texts.ts';
export { rssFeedPath } from './page-feeds.ts';
export { listSnapshotQueries } from './snapshot-queries.ts';
export { themeColours } from './theme-colours.ts';

export interface Rendering {
  readonly site: Site;
  /** Whether the environment may be found by search engines. */
  readonly indexable: boolean;
}

const bodyEnd = '</body></html>';

/** React would move an asynchronous script into the head; at the end of the body it delays no paint. */
const withScript = (html: string, url: string): string =>
  `<!DOCTYPE html>${html.slice(0, -bodyEnd.length)}<script type="module" src="${url}" async fetchpriority="low"></script>${bodyEnd}`;

const renderDocument = ({ site }: Rendering, props: DocumentProps): string =>
  renderToString(
    <SiteContext value={site}>
      <TextsContext value={{ locale: props.locale, messages: site.reader.messages }}>
        <PhoneContext value={phoneOf(props.audience)}>
          <Document {...props} />
        </PhoneContext>
      </TextsContext>
    </SiteContext>,
  );

const renderBody = (page: PageData): ReactNode => <PageBody page={page} />;

/** The complete HTML of a page. */
export const renderPage = (page: PageData, rendering: Rendering): string => {
  const { head, locale, path, audience, breadcrumbs, otherLanguage } = page;
  const { indexable, site } = rendering;
  const { origin } = site;
  const structured = structuredDataOfPage(page, { site, origin });
  const shared = { head, locale, path, audience, breadcrumbs, otherLanguage, origin, indexable };
  const props = { ...shared, structured, feeds: feedsOfPage(page, site) };
  return withScript(renderDocument(rendering, { ...props, children: renderBody(page) }), site.reader.asset('loader'));
};

/** The document of a reserved path: the app starts in it; without JavaScript it shows the page's content and links. */
export const renderAppShell = (page: PageOf<'reserved'>, rendering: Rendering): string => {
  const { head, locale, path, audience, otherLanguage } = page;
  const { site } = rendering;
  const shared = {
    head,
    locale,
    path,
    audience,
    breadcrumbs: [],
    otherLanguage,
    origin: site.origin,
    indexable: false,
  };
  const props = { ...shared, structured: [], feeds: [] };
  return withScript(
    renderDocument(rendering, { ...props, children: <ShellBody page={page} /> }),
    site.reader.asset('loader'),
  );
};
