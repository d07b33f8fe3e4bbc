import type { Block, Inline, Prose } from '#contract/prose.ts';
import { plainText } from './plain-text.ts';

/** The words of a run without markup; hard spaces stay. */
export const inlineText = (inline: Inline): string => {
  if (typeof inline === 'string') return inline;
  if ('link' in inline) return inline.of.map(inlineText).join('');
  return ('strong' in inline ? inline.strong : inline.emphasis).map(inlineText).join('');
};

const blockText = (block: Block): string =>
  block.kind === 'list'
    ? block.items.map((item) => item.map(blockText).join('\n')).join('\n')
    : block.of.map(inlineText).join('');

/** The words of prose without any markup; blocks and list items on lines of their own. */
export const proseText = (prose: Prose): string => plainText(prose.map(blockText).join('\n'));
