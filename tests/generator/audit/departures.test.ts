import { beforeAll, describe, expect, it } from 'vitest';
import type { AuditPage } from '#domain/audit/audit-data.ts';
import { plainText } from '#domain/audit/audit-text.ts';
import { departureParts } from '#domain/audit/departure-mark.ts';
import { ruleValueText } from '#domain/audit/rule-text.ts';
import { auditPlanner, planAudit } from '#generator/plan/audit/plan-audit.ts';
import { letterMarkdown } from '#generator/plan/letters/letter-markdown.ts';
import { letterTo } from '#generator/plan/letters/plan-letters.ts';
import { departedClauses } from '#generator/plan/text/departures.ts';
import type { Project } from '#generator/validate/project.ts';
import { readProject } from './planned-project.ts';

const stated = await readProject();
const { secondPersonDiscount } = stated.parameters;
if (secondPersonDiscount === undefined) throw new Error('The model has no discount for a second person.');

/** The discount is another than its clause says, and the example that gives it too, so that nothing else is wrong. */
const departing = (): Project => {
  const [now] = secondPersonDiscount.values;
  const value = (now?.value ?? 0) - 5000;
  const parameters = {
    ...stated.parameters,
    secondPersonDiscount: { ...secondPersonDiscount, values: [{ from: null, value }] },
  };
  const rules = stated.rules.map((rule) =>
    rule.id === 'discount' && rule.kind === 'decision'
      ? { ...rule, examples: rule.examples.map((one) => (one.output === now?.value ? { ...one, output: value } : one)) }
      : rule,
  );
  return { ...stated, parameters, rules, raw: { ...stated.raw, parameters, rules } };
};

const textOf = ({ title, lead, about, blocks }: AuditPage): string =>
  [
    title,
    plainText(lead),
    ...about.map(({ term, text }) => `${term}: ${plainText(text)}`),
    ...blocks.flatMap((block) => {
      if (block.kind === 'table') return block.rows.map((cells) => cells.map(plainText).join(' | '));
      return block.kind === 'list' ? block.items.map(plainText) : [];
    }),
  ]
    .join('\n')
    .replaceAll('\u{a0}', ' ');

const nothing = { numbers: new Map(), approvals: new Map() };
const page = (pages: readonly AuditPage[], id: string): string => {
  const found = pages.find((one) => one.id === id);
  return found === undefined ? '' : textOf(found);
};

const project = departing();
let pages: ReturnType<typeof planAudit>;
beforeAll(() => {
  pages = planAudit(project, nothing, () => undefined);
});

describe('a number that differs from the one in its source’s words', () => {
  it.each([
    ['parameter/secondPersonDiscount', '150 zł [inaczej niż specyfikacja 1.15'],
    ['parameters', '150 zł [inaczej niż specyfikacja 1.15'],
    ['rule/discount', '150 zł (zniżka za drugą osobę) [inaczej niż specyfikacja 1.15'],
    ['rules', '150 zł [inaczej niż specyfikacja 1.15'],
    ['register/C06', '150 zł [inaczej niż specyfikacja 1.15'],
    ['questions', '150 zł [inaczej niż specyfikacja 1.15'],
  ])('is marked on the page %s', (id, mark) => {
    expect(page(pages.pl.pages, id)).toContain(mark);
  });

  it('stands beside the words from which it departs', () => {
    const clause = stated.model.clauses.find(({ id }) => id === '1.15');
    expect(page(pages.en.pages, 'parameter/secondPersonDiscount')).toContain(
      `Departs from clause 1.15: “${clause?.en}”`,
    );
  });

  it('makes an example one that the source does not say', () => {
    const examples = page(pages.en.pages, 'rule/discount')
      .split('\n')
      .filter((line) => /second-person \| [^(]*PLN [^(]*$/.test(line));
    expect(examples).not.toEqual([]);
    for (const line of examples) expect(line).toContain('PLN 150 [other than specification 1.15');
  });

  it('is marked in the letter that asks about it', () => {
    const { blocks } = letterTo({ role: 'owner', locale: 'pl' }, project, new Map());
    expect(letterMarkdown(blocks)).toContain('150 zł [inaczej niż specyfikacja 1.15');
  });

  it('is cut out of a text, so that it can be red', () => {
    expect(departureParts('KPP: 150\u{a0}zł [inaczej niż\u{a0}specyfikacja 1.15] za osobę')).toEqual([
      'KPP: 150\u{a0}zł ',
      '[inaczej niż\u{a0}specyfikacja 1.15]',
      ' za osobę',
    ]);
  });
});

it('marks as many numbers as state what their clauses do not', () => {
  const facts = { parameters: stated.parameters, clauses: stated.model.clauses };
  const departed = Object.keys(stated.parameters).filter((id) => departedClauses(id, facts).length > 0);
  const marked = page(auditPlanner(stated, nothing, () => undefined)('pl').pages, 'parameters')
    .split('\n')
    .filter((line) => line.includes('[inaczej niż specyfikacja'));
  expect(marked).toHaveLength(departed.length);
});

describe('what is computed with such a number', () => {
  const mark = /150 zł \[inaczej niż specyfikacja 1\.15/;
  const given = (secondPersonDiscount.values[0]?.value ?? 0) - 5000;

  it('has the mark in each cell of the boundary cases and in the trial, and no other amount has it', () => {
    const discount = pages.pl.pages.find(({ id }) => id === 'rule/discount');
    const cases = discount?.blocks.find(({ kind }) => kind === 'cases');
    const trial = pages.pl.trial.find(({ id }) => id === 'discount');
    const outputs = [cases?.kind === 'cases' ? cases.output : null, trial?.kind === 'decision' ? trial.output : null];
    for (const output of outputs) {
      if (output === null) throw new Error('The discount has no result.');
      expect(ruleValueText(given, output, 'pl').replaceAll('\u{a0}', ' ')).toMatch(mark);
      expect(ruleValueText(0, output, 'pl')).not.toContain('[');
    }
  });
});
