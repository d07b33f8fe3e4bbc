import type { Block, Inline, Prose } from '#domain/pages/prose.ts';
import type { FactTexts } from './fact-texts.ts';

const hole = /\{([A-Za-z][\w.]*)\}/g;

const holesOf = (part: Inline): readonly string[] => {
  if (typeof part === 'string') return [...part.matchAll(hole)].map(([, name = '']) => name);
  if ('strong' in part) return part.strong.flatMap(holesOf);
  if ('emphasis' in part) return part.emphasis.flatMap(holesOf);
  return [...holesOf(part.link), ...part.of.flatMap(holesOf)];
};

/** Fills the arguments of a text in; what was typed is not searched for arguments. */
export const fillTexts = (text: string, facts: FactTexts): string =>
  text.replaceAll(hole, (whole, name: string) => facts.get(name) ?? whole).replace(/^\n| (?=\n)/g, '');

const fillInline = (part: Inline, facts: FactTexts, origin: string): Inline => {
  const inner = (of: readonly Inline[]) => of.map((one) => fillInline(one, facts, origin));
  if (typeof part === 'string') return fillTexts(part, facts);
  if ('strong' in part) return { strong: inner(part.strong) };
  if ('emphasis' in part) return { emphasis: inner(part.emphasis) };
  const link = fillTexts(part.link, facts);
  return { link: link.startsWith('/') ? origin + link : link, of: inner(part.of) };
};

const fillBlock = (block: Block, facts: FactTexts, origin: string): readonly Block[] => {
  if (block.kind === 'list') {
    const items = block.items.map((item) => fillProse(item, facts, origin)).filter((item) => item.length > 0);
    return items.length > 0 ? [{ ...block, items }] : [];
  }
  const silent = block.of.flatMap(holesOf).some((name) => facts.get(name) === null);
  return silent ? [] : [{ ...block, of: block.of.map((part) => fillInline(part, facts, origin)) }];
};

/** The prose with its facts; a paragraph or an item that names a fact that there is not is left out. */
export const fillProse = (prose: Prose, facts: FactTexts, origin: string): Prose =>
  prose.flatMap((block) => fillBlock(block, facts, origin));
