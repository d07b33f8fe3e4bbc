import type { Fact } from '#model/rules/fact.ts';
import type { Rule } from '#model/rules/language.ts';
import { operators } from '../../rules/meaning/operators/operators.ts';
import { filled, nameText, parameterText, type Reader } from './reader.ts';

/** What a derived fact is, as a phrase. */
export const factText = (fact: Fact, rule: Rule, reader: Reader): string => {
  const [a = '', b = ''] = fact.of.map((name) => nameText(name, rule, reader));
  const p = fact.parameter === undefined ? '' : parameterText(fact.parameter, reader);
  const r = fact.rounding === undefined ? '' : reader.say('rounding', fact.rounding);
  const operator = operators[fact.op];
  return operator === undefined ? fact.op : filled(operator.phrase[reader.locale], { a, b, p, r });
};
