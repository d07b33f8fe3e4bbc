import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import type { Block, Inline, Prose } from './prose.ts';

const inlineHtml = (part: Inline): string => {
  if (typeof part === 'string') return escapeMarkup(part).replaceAll('\n', '<br>');
  if ('strong' in part) return `<strong>${part.strong.map(inlineHtml).join('')}</strong>`;
  if ('emphasis' in part) return `<em>${part.emphasis.map(inlineHtml).join('')}</em>`;
  return `<a href="${escapeMarkup(part.link)}">${part.of.map(inlineHtml).join('')}</a>`;
};

/** An item of one paragraph needs no paragraph of its own. */
const itemHtml = (item: Prose): string => {
  const [only, ...others] = item;
  return only?.kind === 'paragraph' && others.length === 0 ? only.of.map(inlineHtml).join('') : renderProseHtml(item);
};

const blockHtml = (block: Block): string => {
  if (block.kind === 'paragraph') return `<p>${block.of.map(inlineHtml).join('')}</p>`;
  if (block.kind === 'heading') return `<h${block.level}>${block.of.map(inlineHtml).join('')}</h${block.level}>`;
  const items = block.items.map((item) => `<li>${itemHtml(item)}</li>`).join('');
  return block.ordered ? `<ol>${items}</ol>` : `<ul>${items}</ul>`;
};

/** Prose as HTML, a block on each line. */
export const renderProseHtml = (prose: Prose): string => prose.map(blockHtml).join('\n');

/** Prose without the paragraphs that name an unknown fact, and without the items and lists that this leaves empty. */
export const removePlaceholderProse = (prose: Prose): Prose =>
  prose.flatMap((block): readonly Block[] => {
    if (block.kind === 'paragraph') return block.placeholder === undefined ? [block] : [];
    if (block.kind === 'heading') return [block];
    const items = block.items.map(removePlaceholderProse).filter((item) => item.length > 0);
    return items.length === 0 ? [] : [{ ...block, items }];
  });
