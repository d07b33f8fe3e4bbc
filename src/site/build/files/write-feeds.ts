import { join } from 'node:path';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { datesJsonSchema } from '../../feeds/dates-schema.ts';
import { fingerprint } from '../fingerprint.ts';
import { createPageFiles } from '../render/page-file.ts';
import { placeTexts, type Rendering } from '../render/place-texts.ts';
import type { ListedPage } from '../render/render-pages.ts';
import type { CourseQuery, DatesHistory, SiteReader } from '../render/renderer.ts';
import { readDates } from '../sources/read-dates.ts';
import { asksNobodyForDates, snapshotKey } from '../sources/snapshot.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

type OpenDates = ReturnType<Rendering['renderer']['openDates']>;

/** Of an answer what calendars tell; another price makes no other calendar. */
const withoutWords = (answer: CoursesResponse): CoursesResponse => ({
  ...answer,
  price: null,
  priceDescription: null,
  description: null,
  program: null,
  intro: null,
});

/** The calendars of one question and the files of its terms, which are made anew only where something about them has changed. */
const placeCalendars = (query: CourseQuery, all: OpenDates, rendering: Rendering): void => {
  const { renderer, readable, environment } = rendering;
  const { type, locale } = query;
  const answer = readable.snapshot.get(snapshotKey(query));
  if (answer === undefined) return;
  const told = withoutWords(answer);
  const ofType = (dates: OpenDates['dates']) => dates.filter((date) => date.type === type);
  const dates = { ...all, dates: ofType(all.dates), withdrawn: ofType(all.withdrawn) };
  const make = ({ messages: texts }: SiteReader) => {
    const source = { locale, origin: environment.origin, queries: [query], courses: () => told, dates, texts };
    return Object.fromEntries(renderer.planCalendarFiles(source).map(({ path, text }) => [path.slice(1), text]));
  };
  const own = fingerprint(JSON.stringify([told, dates]));
  placeTexts({ key: `calendars ${snapshotKey(query)}`, locale, own, make }, rendering);
};

const datesFiles = (rendering: Rendering, earlier: DatesHistory['earlier']): readonly TextFile[] => {
  const { renderer, readable, environment } = rendering;
  const { origin } = environment;
  const queries = renderer.snapshotQueries();
  const courses = (query: CourseQuery) => readable.snapshot.get(snapshotKey(query)) ?? null;
  const dates = renderer.openDates({ origin, queries, courses, earlier, now: Date.now() });
  for (const query of queries) placeCalendars(query, dates, rendering);
  return [
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
  const { environment, output } = rendering;
  const dated = environment.demoDates || !asksNobodyForDates(environment);
  const earlier = dated ? readDates(join(dist, rendering.renderer.openDatesPath)) : null;
  const files = [...datesFiles(rendering, earlier), ...blogFiles(rendering), ...llmsFile(rendering, pages)];
  for (const { path, text } of files) output.place(path.slice(1), text);
};
