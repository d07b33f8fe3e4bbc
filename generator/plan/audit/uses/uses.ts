import { compareText } from '#domain/texts/compare-text.ts';
import { wordsOf } from '../../../rules/meaning/region.ts';
import type { Project } from '../../../validate/project.ts';
import { schemasOf } from './schema-uses.ts';
import type { Use } from './use.ts';

const fieldsOf = (rule: string, { model }: Project): readonly Use[] =>
  model.forms.flatMap((form) =>
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
const factsNaming = (parameter: string, { searched: { model } }: Project): readonly Use[] =>
  Object.entries(model).flatMap(([table, rows]) =>
    Array.isArray(rows) && table !== 'rules'
      ? rows
          .filter((row) => typeof row === 'object' && row !== null && holds(row, parameter))
          .map((row): Use => ({ place: `model/${table}: ${rowName(row)}`, kind: 'factOf', detail: parameter }))
      : [],
  );

const textsShowing = (parameter: string, { texts }: Project): readonly Use[] =>
  texts
    .filter(({ text }) => [`{${parameter}}`, `{${parameter}:`].some((argument) => text.includes(argument)))
    .map(({ path }) => ({ place: `content/${path}`, kind: 'shownNumber', detail: parameter }));

/** The messages that a rule answers with, such as `form/required`. */
const labelsOf = (rule: string, { rules, model, content }: Project): readonly Use[] => {
  const table = rules.find(({ id }) => id === rule);
  const answers = table?.kind === 'decision' ? (wordsOf(table.outputs) ?? []) : [];
  return model.locales.all.flatMap((locale) =>
    [...content.messages[locale]].flatMap(([namespace, messages]) =>
      messages
        .filter(({ key }) => answers.includes(`${namespace}/${key}`))
        .map(({ key }): Use => ({ place: `content/${locale}/messages/${namespace}.yaml`, kind: 'label', detail: key })),
    ),
  );
};

/** Where a number of the business is shown or named. */
export const usesOfParameter = (parameter: string, project: Project): readonly Use[] => [
  ...factsNaming(parameter, project),
  ...textsShowing(parameter, project),
];

/** Where model, schemas and texts name a rule, and the places of the numbers that it reads. */
export const usesOfRule = (rule: string, parameters: readonly string[], project: Project): readonly Use[] => [
  ...fieldsOf(rule, project),
  ...schemasOf(rule, project),
  ...labelsOf(rule, project),
  ...parameters
    .flatMap((parameter) => usesOfParameter(parameter, project))
    .toSorted((a, b) => compareText(a.place, b.place)),
];
