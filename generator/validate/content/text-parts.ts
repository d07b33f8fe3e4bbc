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
 * The parts of a text, keyed by the heading above them, whose no-break spaces become ordinary ones. What precedes the first heading of a
 * section is keyed by the section’s name, which is `body` in a text without sections.
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
