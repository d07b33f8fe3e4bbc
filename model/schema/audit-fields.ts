import type { Rule } from '../rules/language.ts';
import type { Parameter } from '../rules/parameter.ts';
import { tables } from './model.ts';

type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

/** `pl` and `en` are the words of a rule, anywhere in it. */
const ofRules: readonly (FieldOf<Rule> | 'pl' | 'en')[] = [
  'pl',
  'en',
  'area',
  'inputs',
  'givenBy',
  'final',
  'ignored',
  'examples',
  'assumptions',
  'signedBy',
  'weight',
  'confirmed',
];
const ofParameters: readonly (keyof Parameter)[] = ['name', 'unit'];

/** The fields that auditors alone read, by their table. Every other field must be read when the site is generated. */
export const auditFields = (table: string): readonly string[] => {
  if (table === 'rules') return ofRules;
  return table === 'parameters' ? ofParameters : (tables.get(table)?.forAuditors ?? []);
};

/** Those of every table. */
export const auditFieldsOfAll: readonly string[] = ['source', 'register'];
