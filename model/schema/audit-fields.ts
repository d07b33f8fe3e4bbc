import type { Rule, Row as RuleRow } from '../rules/language.ts';
import type { Parameter } from '../rules/parameter.ts';
import { tables } from './model.ts';

type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;

/** Of a rule or of its rows; `pl` and `en` are its words, anywhere in it. */
const ofRules: readonly (FieldOf<Rule> | FieldOf<RuleRow>)[] = [
  'pl',
  'en',
  'area',
  'inputs',
  'givenBy',
  'final',
  'ignored',
  'keptApart',
  'examples',
  'assumptions',
  'signedBy',
  'weight',
  'confirmed',
];
const ofParameters: readonly (keyof Parameter)[] = ['name', 'unit'];

/** The fields that auditors alone read, by their table. Every other field must be read when the site is generated. */
export const auditorOnlyFields = (table: string): readonly string[] => {
  if (table === 'rules') return ofRules;
  return table === 'parameters' ? ofParameters : (tables.get(table)?.forAuditors ?? []);
};

/** The fields that only auditors read, of every table. */
export const auditFieldsOfAll: readonly string[] = ['source', 'register'];
