import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DatesFile, datesFile, datesJsonSchema } from '../feeds/dates-schema.ts';
import type { WriteFile } from './output/output.ts';
import type { CourseQuery, Rendering } from './render.ts';
import { snapshotKey } from './sources/snapshot.ts';
import { createPageReader, everyLocale } from './sources/sources.ts';

const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/** The dates that an earlier build left; null when there is no such file or it is of another form. */
const readDates = (file: string): DatesFile | null =>
  existsSync(file) ? (datesFile.safeParse(parseJson(readFileSync(file, 'utf8'))).data ?? null) : null;

/** The dates as data, and their calendars in both languages. */
const writeDates = (rendering: Rendering, earlier: DatesFile | null, write: WriteFile): void => {
  const { renderer, asked, readers, environment } = rendering;
  const { origin } = environment;
  const queries = renderer.snapshotQueries();
  const courses = (query: CourseQuery) => asked.snapshot.get(snapshotKey(query)) ?? null;
  const dates = renderer.openDates({ origin, queries, courses, earlier, now: Date.now() });
  for (const locale of everyLocale) {
    const texts = readers[locale].messages;
    for (const { path, text } of renderer.planCalendarFiles({ locale, origin, queries, courses, dates, texts }))
      write(path.slice(1), text);
  }
  write(
    renderer.openDatesPath.slice(1),
    `${JSON.stringify({ $schema: origin + renderer.datesSchemaPath, ...dates })}\n`,
  );
  write(renderer.datesSchemaPath.slice(1), `${JSON.stringify(datesJsonSchema())}\n`);
};

/** The list of articles of a locale knows all of them. */
const writeBlogFeed = ({ renderer, sources, environment }: Rendering, key: string, write: WriteFile): void => {
  const page = createPageReader(sources)(key);
  const feed = renderer.rssPath(page.locale);
  if (page.kind !== 'blog' || feed === null) return;
  const { head, path, locale, body } = page;
  const text = renderer.rssText({
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
 * Writes what other programs read: calendars, dates as data, the feed of the blog. `earlier` is the folder of the build before, which
 * knows what has changed since; null where there are no dates that could have changed.
 */
export const writeFeeds = (rendering: Rendering, earlier: string | null, write: WriteFile): void => {
  const { openDatesPath } = rendering.renderer;
  writeDates(rendering, earlier === null ? null : readDates(join(earlier, openDatesPath)), write);
  for (const { key, kind } of rendering.sources.pages) if (kind === 'blog') writeBlogFeed(rendering, key, write);
};
