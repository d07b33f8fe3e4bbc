import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { createPageFiles } from './page-file.ts';
import type { Rendering } from './render-pages.ts';
import type { CourseQuery } from './renderer.ts';
import { snapshotKey } from './snapshot.ts';
import { everyLocale } from './sources.ts';

interface TextFile {
  readonly path: string;
  readonly text: string;
}

const calendarFiles = ({ renderer, readable, environment }: Rendering): readonly TextFile[] => {
  const { origin } = environment;
  const queries = renderer.snapshotQueries();
  const courses = (query: CourseQuery) => readable.snapshot.get(snapshotKey(query)) ?? null;
  const dates = renderer.openDates({ origin, queries, courses });
  return [
    ...everyLocale.flatMap((locale) =>
      renderer.planCalendarFiles({ locale, origin, queries, courses, texts: readable.messages[locale].feeds }),
    ),
    { path: renderer.openDatesPath, text: `${JSON.stringify(dates)}\n` },
  ];
};

/** The list of articles knows all of them. */
const blogFiles = ({ renderer, readable, environment }: Rendering): readonly TextFile[] => {
  const { pages, folder } = readable.sources;
  const entry = pages.find(({ kind, locale }) => kind === 'blog' && locale === 'pl');
  if (entry === undefined) return [];
  const { page } = createPageFiles(folder)(entry.key);
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

/** Writes what other programs read: calendars of the dates, the dates as data, the feed of the blog. */
export const writeFeeds = (rendering: Rendering): void => {
  const folders = new Set<string>();
  for (const { path, text } of [...calendarFiles(rendering), ...blogFiles(rendering)]) {
    const file = join(rendering.stage, path);
    if (!folders.has(dirname(file))) mkdirSync(dirname(file), { recursive: true });
    folders.add(dirname(file));
    writeFileSync(file, text);
  }
};
