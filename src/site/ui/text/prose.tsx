import { createElement, Fragment, type ReactNode } from 'react';
import type { Block, Prose as Blocks, Inline } from '#contract/prose.ts';
import type { Locale } from '#domain/locale.ts';
import { preventBreaksInAcronyms } from './whole-acronyms.tsx';

/** Prose never changes its order, so its parts are children by position and need no keys. */
const together = (tag: string | typeof Fragment, parts: readonly ReactNode[]): ReactNode =>
  createElement(tag, null, ...parts);

const inline = (run: Inline): ReactNode => {
  if (typeof run === 'string') return preventBreaksInAcronyms(run);
  if ('strong' in run) return together('strong', run.strong.map(inline));
  if ('emphasis' in run) return together('em', run.emphasis.map(inline));
  const rel = run.link.startsWith('http') ? 'noopener' : undefined;
  return createElement('a', { href: run.link, rel }, ...run.of.map(inline));
};

/** An item that is only a link: a target of its own, unlike a link within a sentence. */
const isWay = ([first, ...rest]: Blocks): boolean => {
  if (first?.kind !== 'paragraph' || first.of.length !== 1 || rest.length > 0) return false;
  const [run] = first.of;
  return typeof run === 'object' && 'link' in run;
};

/** A list item that begins with a paragraph needs no paragraph element for it. */
const itemParts = ([first, ...rest]: Blocks): readonly ReactNode[] => [
  ...(first?.kind === 'paragraph' ? first.of.map(inline) : first === undefined ? [] : [block(first)]),
  ...rest.map((part) => block(part)),
];

const listItem = (item: Blocks): ReactNode =>
  createElement('li', isWay(item) ? { className: 'way' } : null, ...itemParts(item));

interface HeadingPosition {
  /** Prefix of the ids of headings where other parts of the page may have the same. */
  readonly prefix?: string | undefined;
  /** Set where the prose is under a second-level heading of the page: its own are then one level deeper. */
  readonly under?: boolean | undefined;
}

const block = (part: Block, { prefix = '', under = false }: HeadingPosition = {}): ReactNode => {
  if (part.kind === 'paragraph') return together('p', part.of.map(inline));
  if (part.kind === 'list') return together(part.ordered ? 'ol' : 'ul', part.items.map(listItem));
  return createElement(`h${part.level + (under ? 1 : 0)}`, { id: prefix + part.id }, ...part.of.map(inline));
};

interface ProseProps extends HeadingPosition {
  readonly blocks: Blocks;
  /** Set when the language of the prose differs from the page's. */
  readonly lang?: Locale | undefined;
}

/** Prose compiled from Markdown. */
export const Prose = ({ blocks, lang, ...place }: ProseProps) =>
  blocks.length === 0 ? null : (
    <div className="prose" lang={lang}>
      {together(
        Fragment,
        blocks.map((part) => block(part, place)),
      )}
    </div>
  );
