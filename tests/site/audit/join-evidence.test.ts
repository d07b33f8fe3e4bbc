import { describe, expect, it } from 'vitest';
import type { AuditArea } from '#domain/audit/audit-data.ts';
import type { Evidence } from '#domain/audit/evidence.ts';
import { joinEvidence } from '#site/features/audit/join-evidence.ts';
import { createTexts } from '#site/lib/texts.ts';
import { sampleDictionaries } from '../samples/site.ts';

const t = createTexts('en', sampleDictionaries('en'))['audit-evidence'];
const section = (id: string) => ({ id, title: id, blocks: [{ kind: 'paragraph', text: `About ${id}.` }] }) as const;
const areas: readonly AuditArea[] = [
  { id: 'area', title: 'Area', sections: [section('used'), section('unused'), section('register')] },
];
const evidence: Evidence = {
  gathered: '2026-03-01',
  rules: {
    used: [{ kind: 'use', file: 'src/site/a.ts' }],
    unused: [{ kind: 'oracle', file: 'tests/oracles/b.ts' }],
  },
  parameters: { contactTimeout: ['src/backend/c.ts'] },
  claims: { '4.21': [{ file: 'tests/a.test.ts', test: 'adds' }] },
  mutation: {
    used: { total: 42, noticed: 41, equivalent: 0 },
    'domain/dates': { total: 9, noticed: 8, equivalent: 2 },
  },
};

/** What a section says after its own first block. */
const added = (id: string, given: Evidence | null = evidence): string =>
  JSON.stringify(
    joinEvidence(areas, given, t)
      .flatMap(({ sections }) => sections)
      .find((one) => one.id === id)
      ?.blocks.slice(id.startsWith('evidence-') ? 0 : 1),
  );

describe('the audit with evidence', () => {
  it('names the files of a rule and its mutation score', () => {
    expect(added('used')).toContain('src/site/a.ts');
    expect(added('used')).toContain('Mutation test: 41 of 42 changes noticed');
    expect(added('used')).not.toContain('calls this rule yet');
  });

  it('says of a rule without a caller that nothing calls it, and plainly what was not measured', () => {
    expect(added('unused')).toContain('calls this rule yet');
    expect(added('unused')).toContain('Mutation test: not measured yet');
  });

  it('leaves what is no rule as it is', () => {
    expect(added('register')).toBe('[]');
  });

  it('names the tests that witness a clause', () => {
    for (const said of ['4.21', 'tests/a.test.ts', 'adds']) expect(added('evidence-claims')).toContain(said);
  });

  it('ends with the day, the numbers that code reads and the modules', () => {
    expect(added('evidence-about')).toContain('2026-03-01');
    expect(added('evidence-numbers')).toContain('contactTimeout');
    expect(added('evidence-mutation')).toContain('domain/dates');
    expect(added('evidence-mutation')).not.toContain('"used"');
  });
});

it('without evidence the audit says so and is otherwise the same', () => {
  const joined = joinEvidence(areas, null, t);
  expect(joined.slice(0, -1)).toEqual(areas);
  expect(joined.at(-1)?.sections).toHaveLength(1);
  expect(added('evidence-about', null)).toContain('built without evidence');
});
