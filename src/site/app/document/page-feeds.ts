import type { Dates } from '#contract/dates.ts';
import type { PageData } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import { feeds } from '#generated/data/feeds.ts';
import { calendarFilePath } from '../../feeds/calendar-file/calendar-paths.ts';
import { removeTypesettingMarks } from '../../lib/prose-text.ts';
import type { Site } from '../../lib/site-context.ts';

/** The same content for another reader: a calendar, a feed reader, a program. */
export interface PageFeed {
  readonly type: string;
  readonly title: string;
  readonly href: string;
}

const pathsOfFeeds: Readonly<Record<string, Readonly<Partial<Record<Locale, string>>>>> = feeds;

/** The address of the feed of the blog; null where a locale has none. */
export const rssFeedPath = (locale: Locale): string | null => pathsOfFeeds.blog?.[locale] ?? null;

/** The calendar of the dates of a page; null where they are of several types or the calendar gave none. */
const calendarFeed = (dates: Dates | null, { layout, reader }: Site): PageFeed | null => {
  if (dates === null || dates.type === null) return null;
  const { client, city, type } = dates;
  if (reader.courses({ type, client, locale: layout.locale }) === null) return null;
  const title = removeTypesettingMarks(reader.messages.feeds.terms({ course: dates.course }));
  return { type: 'text/calendar', title, href: calendarFilePath(layout.locale, type, city) };
};

/** The feeds that the head of a page names. */
export const feedsOfPage = (page: PageData, site: Site): readonly PageFeed[] => {
  const t = site.reader.messages.feeds;
  switch (page.kind) {
    case 'blog':
    case 'article': {
      const href = rssFeedPath(page.locale);
      return href === null ? [] : [{ type: 'application/rss+xml', title: t.blog(), href }];
    }
    case 'course':
    case 'course-city':
    case 'company-city': {
      const feed = calendarFeed(page.body.dates, site);
      return feed === null ? [] : [feed];
    }
    default:
      return [];
  }
};
