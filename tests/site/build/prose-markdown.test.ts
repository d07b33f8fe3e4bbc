import fc from 'fast-check';
import type { Nodes } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { expect, test } from 'vitest';
import { proseMarkdown } from '#site/feeds/markdown/prose-markdown.ts';
import { isFull } from '../../depth.ts';

const words = [
  '1.',
  '2026.',
  '12)',
  '-',
  '+',
  '#',
  '>',
  '---',
  '*',
  '**',
  '_',
  '`',
  '[x]',
  '(y)',
  '&copy;',
  '<b>',
  '\\',
  '|',
  'kurs',
  'ę',
];
const text = fc.array(fc.constantFrom(...words), { minLength: 1, maxLength: 6 }).map((parts) => parts.join(' '));

const wordsOf = (node: Nodes): string =>
  'children' in node ? node.children.map(wordsOf).join('') : 'value' in node ? node.value : '';

const parsed = (blocks: readonly string[]) => fromMarkdown(blocks.join('\n\n')).children;

test('a paragraph of signs that mean something to Markdown is read as the paragraph that it is', () => {
  fc.assert(
    fc.property(text, text, (plain, strong) => {
      const of = [plain, { strong: [strong] }, ' ', { link: '/kontakt (nowy)', of: [strong] }];
      const read = parsed(proseMarkdown([{ kind: 'paragraph', of }], { origin: 'https://kursy.example' }));
      expect(read.map(({ type }) => type)).toEqual(['paragraph']);
      expect(read.map(wordsOf).join('')).toBe(`${plain}${strong} ${strong}`);
    }),
    { numRuns: isFull ? 5_000 : 500, seed: 20_261_126 },
  );
});

test('two lists that follow each other stay two', () => {
  const list = { kind: 'list', ordered: false, items: [[{ kind: 'paragraph', of: ['x'] }]] } as const;
  const read = parsed(proseMarkdown([list, list], { origin: '' }));
  expect(read.filter(({ type }) => type === 'list')).toHaveLength(2);
});
