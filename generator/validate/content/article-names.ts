import type { Locale } from '#domain/locale.ts';
import type { Content } from './content.ts';

const names = (content: Content, locale: Locale): string[] =>
  [...content.documents[locale].keys()]
    .filter((name) => name.startsWith('articles/'))
    .map((name) => name.slice('articles/'.length));

/** The ids of the articles of each locale, which are the names of their files. */
export const articleNames = (content: Content): Readonly<Record<Locale, readonly string[]>> => ({
  pl: names(content, 'pl'),
  en: names(content, 'en'),
});
