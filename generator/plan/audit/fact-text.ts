import type { Fact } from '#model/rules/fact.ts';
import type { Rule } from '#model/rules/language.ts';
import { operators } from '../../rules/meaning/operators/operators.ts';
import { filled, nameText, parameterText, type Translator } from './translator.ts';

/** What a derived fact is, as a phrase. */
export const factText = (fact: Fact, rule: Rule, translator: Translator): string => {
  const [a = '', b = ''] = fact.of.map((name) => nameText(name, rule, translator));
  const p = fact.parameter === undefined ? '' : parameterText(fact.parameter, translator);
  const r = fact.rounding === undefined ? '' : translator.t('rounding', fact.rounding);
  const operator = operators[fact.op];
  return operator === undefined ? fact.op : filled(operator.phrase[translator.locale], { a, b, p, r });
};
