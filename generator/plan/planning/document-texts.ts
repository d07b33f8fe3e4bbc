import type { Prose } from '#contract/prose.ts';
import type { Locale } from '#domain/locale.ts';
import type { City } from '#model/schema/places.ts';
import type { TextDocument } from '../../validate/content/content.ts';
import { audienceOfText } from '../phones.ts';
import { findUnknownFact } from '../placeholder.ts';
import { lackOfReference } from '../text/explain-lack.ts';
import { bindWords, fillTextArguments } from '../text/fill-text.ts';
import { compileProse } from '../text/prose.ts';
import { resolveLink } from './links.ts';
import type { Planning } from './planning.ts';

/** A document of a locale; null where the locale has none. */
export const findDocument = (planning: Planning, name: string, locale: Locale): TextDocument | null =>
  planning.project.content.documents[locale].get(name) ?? null;

/** A line of front matter, given by its path, with its arguments filled in. */
export const fillFrontMatterText = (
  planning: Pick<Planning, 'scope' | 'report'>,
  { file, locale }: Pick<TextDocument, 'file' | 'locale'>,
  line: {
    readonly text: string;
    readonly path: readonly string[];
    readonly city: City | null;
    readonly audience?: string | null;
  },
): string =>
  fillTextArguments(line.text, planning.scope(locale, line.city, line.audience), (argument) =>
    planning.report({
      code: 'unknown-argument',
      at: { content: file, path: line.path },
      found: `The placeholder “{${argument}}” has no value.`,
      ...lackOfReference('argument', argument),
    }),
  );

/** The text of a front matter field with its arguments filled in; words are bound. */
export const frontMatterText = (
  planning: Planning,
  document: TextDocument,
  field: { readonly name: 'title' | 'description' | 'heading' | 'lead' | 'seoHeading'; readonly city: City | null },
): string => {
  const { name, city } = field;
  const audience = audienceOfText(planning.project, document.file);
  const filled = fillFrontMatterText(planning, document, {
    text: document.front[name] ?? '',
    path: [name],
    city,
    audience,
  });
  return name === 'description' ? filled : bindWords(filled, document.locale);
};

/** One section of a document as blocks; empty if the document does not have it. */
export const sectionProse = (
  planning: Planning,
  document: TextDocument | null,
  { section, city }: { readonly section: string; readonly city: City | null },
): Prose => {
  const text = document?.sections[section];
  if (document === null || text === undefined) return [];
  const { locale } = document;
  const audience = audienceOfText(planning.project, document.file);
  return compileProse(text, {
    locale,
    scope: planning.scope(locale, city, audience),
    link: (target) => resolveLink(planning, target, { locale, audience }),
    placeholder: (reference) => findUnknownFact(planning.project, reference),
    report: ({ offset, ...problem }) => planning.report({ ...problem, at: { content: document.file, offset } }),
  });
};
