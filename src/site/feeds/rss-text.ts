import type { ArticleCard } from '#contract/sections.ts';
import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import { removeTypesettingMarks } from '../lib/prose-text.ts';

export interface RssChannel {
  readonly origin: string;
  /** Paths of the list and of the feed itself. */
  readonly page: string;
  readonly feed: string;
  readonly title: string;
  readonly description: string;
  readonly language: string;
  readonly articles: readonly ArticleCard[];
}

const element = (name: string, text: string): string =>
  `<${name}>${escapeMarkup(removeTypesettingMarks(text))}</${name}>`;

/** A date in the format of RSS: `Tue, 03 Nov 2026 00:00:00 GMT`. */
const rssDate = (date: string): string => new Date(`${date}T00:00:00Z`).toUTCString();

const itemText = ({ heading, lead, href, published }: ArticleCard, origin: string): string =>
  [
    '<item>',
    element('title', heading),
    element('link', origin + href),
    element('guid', origin + href),
    element('pubDate', rssDate(published)),
    element('description', lead),
    '</item>',
  ].join('\n');

/** The articles as an RSS 2.0 feed. */
export const printRssFeed = ({ origin, page, feed, title, description, language, articles }: RssChannel): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    element('title', title),
    element('link', origin + page),
    element('description', description),
    element('language', language),
    `<atom:link rel="self" type="application/rss+xml" href="${origin}${feed}"/>`,
    ...articles.map((article) => itemText(article, origin)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
