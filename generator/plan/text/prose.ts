import type { BlockContent, DefinitionContent, Heading, List, PhrasingContent, Root, RootContent } from 'mdast';
import type { Locale } from '#domain/locale.ts';
import type { Block, Inline, Prose } from '#domain/pages/prose.ts';
import { lackOf } from './explain-lack.ts';
import { bindOneLetterWords, fillText, type Scope } from './fill-text.ts';

/** What compiling a text needs to know, and whom it tells of mistakes; offsets count within the body of the file. */
export interface ProseContext {
  readonly locale: Locale;
  readonly scope: Scope;
  /** The site path or address of a link target such as `course:kpp/wroclaw`, or null. */
  readonly link: (target: string) => string | null;
  /** The unknown fact behind an argument or a link target; null for what is known. */
  readonly unfinished: (reference: string) => string | null;
  readonly report: (problem: {
    readonly code: 'unknown-argument' | 'bad-link' | 'unsupported-markdown';
    readonly found: string;
    readonly offset: number;
    readonly lacks?: readonly string[];
  }) => void;
}

const startOf = (node: { position?: { start: { offset?: number | undefined } } | undefined }): number =>
  node.position?.start.offset ?? 0;

const fill = (text: string, node: Parameters<typeof startOf>[0], context: ProseContext): string => {
  const filled = fillText(text, context.scope, (argument, offset) =>
    context.report({
      code: 'unknown-argument',
      found: `Nothing fills “{${argument}}”.`,
      offset: startOf(node) + offset,
      ...lackOf('argument', argument),
    }),
  ).replaceAll('\n', ' ');
  return context.locale === 'pl' ? bindOneLetterWords(filled) : filled;
};

const inline = (node: PhrasingContent, context: ProseContext): Inline[] => {
  switch (node.type) {
    case 'text':
      return [fill(node.value, node, context)];
    case 'strong':
      return [{ strong: inlines(node.children, context) }];
    case 'emphasis':
      return [{ emphasis: inlines(node.children, context) }];
    case 'link': {
      const link = context.link(node.url);
      if (link === null)
        context.report({
          code: 'bad-link',
          found: `The link “${node.url}” leads nowhere.`,
          offset: startOf(node),
          ...lackOf('link', node.url),
        });
      const unfinished = context.unfinished(node.url);
      return [
        {
          link: link ?? '',
          of: inlines(node.children, context),
          ...(unfinished === null ? {} : { unfinished }),
        },
      ];
    }
    case 'break':
      return [' '];
    default:
      context.report({
        code: 'unsupported-markdown',
        found: `“${node.type}” is not allowed here.`,
        offset: startOf(node),
      });
      return [];
  }
};

const inlines = (nodes: readonly PhrasingContent[], context: ProseContext): Inline[] =>
  nodes.flatMap((node) => inline(node, context));

/** The words of inline text. */
export const plainText = (parts: readonly Inline[]): string =>
  parts
    .map((part) => {
      if (typeof part === 'string') return part;
      return plainText('of' in part ? part.of : 'strong' in part ? part.strong : part.emphasis);
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
export const fragmentOf = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[ąćęłńóśźż]/g, (letter) => letters[letter] ?? letter)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** Every argument that a text names. */
const argumentsIn = (nodes: readonly PhrasingContent[]): readonly string[] =>
  nodes.flatMap((node) => {
    if ('children' in node) return argumentsIn(node.children);
    return node.type === 'text' ? [...node.value.matchAll(/\{([^{}]*)\}/g)].map(([, argument = '']) => argument) : [];
  });

const heading = (node: Heading, context: ProseContext): Block[] => {
  const of = inlines(node.children, context);
  if (node.depth !== 2 && node.depth !== 3) {
    context.report({
      code: 'unsupported-markdown',
      found: `A heading of level ${node.depth} is not allowed here.`,
      offset: startOf(node),
    });
  }
  return [{ kind: 'heading', level: node.depth === 3 ? 3 : 2, id: fragmentOf(plainText(of)), of }];
};

const list = (node: List, context: ProseContext): Block => ({
  kind: 'list',
  ordered: node.ordered === true,
  items: node.children.map((item) => item.children.flatMap((child) => block(child, context))),
});

const block = (node: RootContent | BlockContent | DefinitionContent, context: ProseContext): Block[] => {
  switch (node.type) {
    case 'paragraph': {
      const [unfinished] = argumentsIn(node.children).flatMap((argument) => context.unfinished(argument) ?? []);
      return [
        {
          kind: 'paragraph',
          of: inlines(node.children, context),
          ...(unfinished === undefined ? {} : { unfinished }),
        },
      ];
    }
    case 'heading':
      return heading(node, context);
    case 'list':
      return [list(node, context)];
    default:
      context.report({
        code: 'unsupported-markdown',
        found: `“${node.type}” is not allowed here.`,
        offset: startOf(node),
      });
      return [];
  }
};

/** Compiles Markdown to blocks: paragraphs, headings of level 2 and 3, lists, links, strong and emphasised text. */
export const compileProse = (root: Root, context: ProseContext): Prose =>
  root.children.flatMap((node) => block(node, context));

const escapeHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const inlineHtml = (part: Inline): string => {
  if (typeof part === 'string') return escapeHtml(part);
  if ('link' in part) {
    const words = part.of.map(inlineHtml).join('');
    return part.unfinished === undefined ? `<a href="${escapeHtml(part.link)}">${words}</a>` : words;
  }
  return 'strong' in part
    ? `<strong>${part.strong.map(inlineHtml).join('')}</strong>`
    : `<em>${part.emphasis.map(inlineHtml).join('')}</em>`;
};

const blockHtml = (part: Block): string => {
  switch (part.kind) {
    case 'paragraph':
      return `<p>${part.of.map(inlineHtml).join('')}</p>`;
    case 'heading':
      return `<h${part.level}>${part.of.map(inlineHtml).join('')}</h${part.level}>`;
    case 'list': {
      const tag = part.ordered ? 'ol' : 'ul';
      return `<${tag}>${part.items.map((item) => `<li>${proseHtml(item)}</li>`).join('')}</${tag}>`;
    }
  }
};

/** The same prose as the HTML that the calendar and FAQ services answer with; they know no address that is not known yet. */
export const proseHtml = (prose: Prose): string => prose.map(blockHtml).join('');
