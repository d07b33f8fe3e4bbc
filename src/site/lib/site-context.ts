import { createContext, use } from 'react';
import type { Layout, ProviderAccess } from '#contract/layout.ts';
import type { Locale } from '#domain/locale.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Dictionaries } from './texts.ts';

/** The query of a dates list. */
export interface CourseQuery {
  readonly type: string;
  readonly client: string;
  readonly locale: Locale;
}

/** Everything a page reads in addition to its own data. */
export interface SiteReader {
  readonly messages: Messages;
  /** The texts of the other language. */
  readonly otherMessages: Messages;
  /** The same texts as data, by namespace, for a program of the page. */
  readonly dictionary: Dictionaries;
  /** URL of a built asset: `style`, `icon`, `loader`, `font`, `texts:<locale>:<island>`. */
  readonly asset: (name: string) => string;
  /** URLs of all scripts that a page of the application starts with, by its route; none where they are served one by one. */
  readonly scripts: (route: string) => readonly string[];
  /** The SVG text of a drawing by its address if it can be inlined; else null. */
  readonly drawing: (src: string) => string | null;
  /** The calendar's answer at build time; null when it did not answer. */
  readonly courses: (query: CourseQuery) => CoursesResponse | null;
  /** The day of the calendar's answer. */
  readonly fetchedOn: () => string;
}

/** The hosts for dates, questions and messages; empty or null for the site's own host. */
export interface SiteHosts {
  readonly calendar: string;
  readonly content: string;
  readonly provider: ProviderAccess | null;
}

export interface Site {
  readonly layout: Layout;
  readonly reader: SiteReader;
  /** Scheme and host of the site. */
  readonly origin: string;
  readonly hosts: SiteHosts;
  /** Whether the environment has the chat widget. */
  readonly chat: boolean;
}

export const SiteContext = createContext<Site | null>(null);

/** Only pre-rendered parts may use it; islands get what they need as props. */
export const useSiteContext = (): Site => {
  const site = use(SiteContext);
  if (site === null) throw new Error('A pre-rendered component was used in the browser; pass its facts as props.');
  return site;
};
