import type { Locale } from '#domain/locale.ts';
import type { Messages } from '#generated/i18n/messages.ts';
import { markdownLink, markdownText } from './markdown/prose-markdown.ts';

/** A page with a Markdown alternate. */
export interface ListedText {
  readonly kind: string;
  readonly locale: Locale;
  readonly title: string;
  readonly description: string;
  /** Address of the alternate. */
  readonly file: string;
}

/** A file of data with what it holds. */
export interface DataFile {
  readonly href: string;
  readonly name: string;
}

export interface LlmsText {
  readonly origin: string;
  /** Name of the site. */
  readonly name: string;
  readonly pages: readonly ListedText[];
  readonly data: readonly DataFile[];
  readonly texts: Readonly<Record<Locale, Pick<Messages, 'feeds'>>>;
}

/** Pages of single cities repeat those of their course, so they may be skipped. */
const ofCities: ReadonlySet<string> = new Set(['city-listing', 'course-city', 'company-city']);

const section = (heading: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [`## ${markdownText(heading)}`, lines.join('\n')];

/** What the site offers to programs that read, in the form of llmstxt.org: first the pages of each language, then data, then what may be left out. */
export const llmsText = ({ origin, name, pages, data, texts }: LlmsText): string => {
  const lineOf = ({ title, file, description }: ListedText): string =>
    `- ${markdownLink(title, file, origin)}: ${markdownText(description)}`;
  const whole = pages.filter(({ kind }) => !ofCities.has(kind));
  const home = whole.find(({ kind, locale }) => kind === 'home' && locale === 'pl');
  const pagesIn = (locale: Locale): readonly string[] =>
    section(texts[locale].feeds.pages(), whole.filter((page) => page.locale === locale).map(lineOf));
  const blocks = [
    `# ${markdownText(name)}`,
    ...(home === undefined ? [] : [`> ${markdownText(home.description)}`]),
    ...pagesIn('pl'),
    ...pagesIn('en'),
    ...section(
      texts.pl.feeds.data(),
      data.map((file) => `- ${markdownLink(file.name, file.href, origin)}`),
    ),
    ...section('Optional', pages.filter(({ kind }) => ofCities.has(kind)).map(lineOf)),
  ];
  return `${blocks.join('\n\n')}\n`;
};
