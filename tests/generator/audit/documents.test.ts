import { describe, expect, it } from 'vitest';
import { ruleFunctions, ruleReducers } from '#generated/audit/rule-functions.ts';
import { emitAuditDocuments } from '#generator/emit/audit/documents.ts';
import { sectionLines } from '#generator/emit/audit/markdown.ts';
import { planSite } from '#generator/plan/index.ts';
import { editionDayOf } from '#generator/rules/analyse/analyse.ts';
import { decisionCases } from '#generator/rules/cases/boundary-cases.ts';
import { transitionCases } from '#generator/rules/cases/transition-cases.ts';
import { readProject } from './planned-project.ts';

const project = await readProject();
const { plan } = planSite(project);
const documents = emitAuditDocuments(plan);
const around = { parameters: project.parameters, editionDay: editionDayOf(project.model.edition) };

describe('the documents', () => {
  it('hold every rule once per language, linked from the index of their language', () => {
    for (const locale of ['pl', 'en']) {
      const index =
        documents.find(({ path }) => path === `audit/${locale}/index.md`)?.text.replaceAll('\u{a0}', ' ') ?? '';
      for (const { id, title } of project.rules) {
        const holding = documents.filter(
          ({ path, text }) => path.startsWith(`audit/${locale}/`) && text.includes(`<a id="${id}"></a>`),
        );
        expect(holding, id).toHaveLength(1);
        const file = holding[0]?.path.split('/').at(-1);
        expect(index).toContain(`[${locale === 'pl' ? title.pl : title.en}](${file}#${id})`);
      }
    }
  });

  it('have tables whose lines have as many cells as their heads', () => {
    for (const { path, text } of documents) {
      let width = 0;
      for (const line of text.split('\n')) {
        if (!line.startsWith('|')) {
          width = 0;
          continue;
        }
        const cells = line.replaceAll('\\|', '').split('|').length;
        expect(cells, `${path}: ${line}`).toBe(width === 0 ? cells : width);
        width = cells;
      }
    }
  });

  it('print a section as an auditor reads it', () => {
    const lines = sectionLines(
      {
        id: 'badge',
        title: 'Badge',
        blocks: [
          { kind: 'paragraph', text: 'A sentence.' },
          { kind: 'table', title: 'Table', head: ['Row', 'a|b'], rows: [['x', '<1>']] },
          { kind: 'list', title: 'Open questions', items: ['C01: why?'] },
        ],
      },
      'en',
    );
    expect(lines.join('\n')).toBe(
      [
        '',
        '<a id="badge"></a>',
        '',
        '## Badge',
        '',
        'A sentence.',
        '',
        '### Table',
        '',
        '| Row | a\\|b |',
        '| --- | --- |',
        '| x | &lt;1> |',
        '',
        '### Open questions',
        '',
        '- C01: why?',
      ].join('\n'),
    );
  });
});

describe('the running code gives what the documents print', () => {
  it.each(project.rules.map((rule) => [rule.id, rule] as const))('%s, in every boundary case', (id, rule) => {
    if (rule.kind === 'transitions') {
      const steps = transitionCases(rule, around);
      expect(steps.map(({ state, event }) => ruleReducers[id]?.(state, event))).toEqual(steps.map(({ next }) => next));
      return;
    }
    const cases = decisionCases(rule, around);
    expect(cases.map(({ inputs }) => ruleFunctions[id]?.(inputs))).toEqual(
      cases.map(({ value, row }) => ({ value, row })),
    );
  });

  it('refuses a value of another type with its name', () => {
    expect(() => ruleFunctions['availability-badge']?.({ freePlaces: 'many' })).toThrow(
      '“freePlaces” is "many"; give a number.',
    );
    expect(() => ruleFunctions['recertification-admission']?.({ certificate: 'other' })).toThrow(
      '“certificate” is "other"',
    );
    expect(() => ruleReducers['faq-list']?.({ state: 'collapsed' }, { type: 'fly' })).toThrow(
      'faq-list knows no event "fly".',
    );
  });
});
