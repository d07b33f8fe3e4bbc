import { describe, expect, it } from 'vitest';
import { evaluateTrialForm } from '#audit/browser/trial.ts';
import type { TrialData } from '#audit/browser/trial-data.ts';
import { formatFieldEntry, formatFieldValue, type RuleValue } from '#audit/words/field.ts';
import { createRuleCases } from '#audit/words/rule-cases.ts';
import { readProject } from '../generator/fixtures/planned-project.ts';
import { printAudit } from './audit-folder.ts';

const pages = await printAudit('/nowhere');
const project = await readProject();
const cases = createRuleCases(project);

const dataOf = (rule: string): TrialData =>
  JSON.parse(/id="trial-data">(.*?)<\/script>/.exec(pages.get(`en/rule-${rule}.html`) ?? '')?.[1] ?? '');

/** The entries of a form in which a person has typed these values. */
const typed = (values: Readonly<Record<string, RuleValue>>, { fields }: TrialData): FormData => {
  const entries = new FormData();
  for (const [name, field] of Object.entries(fields)) entries.set(name, formatFieldEntry(values[name] ?? null, field));
  return entries;
};

describe('the trial on the page of a rule', () => {
  it.each(project.rules.map((rule) => ({ id: rule.id, rule })))(
    'decides every boundary case as the rule does: $id',
    ({ rule }) => {
      const data = dataOf(rule.id);
      if (rule.kind === 'decision')
        for (const { inputs, row, value } of cases.ofDecision(rule)) {
          const outcome = evaluateTrialForm(typed(inputs, data), data);
          expect(outcome.rows.join('+'), JSON.stringify(inputs)).toBe(row);
          if (data.output !== null) expect(outcome.text).toBe(`Result: ${formatFieldValue(value, data.output, 'en')}`);
        }
      else
        for (const { state, event, next } of cases.ofTransitions(rule)) {
          const { rows } = evaluateTrialForm(typed({ ...state, ...event }, data), data);
          expect(rows.join('+') || 'ignored', JSON.stringify({ state, event })).toBe(next.row);
        }
    },
  );

  it('refuses values outside the domain with a reason', () => {
    const data = dataOf('availability-badge');
    const entries = typed({ freePlaces: 3 }, data);
    expect(evaluateTrialForm(entries, data).rows).toEqual(['few']);
    entries.set('freePlaces', '2.5');
    const { rows, text } = evaluateTrialForm(entries, data);
    expect(rows).toEqual([]);
    expect(text).toContain('“2.5”');
    expect(text).toContain('a whole number is needed');
  });
});
