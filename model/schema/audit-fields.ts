import type { Rule } from '../rules/language.ts';
import type { Parameter } from '../rules/parameter.ts';
import type { Model } from './model.ts';

type FieldOf<Row> = Row extends unknown ? keyof Row & string : never;
type FieldsOf<Table> = FieldOf<Table extends readonly (infer Row)[] ? Row : Table>;

/**
 * Words and references that only auditors read: no page, mail, call or rule function shows them. Every other field must be read when
 * the site is generated. A field stands for all that is in it.
 */
const ofTable = {
  sections: ['id', 'pl', 'en'],
  clauses: ['pl', 'en', 'deviations', 'settledBy', 'owner'],
  laws: ['act', 'article', 'inForceFrom', 'publication', 'says'],
  guidelines: ['title', 'chapter', 'year', 'polishEdition', 'address', 'says'],
  register: ['area', 'subject', 'says', 'decision', 'reason', 'confirmedBy', 'confirmed', 'shownBy', 'asks', 'weight', 'decidedOn'],
  choices: ['name'],
  claims: ['statement', 'scope'],
  commitments: ['id', 'name', 'owner', 'words'],
  relations: ['kind', 'is', 'of'],
  galleries: ['id', 'size'],
  gone: ['reason'],
  mails: ['name'],
  redirects: ['id'],
  responseHeaders: ['name', 'value'],
  routes: ['name', 'query'],
} as const satisfies { readonly [Table in keyof Model]?: readonly FieldsOf<Model[Table]>[] };

/** `pl` and `en` are the words of a rule, wherever they stand in it. */
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

/** The fields for auditors by the table that they stand in. */
export const auditFields: ReadonlyMap<string, readonly string[]> = new Map(Object.entries({ ...ofTable, rules: ofRules, parameters: ofParameters }));

/** Those that stand in any table. */
export const auditFieldsOfAll: readonly string[] = ['source', 'register'];
