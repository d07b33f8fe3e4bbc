import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { datesJsonSchema } from '../../feeds/dates-schema.ts';
import { createPageFiles } from '../render/page-file.ts';
import type { ListedPage, Rendering } from '../render/render-pages.ts';
import type { CourseQuery, DatesHistory } from '../render/renderer.ts';
import { readDates } from '../sources/read-dates.ts';
import { asksNobodyForDates, snapshotKey } from '../sources/snapshot.ts';
import { everyLocale } from '../sources/sources.ts';
import { placeFile } from './place-file.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

const calendarFiles = (
  { renderer, readable, environment }: Rendering,
  earlier: DatesHistory['earlier'],
): readonly TextFile[] => {
  const { origin } = environment;
  const queries = renderer.snapshotQueries();
  const courses = (query: CourseQuery) => readable.snapshot.get(snapshotKey(query)) ?? null;
  const dates = renderer.openDates({ origin, queries, courses, earlier, today: warsawDate(Date.now()) });
  return [
    ...everyLocale.flatMap((locale) =>
      renderer.planCalendarFiles({ locale, origin, queries, courses, dates, texts: readable.messages[locale] }),
    ),
    {
      path: renderer.openDatesPath,
      text: `${JSON.stringify({ $schema: origin + renderer.datesSchemaPath, ...dates })}\n`,
    },
    { path: renderer.datesSchemaPath, text: `${JSON.stringify(datesJsonSchema())}\n` },
  ];
};

/** The list of articles knows all of them. */
const blogFiles = ({ renderer, readable, environment }: Rendering): readonly TextFile[] => {
  const { sources } = readable;
  const entry = sources.pages.find(({ kind, locale }) => kind === 'blog' && locale === 'pl');
  if (entry === undefined) return [];
  const { page } = createPageFiles(sources)(entry.key);
  const { head, path, locale, body } = page;
  const text = renderer.rssText({
    origin: environment.origin,
    page: path,
    feed: renderer.rssPath,
    title: head.title,
    description: head.description,
    language: locale,
    articles: body.articles,
  });
  return [{ path: renderer.rssPath, text }];
};

/** What programs that read should know of the site; nothing where search engines do not come. */
const llmsFile = (
  { renderer, readable, environment }: Rendering,
  pages: readonly ListedPage[],
): readonly TextFile[] => {
  if (pages.length === 0) return [];
  const { messages, sources } = readable;
  const text = renderer.llmsText({
    origin: environment.origin,
    name: sources.layouts.pl.organisation.name,
    pages,
    data: [
      { href: renderer.openDatesPath, name: messages.pl.feeds.openDates() },
      { href: renderer.rssPath, name: messages.pl.feeds.blog() },
    ],
    texts: messages,
  });
  return [{ path: renderer.languageModelsPath, text }];
};

/**
 * Writes what other programs read: calendars of the dates, the dates as data, the feed of the blog, the list of pages in Markdown. `dist` is the folder of
 * the build before, which knows what has changed since; a site without a calendar has no dates that could have changed.
 */
export const writeFeeds = (rendering: Rendering, pages: readonly ListedPage[], dist: string): void => {
  const folders = new Set<string>();
  const { environment } = rendering;
  const dated = environment.demoDates || !asksNobodyForDates(environment);
  const earlier = dated ? readDates(join(dist, rendering.renderer.openDatesPath)) : null;
  for (const { path, text } of [
    ...calendarFiles(rendering, earlier),
    ...blogFiles(rendering),
    ...llmsFile(rendering, pages),
  ]) {
    const folder = dirname(join(rendering.stage, path));
    if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
    folders.add(folder);
    placeFile(path, Buffer.from(text), { stage: rendering.stage, dist });
  }
};
