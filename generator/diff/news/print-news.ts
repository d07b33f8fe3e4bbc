import { plainText } from '#domain/audit/audit-text.ts';
import { type News, type Reader, readers } from '#domain/audit/changes/news-data.ts';
import { newsLimit, newsLines, newsSince, nothingNew, readerHeading } from '#domain/audit/changes/news-text.ts';

const isEmpty = ({ groups }: News, reader: Reader): boolean => groups[reader].length === 0;

/** What each reader meets differently, for a terminal; `isWhole` prints also what a line sums up. */
export const newsText = (news: News, { isWhole }: { readonly isWhole: boolean }): string =>
  [
    ...readers.flatMap((reader) => [
      `${readerHeading(reader, 'en')}, ${newsSince(news, 'en')}`,
      ...(isEmpty(news, reader) ? [`  ${nothingNew('en')}`] : []),
      ...newsLines(news, reader, 'en').flatMap(({ text, more }) => [
        `  ${plainText(text)}`,
        ...(isWhole ? more.map((line) => `      ${plainText(line)}`) : []),
      ]),
      '',
    ]),
    newsLimit(news, 'en'),
  ].join('\n');

const escaped = (text: string): string =>
  text
    .replaceAll('\\', '\\\\')
    .replaceAll('<', '&lt;')
    .replaceAll(/([*_`|])/g, '\\$1');

/** The lines alone, for a review or the notes of a release. */
export const newsMarkdown = (news: News): string =>
  [
    ...readers.flatMap((reader) => [
      `## ${readerHeading(reader, 'en')}, ${newsSince(news, 'en')}`,
      '',
      ...(isEmpty(news, reader) ? [nothingNew('en')] : []),
      ...newsLines(news, reader, 'en').map(({ text }) => `- ${escaped(plainText(text))}`),
      '',
    ]),
    newsLimit(news, 'en'),
  ].join('\n');
