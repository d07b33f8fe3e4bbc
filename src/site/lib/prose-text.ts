import type { Block, Inline, Prose } from '#contract/prose.ts';

/** Text without the marks that only typesetting needs: hard spaces and word joiners. */
export const removeTypesettingMarks = (text: string): string =>
  text.replaceAll(/[\u00a0\u202f]/g, ' ').replaceAll('\u2060', '');

/** The words of a run without markup; hard spaces stay. */
export const textOfInlineProse = (inline: Inline): string => {
  if (typeof inline === 'string') return inline;
  if ('link' in inline) return inline.of.map(textOfInlineProse).join('');
  return ('strong' in inline ? inline.strong : inline.emphasis).map(textOfInlineProse).join('');
};

const blockText = (block: Block): string =>
  block.kind === 'list'
    ? block.items.map((item) => item.map(blockText).join('\n')).join('\n')
    : block.of.map(textOfInlineProse).join('');

/** The words of prose without any markup; blocks and list items on lines of their own. */
export const textOfProse = (prose: Prose): string => removeTypesettingMarks(prose.map(blockText).join('\n'));
