import type { DecisionTable, Rule } from '#model/rules/language.ts';
import type { Model } from '#model/schema/model.ts';
import type { Finding } from '../../problems/finding.ts';
import { listedValuesOfDomain } from '../../rules/meaning/region.ts';
import type { Facts } from '../facts.ts';
import { createFieldLocator } from '../shape/shape.ts';

const requirementRule = 'field-requirement';

type FormFacts = Pick<Facts, 'model' | 'rows' | 'rules' | 'decide'>;
type Field = Model['forms'][number]['fields'][number];

const fieldsOf = ({ forms }: Model): readonly Field[] => forms.flatMap(({ fields }) => [...fields]);

const isDecision = (rule: Rule): rule is DecisionTable => rule.kind === 'decision';

/** Findings for rules that check a field, since “ok” is one of their results, but that no field names. */
const idleRules = (rules: readonly Rule[], fields: readonly Field[]): Finding[] =>
  rules.flatMap((rule, index): Finding[] =>
    !isDecision(rule) ||
    !listedValuesOfDomain(rule.outputs)?.includes('ok') ||
    fields.some((field) => field.rule === rule.id)
      ? []
      : [
          {
            code: 'unused-entity',
            at: { model: ['rules', index, 'id'] },
            found: `No field is checked by “${rule.id}”.`,
          },
        ],
  );

const idleRequirements = (rules: readonly Rule[], fields: readonly Field[]): Finding[] => {
  const index = rules.findIndex(({ id }) => id === requirementRule);
  const rule = rules[index];
  const domain = rule !== undefined && isDecision(rule) ? rule.inputs.requirement : undefined;
  const words = domain === undefined ? [] : (listedValuesOfDomain(domain) ?? []);
  return words
    .filter((word) => !fields.some(({ required }) => required === word))
    .map((word) => ({
      code: 'unused-entity',
      at: { model: ['rules', index, 'inputs', 'requirement', 'values', String(word)] },
      found: `No field has the requirement “${String(word)}”.`,
    }));
};

/** Every combination of true and false for these names. */
const combinationsOf = (names: readonly string[]): readonly Readonly<Record<string, boolean>>[] =>
  names.reduce<readonly Readonly<Record<string, boolean>>[]>(
    (cases, name) =>
      cases.flatMap((one) => [
        { ...one, [name]: false },
        { ...one, [name]: true },
      ]),
    [{}],
  );

/**
 * Findings for fields that no open course with a recorded price ever shows; a course without a price leads to an enquiry, which asks for
 * less. A boolean property of a course is the input of the rule with the same name.
 */
const unreachableFields = ({ model, rows, rules, decide }: FormFacts): Finding[] => {
  const rule = rules.find(({ id }) => id === requirementRule);
  const form = model.forms.find(({ call }) => call === 'registration');
  if (rule === undefined || !isDecision(rule) || form === undefined) return [];
  const names = Object.keys(rule.inputs).filter((name) => name !== 'requirement');
  const open = model.audiences.filter(({ openCourses }) => openCourses).map(({ id }) => id);
  const sold = model.courseTypes.filter(({ audience, price }) => price !== null && open.includes(audience));
  const cases = sold.flatMap((course) => {
    const own = Object.fromEntries(
      Object.entries(course).filter(([name, value]) => names.includes(name) && typeof value === 'boolean'),
    );
    return combinationsOf(names.filter((name) => !(name in own))).map((given) => ({ ...given, ...own }));
  });
  return form.fields
    .flatMap((field, index) => {
      const shown = cases.some(
        (given) => decide(requirementRule, { ...given, requirement: field.required }) !== 'hidden',
      );
      return shown ? [] : [{ field, index }];
    })
    .map(({ field, index }) => ({
      code: 'unreachable-field',
      severity: 'note',
      at: createFieldLocator(rows)(form, 'fields', index, 'required'),
      found: `No course with a recorded price ever asks for “${field.id}”, which is required “${field.required}”.`,
    }));
};

/** Checks that fields name every rule by which forms are checked, and that each field can be asked for. */
export const checkFormRules = (facts: FormFacts): Finding[] => {
  const fields = fieldsOf(facts.model);
  return [...idleRules(facts.rules, fields), ...idleRequirements(facts.rules, fields), ...unreachableFields(facts)];
};
