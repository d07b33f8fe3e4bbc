import type { Rule } from '#model/rules/language.ts';
import { fragmentsOf } from '../../rules/meaning/field-fragments.ts';
import type { RuleContext } from '../../rules/meaning/interpret.ts';
import type { GeneratedFile } from '../generated-file.ts';

export const emitFragments = (rules: readonly Rule[], around: RuleContext): GeneratedFile => ({
  path: 'rules/fragments.json',
  text: `${JSON.stringify(fragmentsOf(rules, around), null, 2)}\n`,
});
