import type { ProviderAccess } from '#contract/layout.ts';
import type { PageOf } from '#contract/page.ts';
import { LinkGrid } from '../../ui/text/link-grid.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { Prose } from '../../ui/text/prose.tsx';

/** What every page of the app gets. */
export interface ShellPageProps {
  readonly page: PageOf<'reserved'>;
  /** Where the calendar answers in the browser; empty for the site's own host. */
  readonly calendarHost: string;
  /** Where messages are delivered in the browser; absent for the site's own host. */
  readonly provider?: ProviderAccess;
}

/** The position of the courses on a page of the app. */
export const coursesId = 'courses';

/** Courses that a page of the app can link to. */
export const ReservedLists = ({ lists }: Pick<PageOf<'reserved'>['body'], 'lists'>) =>
  lists.map((list, at) => (
    <section key={list.name} id={at === 0 ? coursesId : undefined}>
      <h2>{list.name}</h2>
      <LinkGrid links={list.links.map((link) => ({ ...link, id: link.href, name: link.label }))} />
    </section>
  ));

/** A page of the app: its text, and the courses it can link to. */
export const ReservedPage = ({ page }: Pick<ShellPageProps, 'page'>) => (
  <>
    <PageHeader heading={page.heading} lead={page.lead} />
    <div className="wrap section">
      <Prose blocks={page.body.text} />
      <ReservedLists lists={page.body.lists} />
    </div>
  </>
);
