import type { BlockContent, PhrasingContent } from 'mdast';
import { type Options, toMarkdown } from 'mdast-util-to-markdown';
import type { Block, Inline, Prose } from '#domain/pages/prose.ts';
import { plainText } from '../../lib/plain-text.ts';

const options: Options = { bullet: '-', listItemIndent: 'one', resourceLink: true };

const inLine = (children: PhrasingContent[]): string => toMarkdown({ type: 'paragraph', children }, options).trimEnd();

const textOf = (text: string): PhrasingContent => ({ type: 'text', value: plainText(text) });

/** Addresses of the site itself are given with its origin, so that the text can be read anywhere. */
const linkOf = (href: string, origin: string, children: readonly PhrasingContent[]): PhrasingContent => ({
  type: 'link',
  url: href.startsWith('/') ? origin + href : href,
  // A link holds no other link; the compiler of texts refuses one.
  children: children.filter((child) => child.type !== 'link' && child.type !== 'linkReference'),
});

/** A text in which no sign means anything to Markdown. */
export const markdownText = (text: string): string => inLine([textOf(text)]);

export const markdownLink = (words: string, href: string, origin: string): string =>
  inLine([linkOf(href, origin, [textOf(words)])]);

interface Place {
  readonly origin: string;
  /** How many levels deeper the headings of the prose stand than they are written. */
  readonly deeper?: number;
}

const phrasing = (inline: Inline, origin: string): PhrasingContent => {
  if (typeof inline === 'string') return textOf(inline);
  const within = (parts: readonly Inline[]): PhrasingContent[] => parts.map((part) => phrasing(part, origin));
  if ('link' in inline) return linkOf(inline.link, origin, within(inline.of));
  return 'strong' in inline
    ? { type: 'strong', children: within(inline.strong) }
    : { type: 'emphasis', children: within(inline.emphasis) };
};

const depths = [1, 2, 3, 4, 5, 6] as const;

const blockOf = (block: Block, place: Place): BlockContent => {
  if (block.kind === 'list') {
    return {
      type: 'list',
      ordered: block.ordered,
      spread: false,
      children: block.items.map((item) => ({
        type: 'listItem',
        spread: item.length > 1,
        children: item.map((part) => blockOf(part, place)),
      })),
    };
  }
  const children = block.of.map((part) => phrasing(part, place.origin));
  if (block.kind !== 'heading') return { type: 'paragraph', children };
  const depth = depths[block.level + (place.deeper ?? 0) - 1] ?? 6;
  return { type: 'heading', depth, children };
};

/** Prose as Markdown: no blocks, or one text with an empty line between its blocks. */
export const proseMarkdown = (prose: Prose, place: Place): readonly string[] =>
  prose.length === 0
    ? []
    : [toMarkdown({ type: 'root', children: prose.map((block) => blockOf(block, place)) }, options).trimEnd()];
