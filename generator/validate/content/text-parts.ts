import type { TextDocument } from './content.ts';
import type { Markdown, MarkdownBlock, MarkdownInline } from './markdown.ts';

const inlineWords = (of: readonly MarkdownInline[]): string =>
  of
    .map((inline) => {
      if (inline.kind === 'text') return inline.text;
      return inline.kind === 'unsupported' ? '' : inlineWords(inline.of);
    })
    .join('');

/**
 * The parts of a text by the heading above them, with ordinary spaces. The text before the first heading has the name of its section, or
 * `body` without sections.
 */
export const textPartsByHeading = ({ sections }: Pick<TextDocument, 'sections'>): ReadonlyMap<string, Markdown> => {
  const parts = new Map<string, MarkdownBlock[]>();
  for (const [section, blocks] of Object.entries(sections)) {
    let name = section;
    for (const block of blocks) {
      if (block.kind === 'heading') name = inlineWords(block.of).replaceAll('\u{a0}', ' ').trim();
      else parts.set(name, [...(parts.get(name) ?? []), block]);
    }
  }
  return parts;
};
