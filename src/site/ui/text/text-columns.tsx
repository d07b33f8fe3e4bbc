import type { ReactNode } from 'react';
import type { Prose as Blocks } from '#contract/prose.ts';
import { hasTableOfContents, LongText } from './long-text.tsx';
import { Prose } from './prose.tsx';

/** The last part of a text from its heading on, and the text before it. */
export const splitOffLastPart = (blocks: Blocks): { readonly before: Blocks; readonly last: Blocks } => {
  const at = Math.max(
    0,
    blocks.findLastIndex((block) => block.kind === 'heading' && block.level === 2),
  );
  return { before: blocks.slice(0, at), last: blocks.slice(at) };
};

interface TextColumnsProps {
  readonly blocks: Blocks;
  /** The content next to the text; without it the last part of the text is there. */
  readonly beside?: ReactNode;
}

/** A text that uses the width of a desktop: its last part, or what belongs to it, is next to it. */
export const TextColumns = ({ blocks, beside }: TextColumnsProps) => {
  const { before, last } = splitOffLastPart(blocks);
  if (beside === undefined && (before.length === 0 || hasTableOfContents(blocks))) return <LongText blocks={blocks} />;
  return (
    <div className="text-columns">
      <Prose blocks={beside === undefined ? before : blocks} />
      <div className="aside">{beside ?? <Prose blocks={last} />}</div>
    </div>
  );
};
