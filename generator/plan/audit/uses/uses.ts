import { compareText } from '#domain/texts/compare-text.ts';
import { fragmentOf } from '../../../rules/meaning/field-fragments.ts';
import { wordsOf } from '../../../rules/meaning/region.ts';
import type { Project } from '../../../validate/project.ts';

/** One place of the model, the texts or the schemas where a rule or one of its numbers takes effect. */
interface Use {
  readonly place: string;
  readonly kind: 'field' | 'schema' | 'label' | 'shownNumber' | 'factOf';
  readonly detail: string;
}

/** Bodies of calls whose field the rule checks, and the part of the rule that JSON Schema can express. */
const schemasOf = (id: string, { model, rules }: Project): readonly Use[] => {
  const rule = rules.find((one) => one.id === id);
  const fragment = rule === undefined ? null : fragmentOf(rule);
  const bodies = model.forms.flatMap((form) =>
    form.fields
      .filter((field) => field.rule === id)
      .map(
        (field): Use => ({
          place: `generated/schemas/json/${form.call}-body.schema.json`,
          kind: 'schema',
          detail: field.id,
        }),
      ),
  );
  const keywords = Object.keys(fragment ?? {}).filter((keyword) => keyword !== 'type');
  const places = new Set(bodies.map(({ place }) => place));
  return [
    ...bodies,
    ...[...places].flatMap((place) => keywords.map((keyword): Use => ({ place, kind: 'schema', detail: keyword }))),
  ];
};

const fieldsOf = (rule: string, { model }: Project): readonly Use[] =>
  model.forms.flatMap((form) =>
    form.fields
      .filter((field) => field.rule === rule)
      .map((field): Use => ({ place: `model/forms: ${form.id}`, kind: 'field', detail: field.id })),
  );

const leavesOf = (value: unknown): readonly unknown[] =>
  typeof value === 'object' && value !== null ? Object.values(value).flatMap(leavesOf) : [value];

const rowName = (row: object): string => ('id' in row && typeof row.id === 'string' ? row.id : '');

/** The rows of the model's tables by the words that stand in them. */
const rowsByWord = (model: Project['model']): ReadonlyMap<unknown, readonly string[]> => {
  const found = new Map<unknown, string[]>();
  for (const [table, rows] of Object.entries(model)) {
    if (!Array.isArray(rows) || table === 'rules') continue;
    for (const row of rows.filter((one) => typeof one === 'object' && one !== null))
      for (const word of new Set(leavesOf(row)))
        found.set(word, [...(found.get(word) ?? []), `model/${table}: ${rowName(row)}`]);
  }
  return found;
};

const argumentsOf = ({ text }: Project['texts'][number]): ReadonlySet<string> =>
  new Set([...text.matchAll(/\{([^{}:]+)[:}]/g)].map(([, name = '']) => name));

/** The files of the texts by the names of numbers that they show. */
const filesByArgument = (texts: Project['texts']): ReadonlyMap<string, readonly string[]> => {
  const shown = texts.flatMap((text) => [...argumentsOf(text)].map((name) => ({ name, path: text.path })));
  const byName = Map.groupBy(shown, ({ name }) => name);
  return new Map([...byName].map(([name, all]) => [name, all.map(({ path }) => path)]));
};

/** The messages that a rule answers with, such as `form/required`. */
const labelsOf = (rule: string, { rules, model, content }: Project): readonly Use[] => {
  const table = rules.find(({ id }) => id === rule);
  const answers = table?.kind === 'decision' ? (wordsOf(table.outputs) ?? []) : [];
  if (!answers.some((answer) => `${answer}`.includes('/'))) return [];
  return model.locales.all.flatMap((locale) =>
    [...content.messages[locale]].flatMap(([namespace, messages]) =>
      messages
        .filter(({ key }) => answers.includes(`${namespace}/${key}`))
        .map(({ key }): Use => ({ place: `content/${locale}/messages/${namespace}.yaml`, kind: 'label', detail: key })),
    ),
  );
};

export interface Uses {
  /** Where a number of the business is shown or named. */
  readonly ofParameter: (parameter: string) => readonly Use[];
  /** Where model, schemas and texts name a rule, and the places of the numbers that it reads. */
  readonly ofRule: (rule: string, parameters: readonly string[]) => readonly Use[];
}

export const findUses = (project: Project): Uses => {
  const rows = rowsByWord(project.raw.model);
  const files = filesByArgument(project.texts);
  const ofParameter = (parameter: string): readonly Use[] => [
    ...(rows.get(parameter) ?? []).map((place): Use => ({ place, kind: 'factOf', detail: parameter })),
    ...(files.get(parameter) ?? []).map(
      (path): Use => ({ place: `content/${path}`, kind: 'shownNumber', detail: parameter }),
    ),
  ];
  return {
    ofParameter,
    ofRule: (rule, parameters) => [
      ...fieldsOf(rule, project),
      ...schemasOf(rule, project),
      ...labelsOf(rule, project),
      ...parameters.flatMap(ofParameter).toSorted((a, b) => compareText(a.place, b.place)),
    ],
  };
};
