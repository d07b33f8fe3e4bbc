import { type Locale, localeIds } from '#domain/locale.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import { fillText, type Scope } from '../plan/text/fill-text.ts';
import { formatNumber } from '../plan/text/format-fact.ts';
import { type Numbers, parameterScope } from '../plan/text/parameter-scope.ts';
import type { Finding, ValuePath } from '../problems/finding.ts';
import { parametersOf } from '../rules/meaning/rule-parameters.ts';

interface RuleText {
  readonly path: ValuePath;
  readonly locale: Locale;
  readonly text: string;
}

const isLocale = (key: string): key is Locale => localeIds.some((locale) => locale === key);

/** Every text of a rule in both languages; what a source says stays as it was said. */
const textsIn = (value: unknown, path: ValuePath): readonly RuleText[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly RuleText[] => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (key === 'source') return [];
    return isLocale(key) && typeof inner === 'string' ? [{ path: at, locale: key, text: inner }] : textsIn(inner, at);
  });
};

const unknownArguments = ({ path, text }: RuleText, scope: Scope): readonly Finding[] => {
  const findings: Finding[] = [];
  fillText(text, scope, (argument) =>
    findings.push({
      code: 'unknown-argument',
      at: { model: path },
      found: `Nothing fills “{${argument}}”.`,
      expected: 'The id of a parameter, as {withdrawalDays}, or with its form, as {withdrawalDays:number}.',
    }),
  );
  return findings;
};

const shownNumbers = ({ unit, values }: Parameter, locale: Locale): readonly string[] =>
  values.map(({ value }) => formatNumber(unit === 'grosze' ? value / 100 : value, locale));

/** A number of the rule that stands typed in one of its texts would stay when the parameter changes. */
const typedNumbers = (
  { path, locale, text }: RuleText,
  ids: readonly string[],
  { parameters }: Numbers,
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

const scopesOf = (numbers: Numbers): Readonly<Record<Locale, Scope>> => ({
  pl: parameterScope(numbers, 'pl'),
  en: parameterScope(numbers, 'en'),
});

/** The texts of rules name numbers by their parameters, and only parameters that exist. */
export const checkRuleTexts = (rules: readonly Rule[], numbers: Numbers): Finding[] => {
  const scopes = scopesOf(numbers);
  return rules.flatMap((rule, index) => {
    const ids = parametersOf(rule);
    return textsIn(rule, ['rules', index]).flatMap((text) => [
      ...unknownArguments(text, scopes[text.locale]),
      ...typedNumbers(text, ids, numbers),
    ]);
  });
};

/** The rules with the numbers of the edition in their texts. */
export const fillRules = (rules: readonly Rule[], numbers: Numbers): readonly Rule[] => {
  const scopes = scopesOf(numbers);
  const filled = (text: string, scope: Scope): string =>
    fillText(
      text,
      (argument) => scope(argument)?.replaceAll('\u{a0}', ' ') ?? null,
      () => undefined,
    );
  return JSON.parse(JSON.stringify(rules), (key: string, value: unknown) =>
    isLocale(key) && typeof value === 'string' ? filled(value, scopes[key]) : value,
  );
};
