import type { Fact } from '#model/rules/fact.ts';
import type { Rule } from '#model/rules/language.ts';
import { operators } from '../../rules/meaning/operators.ts';
import { filled, nameText, parameterText, type Reader } from './reader.ts';

const roundings = {
  pl: {
    clamp: 'gdy nie ma takiego dnia: ostatni dzień przed nim',
    up: 'gdy nie ma takiego dnia: pierwszy dzień po nim',
    reject: 'gdy nie ma takiego dnia: brak',
  },
  en: {
    clamp: 'where there is no such day: the last day before',
    up: 'where there is no such day: the first day after',
    reject: 'where there is no such day: none',
  },
} as const;

/** What a derived fact is, as a phrase. */
export const factText = (fact: Fact, rule: Rule, reader: Reader): string => {
  const [a = '', b = ''] = fact.of.map((name) => nameText(name, rule, reader));
  const p = fact.parameter === undefined ? '' : parameterText(fact.parameter, reader);
  const r = fact.rounding === undefined ? '' : roundings[reader.locale][fact.rounding];
  const operator = operators[fact.op];
  return operator === undefined ? fact.op : filled(operator.phrase[reader.locale], { a, b, p, r });
};
