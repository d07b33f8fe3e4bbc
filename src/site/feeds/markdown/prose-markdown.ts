import type { Block, Inline, Prose } from '#domain/pages/prose.ts';
import { plainText } from '../../lib/plain-text.ts';

/** A text in which no sign means anything to Markdown. */
export const markdownText = (text: string): string => plainText(text).replaceAll(/[\\`*_[\]<>#|]/g, '\\$&');

/** A link; addresses of the site itself are given with its origin, so that the text can be read anywhere. */
export const markdownLink = (words: string, href: string, origin: string): string =>
  `[${markdownText(words)}](${href.startsWith('/') ? origin + href : href})`;

const inlineMarkdown = (inline: Inline, origin: string): string => {
  if (typeof inline === 'string') return markdownText(inline);
  const within = (parts: readonly Inline[]): string => parts.map((part) => inlineMarkdown(part, origin)).join('');
  if ('link' in inline)
    return `[${within(inline.of)}](${inline.link.startsWith('/') ? origin + inline.link : inline.link})`;
  return 'strong' in inline ? `**${within(inline.strong)}**` : `*${within(inline.emphasis)}*`;
};

interface Place {
  readonly origin: string;
  /** How many levels deeper the headings of the prose stand than they are written. */
  readonly deeper?: number;
}

const blockMarkdown = (block: Block, place: Place): string => {
  const { origin, deeper = 0 } = place;
  if (block.kind === 'list') {
    return block.items
      .map((item, at) => {
        const mark = block.ordered ? `${at + 1}. ` : '- ';
        const lines = item.map((part) => blockMarkdown(part, place)).join('\n\n');
        return mark + lines.replaceAll('\n', `\n${' '.repeat(mark.length)}`);
      })
      .join('\n');
  }
  const words = block.of.map((part) => inlineMarkdown(part, origin)).join('');
  return block.kind === 'heading' ? `${'#'.repeat(block.level + deeper)} ${words}` : words;
};

/** Prose as Markdown: blocks with an empty line between them. */
export const proseMarkdown = (prose: Prose, place: Place): readonly string[] =>
  prose.map((block) => blockMarkdown(block, place));
