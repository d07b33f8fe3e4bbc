import { expect, it } from 'vitest';
import { fingerprintOf, readSpecification } from '#audit/build/read-specification.ts';
import { joinSpecification } from '#audit/specification/join-specification.ts';
import type { AuditPage } from '#domain/audit/audit-data.ts';

const document = [
  '# A site',
  '',
  'It sells courses. It is in Polish.',
  '',
  '## 4. States',
  '',
  'Badges:',
  '- 0 or less, red badge;',
  '  over 10, none.',
  '1. A second point',
].join('\n');

const given = readSpecification('owner.md', document);

it('reads headings, paragraphs and points with their sentences and the section in which they stand', () => {
  const read = given.passages.map(({ kind, section, sentences }) => [kind, section, sentences.map(({ text }) => text)]);
  expect(read).toEqual([
    ['heading', '', ['A site']],
    ['paragraph', '', ['It sells courses.', 'It is in Polish.']],
    ['heading', '4', ['4.', 'States']],
    ['heading', '4', ['Badges:']],
    ['point', '4', ['0 or less, red badge;', 'over 10, none.']],
    ['point', '4', ['A second point']],
  ]);
});

it('knows a sentence by its words, however it is wrapped, marked or ended, and no other', () => {
  expect(fingerprintOf('Over  10,\nnone.')).toBe(fingerprintOf('*over* 10, none;'));
  expect(fingerprintOf('over 10, none')).not.toBe(fingerprintOf('over 12, none'));
  expect(fingerprintOf('x')).toMatch(/^[0-9a-f]{12}$/);
});

const clause = (id: string, restates: readonly string[], isDeparted = false): AuditPage => ({
  id: `clause/${id}`,
  kind: 'clause',
  title: id,
  lead: `clause ${id}`,
  about: [],
  blocks: [{ kind: 'list', title: 'Rules', items: [[{ text: 'Badge', lang: 'en', isCode: false, to: 'rule/badge' }]] }],
  words: [],
  restates: restates.map(fingerprintOf),
  isDeparted,
});

const run = { at: '2026-03-01T09:30:00.000Z', version: '1.2.3', commit: 'a'.repeat(40), isChanged: false };

const facts: Parameters<typeof joinSpecification>[1] = {
  specification: given,
  shown: [{ path: '/kpp', locale: 'pl', kind: 'course', route: 'course', names: { kind: 'kurs', route: 'Kurs' } }],
  evidence: {
    rules: { badge: [{ kind: 'page', file: 'src/course.tsx' }] },
    pages: { 'src/course.tsx': ['course'] },
    claims: { '4.1': [{ file: 'a.test.ts', test: 'a badge', result: { passed: 0, failed: 1, ...run } }] },
  },
};

const joined = joinSpecification(
  [clause('4.1', ['0 or less, red badge']), clause('4.2', ['0 or less, red badge', 'over 12, none'], true)],
  facts,
);
const beside = joined?.passages.flatMap(({ sentences }) =>
  sentences.map((one) => [one.text, one.beside.map((by) => by.clause)]),
);

it('puts beside each sentence the clauses that restate it, and says which sentence has none', () => {
  expect(beside).toContainEqual(['0 or less, red badge;', ['4.1', '4.2']]);
  expect(beside).toContainEqual(['over 10, none.', []]);
});

it('says of each clause what rests on it, where it is seen, whether its tests passed and whether the product departs', () => {
  const sentence = joined?.passages.flatMap(({ sentences }) => sentences).find(({ text }) => text.startsWith('0 or'));
  expect(sentence?.beside[0]).toMatchObject({
    isDeparted: false,
    rests: [{ to: 'rule/badge' }],
    addresses: ['/kpp'],
    tests: { passed: 0, failed: 1, run: 1, all: 1 },
  });
  expect(sentence?.beside[1]?.isDeparted).toBe(true);
});

it('names the clause whose sentence the document no longer has', () => {
  expect(joined?.gone).toEqual([
    { clause: '4.2', words: 'clause 4.2', fingerprints: [fingerprintOf('over 12, none')] },
  ]);
});

it('joins nothing where no document was given', () => {
  expect(joinSpecification([], { ...facts, specification: null })).toBeNull();
});
