import type { Detail, Subject } from './change-data.ts';

/** Whom a change concerns: who visits the site, who works in the office, who runs servers, who keeps model and texts. */
export const readers = ['visitors', 'office', 'hosts', 'developers'] as const;
export type Reader = (typeof readers)[number];

/** What changes are about, in the order of their weight for a reader. */
export const topics = [
  'prices',
  'numbers',
  'rules',
  'addresses',
  'courses',
  'places',
  'forms',
  'mails',
  'firstAid',
  'organisation',
  'pages',
  'screenWords',
  'courseTexts',
  'cityTexts',
  'answers',
  'articles',
  'pictures',
  'decisions',
  'promises',
  'handbook',
  'redirects',
  'calls',
  'delivery',
  'analytics',
  'clauses',
  'laws',
  'names',
  'records',
] as const;
export type Topic = (typeof topics)[number];

/** What changed of one thing for one kind of reader. */
export interface NewsItem {
  readonly subject: Subject;
  readonly details: readonly Detail[];
}

/** Items of a topic: a line each, or one line for all where there are too many. */
export interface NewsGroup {
  readonly topic: Topic;
  readonly items: readonly NewsItem[];
  readonly isOneLine: boolean;
}

/** What changed between two revisions, by reader. */
export interface News {
  readonly before: string;
  /** The day of the earlier revision; null where it is not known. */
  readonly since: string | null;
  readonly after: string;
  readonly groups: Readonly<Record<Reader, readonly NewsGroup[]>>;
  /** Files of program code that differ; what they do is not compared. */
  readonly code: { readonly site: number; readonly server: number };
}

/** A line for a reader, with what it sums up. */
export interface NewsLine<Text> {
  readonly text: Text;
  readonly more: readonly Text[];
}
