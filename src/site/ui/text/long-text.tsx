import type { Prose as Blocks } from '#contract/prose.ts';
import { textOfInlineProse } from '../../lib/prose-text.ts';
import { useMessages } from '../../lib/texts-context.ts';
import { Prose } from './prose.tsx';

/** A text with fewer parts is read faster than its contents. */
const fewestParts = 6;

const sectionHeadings = (blocks: Blocks) =>
  blocks.flatMap((block) => (block.kind === 'heading' && block.level === 2 ? [block] : []));

/** Whether a text has so many parts that its contents are listed next to it. */
export const hasTableOfContents = (blocks: Blocks): boolean => sectionHeadings(blocks).length >= fewestParts;

const Contents = ({ blocks }: { readonly blocks: Blocks }) => {
  const t = useMessages('common');
  if (!hasTableOfContents(blocks)) return null;
  return (
    <nav className="contents" aria-labelledby="contents">
      <p id="contents">{t.contents()}</p>
      <ol>
        {sectionHeadings(blocks).map(({ id, of }) => (
          <li key={id}>
            <a href={`#${id}`}>{of.map(textOfInlineProse).join('')}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
};

/** Prose with its contents next to it, or above it on a narrow screen, when it has many parts. */
export const LongText = ({ blocks }: { readonly blocks: Blocks }) => (
  <div className="long-text">
    <Contents blocks={blocks} />
    <Prose blocks={blocks} />
  </div>
);
