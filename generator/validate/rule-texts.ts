import { isLocale, type Locale } from '#domain/locale.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';

import type { Finding, ValuePath } from '../problems/finding.ts';
import type { Parameters } from '../rules/meaning/parameter-value.ts';
import { parametersOf } from '../rules/meaning/rule-parameters.ts';

interface RuleText {
  readonly path: ValuePath;
  readonly locale: Locale;
  readonly text: string;
}

/** Every text of a rule in both languages; what a source says stays as it was said. */
const textsIn = (value: unknown, path: ValuePath): readonly RuleText[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly RuleText[] => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'source') return [];
    return isLocale(key) && typeof inner === 'string' ? [{ path: at, locale: key, text: inner }] : textsIn(inner, at);
  });
};

const unknownArguments = ({ path, text }: RuleText, parameters: Parameters): readonly Finding[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([argument, inner = '']): readonly Finding[] => {
    const [, id = ''] = /^([^:]*)(?::(?:genitive|number))?$/.exec(inner) ?? [];
    if (Object.hasOwn(parameters, id)) return [];
    return [
      {
        code: 'unknown-argument',
        at: { model: path },
        found: `Nothing fills “${argument}”.`,
        expected: 'The id of a parameter, as {withdrawalDays}, or with its form, as {withdrawalDays:number}.',
      },
    ];
  });

const shownNumbers = ({ unit, values }: Parameter, locale: Locale): readonly string[] =>
  values.map(({ value }) => formatNumber(unit === 'grosze' ? value / 100 : value, locale));

/** A number of the rule that stands typed in one of its texts would stay when the parameter changes. */
const typedNumbers = (
  { path, locale, text }: RuleText,
  ids: readonly string[],
  parameters: Parameters,
): readonly Finding[] =>
  ids.flatMap((id): readonly Finding[] => {
    const parameter = parameters[id];
    const typed = (parameter === undefined ? [] : shownNumbers(parameter, locale)).find((number) =>
      new RegExp(`(?<![\\p{L}\\d.,+-])${number.replace('.', '\\.')}(?![\\d]|[.,]\\d)`, 'u').test(text),
    );
    if (typed === undefined) return [];
    return [
      {
        code: 'typed-fact',
        at: { model: path },
        found: `“${typed}” is the value of the parameter “${id}”, which the rule reads.`,
        remedy: `Write {${id}}, or {${id}:number} for the number without its unit.`,
      },
    ];
  });

/** The texts of rules name numbers by their parameters, and only parameters that exist. */
export const checkRuleTexts = (rules: readonly Rule[], parameters: Parameters): Finding[] =>
  rules.flatMap((rule, index) => {
    const ids = parametersOf(rule);
    return textsIn(rule, ['rules', index]).flatMap((text) => [
      ...unknownArguments(text, parameters),
      ...typedNumbers(text, ids, parameters),
    ]);
  });
