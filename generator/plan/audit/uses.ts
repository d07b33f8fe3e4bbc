import { compareText } from '#domain/texts/compare-text.ts';
import type { Project } from '../../validate/project.ts';
import { schemasOf } from './schema-uses.ts';
import type { Use } from './use.ts';
import { codeUses } from './uses-in-code.ts';

/** The tests that call the function of a rule or name the rule. */
export const testsOf = (rule: string, { evidence }: Project): readonly string[] =>
  [
    ...new Set([
      ...evidence.calls.filter((call) => call.rule === rule && call.file.startsWith('tests/')).map(({ file }) => file),
      ...evidence.named.filter(({ names }) => names.includes(rule)).map(({ file }) => file),
    ]),
  ].toSorted(compareText);

const fieldsOf = (rule: string, { facts }: Project): readonly Use[] =>
  facts.forms.flatMap((form) =>
    form.fields
      .filter((field) => field.rule === rule)
      .map((field): Use => ({ place: `model/forms: ${form.id}`, kind: 'field', detail: field.id })),
  );

const holds = (value: unknown, word: string): boolean => {
  if (typeof value !== 'object' || value === null) return value === word;
  return Object.values(value).some((inner) => holds(inner, word));
};

const rowName = (row: object): string => ('id' in row && typeof row.id === 'string' ? row.id : '');

/** The rows of the model's tables that name a parameter. */
const factsNaming = (parameter: string, { facts }: Project): readonly Use[] =>
  Object.entries(facts).flatMap(([table, rows]) =>
    Array.isArray(rows) && table !== 'rules'
      ? rows
          .filter((row) => typeof row === 'object' && row !== null && holds(row, parameter))
          .map((row): Use => ({ place: `model/${table}: ${rowName(row)}`, kind: 'factOf', detail: parameter }))
      : [],
  );

const textsShowing = (parameter: string, { texts }: Project): readonly Use[] =>
  texts
    .filter(({ text }) => text.includes(`{${parameter}}`))
    .map(({ path }) => ({ place: `content/${path}`, kind: 'shownNumber', detail: parameter }));

const codeReading = (parameter: string, { evidence }: Project): readonly Use[] =>
  evidence.calls
    .filter(({ rule, file, names }) => rule === 'parameters' && file.startsWith('src/') && names.includes(parameter))
    .map(({ file }) => ({ place: file, kind: 'readNumber', detail: parameter }));

/** Where a number of the business is shown, read or named. */
export const usesOfParameter = (parameter: string, project: Project): readonly Use[] => [
  ...codeReading(parameter, project),
  ...factsNaming(parameter, project),
  ...textsShowing(parameter, project),
];

/** Where a rule takes effect: code, components, pages, files written, fields, schemas, texts, and the places of the numbers that it reads. */
export const usesOfRule = (rule: string, parameters: readonly string[], project: Project): readonly Use[] => [
  ...codeUses(rule, project),
  ...fieldsOf(rule, project),
  ...schemasOf(rule, project),
  ...parameters
    .flatMap((parameter) => usesOfParameter(parameter, project))
    .toSorted((a, b) => compareText(a.place, b.place)),
];
