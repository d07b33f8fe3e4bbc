import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hostFolder } from '#hosting/served-file.ts';
import { type DatesFile, datesFile } from '../feeds/dates-schema.ts';
import type { WriteFile } from './files/output.ts';
import type { CourseQuery, Rendering } from './render.ts';
import { courseQueryKey } from './sources/snapshot.ts';
import { createPageDataReader, everyLocale } from './sources/sources.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The file with the dates for the next build to compare with, next to the rules for hosts, so that no host serves it. */
const record = `${hostFolder}/dates.json`;

/** The former path of the dates, among the pages. */
const formerRecord = 'terminy.json';

/** The dates that an earlier build has left; null if there is no such file or it has another format. */
const readDates = (dist: string): DatesFile | null => {
  const file = [record, formerRecord].map((name) => join(dist, name)).find((path) => existsSync(path));
  return file === undefined ? null : (datesFile.safeParse(parseJson(readFileSync(file, 'utf8'))).data ?? null);
};

/** The calendars in both languages, and the dates that the next build compares with. */
const writeDates = (rendering: Rendering, earlier: DatesFile | null, write: WriteFile): void => {
  const { renderer, asked, readers, environment } = rendering;
  const { origin } = environment;
  const queries = renderer.listSnapshotQueries();
  const courses = (query: CourseQuery) => asked.snapshot.get(courseQueryKey(query)) ?? null;
  const dates = renderer.listOpenDates({ origin, queries, courses, earlier, now: Date.now() });
  for (const locale of everyLocale) {
    const texts = readers[locale].messages;
    for (const { path, text } of renderer.planCalendarFiles({ locale, origin, queries, courses, dates, texts }))
      write(path.slice(1), text);
  }
  write(record, `${JSON.stringify(dates)}\n`);
};

/** Writes the feed of a locale's blog; the page with the list of articles has all of them. */
const writeBlogFeed = ({ renderer, sources, environment }: Rendering, key: string, write: WriteFile): void => {
  const page = createPageDataReader(sources)(key);
  const feed = renderer.rssFeedPath(page.locale);
  if (page.kind !== 'blog' || feed === null) return;
  const { head, path, locale, body } = page;
  const text = renderer.printRssFeed({
    origin: environment.origin,
    page: path,
    feed,
    title: head.title,
    description: head.description,
    language: locale,
    articles: body.articles,
  });
  write(feed.slice(1), text);
};

/**
 * Writes the files for other programs: calendars and the feed of the blog. `earlier` is the folder of the previous build, for finding out
 * what has changed since; null if no dates could have changed.
 */
export const writeFeeds = (rendering: Rendering, earlier: string | null, write: WriteFile): void => {
  writeDates(rendering, earlier === null ? null : readDates(earlier), write);
  for (const { key, kind } of rendering.sources.pages) if (kind === 'blog') writeBlogFeed(rendering, key, write);
};
