import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEvidence } from '#generator/load/load-evidence.ts';
import { planAudit } from '#generator/plan/audit/plan-audit.ts';
import { usesOfParameter, usesOfRule } from '#generator/plan/audit/uses.ts';
import { makeWorkspace } from '../workspace.ts';
import { readProject, root } from './planned-project.ts';

const project = await readProject();

describe('the reading of code', () => {
  it('takes imported functions for uses, types alone for none, in the order of the paths', () => {
    const workspace = makeWorkspace({
      'src/site/z.tsx': "import { type FaqShownRow, faqShown as shown } from '#generated/rules/faq-shown.ts';\n",
      'src/site/a.ts': "import type { FaqShownValue } from '#generated/rules/faq-shown.ts';\n",
      'src/backend/b.ts': "import { type DiscountRow } from '#generated/rules/discount.ts';\n",
      'src/backend/c.ts':
        "// import { discount } from '#generated/rules/discount.ts';\nexport const text = `#generated/rules/discount.ts`;\n",
      'src/backend/d.ts':
        "import { parameters } from '#generated/rules/parameters.ts';\nexport const late = parameters.contactTimeout;\n",
      'tests/rules/faq.test.ts':
        "import { faqShown } from '#generated/rules/faq-shown.ts';\nexport const rule = 'chat-widget';\n",
      'tests/generator/a.test.ts': "export const rule = 'chat-widget';\n",
      'tests/oracles/faq-shown.ts': 'export const oracle = 1;\n',
      'tests/mutation/figures.json': '{ "rules": {} }',
    });
    expect(loadEvidence(workspace)).toEqual({
      calls: [
        { file: 'src/backend/d.ts', rule: 'parameters', names: ['contactTimeout'] },
        { file: 'src/site/z.tsx', rule: 'faq-shown', names: ['faqShown'] },
        { file: 'tests/rules/faq.test.ts', rule: 'faq-shown', names: ['faqShown'] },
      ],
      imports: [
        { file: 'src/site/a.ts', imports: [] },
        { file: 'src/site/z.tsx', imports: [] },
      ],
      named: [{ file: 'tests/rules/faq.test.ts', names: ['chat-widget'] }],
      oracles: ['faq-shown'],
      mutation: { rules: {} },
    });
  });

  it('finds nothing where there is no code', () => {
    expect(loadEvidence(makeWorkspace({}))).toEqual({ calls: [], imports: [], named: [], oracles: [], mutation: null });
  });
});

const sourcesBelow = (folder: string): readonly string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).filter((path) => /\.tsx?$/.test(path));

describe('where a rule is used', () => {
  it('names every file of src/ that takes its function, and no other', () => {
    for (const { id } of project.rules) {
      const callers = sourcesBelow('src')
        .filter((path) => {
          const text = readFileSync(join(root, 'src', path), 'utf8');
          return [...text.matchAll(/^import (?!type\b)([^;]+) from '#generated\/rules\/([a-z-]+)\.ts';/gm)].some(
            ([, names = '', rule]) => rule === id && /(?:^|,)\s*(?!type\b)\w/.test(names.replace(/^\{/, '')),
          );
        })
        .map((path) => `src/${path}`);
      const uses = usesOfRule(id, [], project).filter(({ kind }) => kind === 'call');
      expect(uses.map(({ place }) => place).toSorted(), id).toEqual(callers.toSorted());
    }
  });

  it('the page says of every rule without a call or a field that nothing uses it, and of no other', () => {
    const unused = planAudit(project)
      .en.areas.flatMap(({ sections }) => sections)
      .filter(({ blocks }) => JSON.stringify(blocks).includes('calls this rule yet'))
      .map(({ id }) => id);
    const expected = project.rules
      .filter(({ id }) => !usesOfRule(id, [], project).some(({ kind }) => kind === 'call' || kind === 'field'))
      .map(({ id }) => id);
    expect(unused.toSorted()).toEqual(expected.toSorted());
  });

  it('names the pages that a component is part of, through islands as well', () => {
    const pagesOf = (rule: string) =>
      usesOfRule(rule, [], project)
        .filter(({ kind }) => kind === 'page')
        .map(({ place }) => place);
    expect(pagesOf('availability-badge')).toEqual([
      'src/site/pages/city-listing.tsx',
      'src/site/pages/course.tsx',
      'src/site/pages/home.tsx',
    ]);
    expect(pagesOf('faq-shown')).toEqual(['src/site/pages/course.tsx']);
    expect(pagesOf('email-taken')).toEqual([]);
  });

  it('names the fields of forms that a rule checks', () => {
    expect(usesOfRule('phone-field', [], project)).toContainEqual({
      place: 'model/forms: contact',
      kind: 'field',
      detail: 'phone',
    });
  });

  it('names the texts and the rows of the model that show a number', () => {
    const places = usesOfParameter('kppHours', project).map(({ place }) => place);
    expect(places).toContain('model/courseTypes: kpp');
    expect(places).toContain('content/pl/courses/kpp.md');
  });
});
