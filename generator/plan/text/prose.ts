import type { Block, Inline, Prose } from '#contract/prose.ts';
import type { Locale } from '#domain/locale.ts';
import type { Markdown, MarkdownBlock, MarkdownInline } from '../../validate/content/markdown.ts';
import { lackOfReference } from './explain-lack.ts';
import { bindWords, fillTextArguments, type Scope } from './fill-text.ts';

/** What compiling a text needs, and the receiver of problems. Offsets count within the body of the file. */
export interface ProseContext {
  readonly locale: Locale;
  readonly scope: Scope;
  /** The site path or address of a link target such as `course:kpp/wroclaw`; null if there is none. */
  readonly link: (target: string) => string | null;
  /** The unknown fact behind an argument or a link target; null if the fact is known. */
  readonly placeholder: (reference: string) => string | null;
  readonly report: (problem: {
    readonly code: 'unknown-argument' | 'bad-link' | 'unsupported-markdown';
    readonly found: string;
    readonly offset: number;
    readonly lacks?: readonly string[];
  }) => void;
}

type Written<Kind extends (MarkdownInline | MarkdownBlock)['kind']> = Extract<
  MarkdownInline | MarkdownBlock,
  { kind: Kind }
>;

const fill = ({ text, offset: start }: Written<'text'>, context: ProseContext): string => {
  const filled = fillTextArguments(text, context.scope, (argument, offset) =>
    context.report({
      code: 'unknown-argument',
      found: `The placeholder “{${argument}}” has no value.`,
      offset: start + offset,
      ...lackOfReference('argument', argument),
    }),
  );
  return bindWords(filled, context.locale);
};

const link = ({ target, offset, of }: Written<'link'>, context: ProseContext): Inline => {
  const path = context.link(target);
  if (path === null)
    context.report({
      code: 'bad-link',
      found: `The link “${target}” leads nowhere.`,
      offset,
      ...lackOfReference('link', target),
    });
  return { link: path ?? '', of: inlines(of, context) };
};

const reportUnsupported = ({ name, offset }: Written<'unsupported'>, { report }: ProseContext): void =>
  report({ code: 'unsupported-markdown', found: `“${name}” is not allowed here.`, offset });

const inline = (part: MarkdownInline, context: ProseContext): Inline => {
  switch (part.kind) {
    case 'text':
      return fill(part, context);
    case 'strong':
      return { strong: inlines(part.of, context) };
    case 'emphasis':
      return { emphasis: inlines(part.of, context) };
    case 'link':
      return link(part, context);
    case 'unsupported':
      reportUnsupported(part, context);
      return part.text;
  }
};

const inlines = (parts: readonly MarkdownInline[], context: ProseContext): Inline[] =>
  parts.map((part) => inline(part, context));

/** The words of inline text. */
export const inlinePlainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return inlinePlainText('of' in part ? part.of : 'strong' in part ? part.strong : part.emphasis);
    })
    .join('');

const letters: Readonly<Record<string, string>> = {
  ą: 'a',
  ć: 'c',
  ę: 'e',
  ł: 'l',
  ń: 'n',
  ó: 'o',
  ś: 's',
  ź: 'z',
  ż: 'z',
};

/** A name for a URL fragment: lower case, no diacritics, words joined by hyphens. */
export const toUrlFragment = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[ąćęłńóśźż]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Every argument and link target that a text names. */
const referencesIn = (parts: readonly MarkdownInline[]): readonly string[] =>
  parts.flatMap((part) => {
    if ('of' in part) return [...(part.kind === 'link' ? [part.target] : []), ...referencesIn(part.of)];
    return part.kind === 'text' ? [...part.text.matchAll(/\{([^{}]*)\}/g)].map(([, argument = '']) => argument) : [];
  });

const heading = ({ depth, offset, of }: Written<'heading'>, context: ProseContext): Block => {
  const words = inlines(of, context);
  if (depth !== 2 && depth !== 3) {
    context.report({
      code: 'unsupported-markdown',
      found: `A heading of level ${depth} is not allowed here.`,
      offset,
    });
  }
  return { kind: 'heading', level: depth === 3 ? 3 : 2, id: toUrlFragment(inlinePlainText(words)), of: words };
};

/** Marks a paragraph that names an unknown fact as a whole, because without the fact its sentences promise what is missing. */
const paragraph = ({ of }: Written<'paragraph'>, context: ProseContext): Block => {
  const [placeholder] = referencesIn(of).flatMap((reference) => context.placeholder(reference) ?? []);
  return { kind: 'paragraph', of: inlines(of, context), ...(placeholder === undefined ? {} : { placeholder }) };
};

const block = (part: MarkdownBlock, context: ProseContext): Block => {
  switch (part.kind) {
    case 'paragraph':
      return paragraph(part, context);
    case 'heading':
      return heading(part, context);
    case 'list':
      return { kind: 'list', ordered: part.ordered, items: part.items.map((item) => compileProse(item, context)) };
    case 'unsupported':
      reportUnsupported(part, context);
      return { kind: 'paragraph', of: [part.text] };
  }
};

/** Compiles a text to blocks: paragraphs, headings of level 2 and 3, lists, links, strong and emphasised text. */
export const compileProse = (text: Markdown, context: ProseContext): Prose => text.map((part) => block(part, context));
