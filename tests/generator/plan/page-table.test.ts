import { expect, test } from 'vitest';
import { planPageTable } from '#generator/plan/pages/page-table.ts';
import type { Finding } from '#generator/problems/finding.ts';
import { tablesByName } from '#generator/validate/content/front-references.ts';

const model = {
  tools: [
    { id: 'a', name: { pl: 'Nosze w aucie', en: 'A stretcher' }, count: 2, note: null },
    { id: 'b', name: { pl: 'Apteczka', en: 'A kit' }, count: 0, note: 'i koc' },
  ],
  edition: '2026-11-21',
};

const tableOf = (locale: 'pl' | 'en', of: string, columns: Readonly<Record<string, string>>) => {
  const findings: Finding[] = [];
  const front = { title: '', description: '', heading: '', lead: '', table: { of, caption: 'W aucie', columns } };
  const planning = {
    project: { model },
    scope: () => () => null,
    report: (finding: Finding) => findings.push(finding),
  };
  return { ...planPageTable(planning, { file: `${locale}/pages/a.md`, locale, front }), findings };
};

const columns = { name: 'Co', count: 'Ile', note: 'Uwagi' };

test('a table shows the fields that its columns name, in the language of the page, and empty cells for missing values', () => {
  expect(tableOf('pl', 'tools', columns)).toEqual({
    table: {
      caption: 'W\u{a0}aucie',
      columns: ['Co', 'Ile', 'Uwagi'],
      rows: [
        ['Nosze w\u{a0}aucie', '2', null],
        ['Apteczka', '0', 'i\u{a0}koc'],
      ],
    },
    findings: [],
  });
  expect(tableOf('en', 'tools', { name: 'What' }).table?.rows).toEqual([['A stretcher'], ['A kit']]);
});

test('accepts only tables of the model', () => {
  expect(tableOf('pl', 'edition', columns)).toEqual({ findings: [] });
  expect([...tablesByName(model).keys()]).toEqual(['tools']);
  expect(tableOf('pl', 'tools', { nam: 'Co' }).findings).toMatchObject([{ code: 'unknown-field', nearest: 'name' }]);
});
