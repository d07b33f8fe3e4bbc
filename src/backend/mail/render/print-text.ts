import type { Block, Inline, Prose } from '#domain/pages/prose.ts';

/** Spaces that do not break and joiners are of no use in plain text. */
export const plain = (text: string): string =>
  text.replaceAll(/[\u{a0}\u{202f}\u{2009}]/gu, ' ').replaceAll('\u{2060}', '');

const ownWords = (link: string, words: string): boolean => /^(?:tel|mailto):/.test(link) || link === words;

const inlineText = (part: Inline): string => {
  if (typeof part === 'string') return part;
  if ('strong' in part) return part.strong.map(inlineText).join('');
  if ('emphasis' in part) return part.emphasis.map(inlineText).join('');
  const words = part.of.map(inlineText).join('');
  return ownWords(part.link, words) ? words : `${words} <${part.link}>`;
};

const inlinesText = (of: readonly Inline[]): string => {
  const [only, ...others] = of;
  if (others.length === 0 && typeof only === 'object' && 'link' in only) {
    const words = only.of.map(inlineText).join('');
    if (!ownWords(only.link, words)) return `${words}:\n${only.link}`;
  }
  return of.map(inlineText).join('');
};

const blockText = (block: Block): string => {
  if (block.kind === 'paragraph') return inlinesText(block.of);
  if (block.kind === 'heading') return inlinesText(block.of).toUpperCase();
  return block.items
    .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${item.map(blockText).join('\n  ')}`)
    .join('\n');
};

/** Prose as plain text: blocks with a line between them, links with their addresses. */
export const printText = (prose: Prose): string => plain(prose.map(blockText).join('\n\n'));
