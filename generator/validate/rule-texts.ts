import { isLocale, type Locale } from '#domain/locale.ts';
import { zlotyOf } from '#domain/money/amount.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import type { Rule } from '#model/rules/language.ts';
import type { Parameter } from '#model/rules/parameter.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import type { Finding, ValuePath } from '../problems/finding.ts';
import type { Parameters } from '../rules/meaning/parameter-value.ts';
import { ruleParameters } from '../rules/meaning/rule-parameters.ts';
import type { Facts } from './facts.ts';
import { placeIn } from './shape/shape.ts';

interface RuleText {
  readonly path: ValuePath;
  readonly locale: Locale;
  readonly text: string;
}

/** The statement of a source is quoted, not filled. */
const quoted: ReadonlySet<string> = new Set(['source', 'says']);

/** Every text in both languages but what is quoted. */
const textsIn = (value: unknown, path: ValuePath): readonly RuleText[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly RuleText[] => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (quoted.has(key)) return [];
    return isLocale(key) && typeof inner === 'string' ? [{ path: at, locale: key, text: inner }] : textsIn(inner, at);
  });
};

const unknownArguments = (
  { path, text }: RuleText,
  parameters: Parameters,
  allowed: ReadonlySet<string> = new Set(),
): readonly Finding[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([argument, inner = '']): readonly Finding[] => {
    const [, id = ''] = /^([^:]*)(?::(?:genitive|number))?$/.exec(inner) ?? [];
    if (Object.hasOwn(parameters, id) || allowed.has(argument)) return [];
    return [
      {
        code: 'unknown-argument',
        at: { model: path },
        found: `Nothing fills “${argument}”.`,
        expected: 'The id of a parameter, as {withdrawalDays}, or with its form, as {withdrawalDays:number}.',
      },
    ];
  });

const shownNumbers = (parameter: Parameter | undefined, locale: Locale): readonly string[] =>
  (parameter?.values ?? []).map(({ value }) =>
    formatNumber(parameter?.unit === 'grosze' ? zlotyOf(value) : value, locale),
  );

/** A number typed into a text about its parameter would stay when the parameter changes. */
const typedNumbers = (
  { path, locale, text }: RuleText,
  ids: readonly string[],
  parameters: Parameters,
): readonly Finding[] =>
  [...new Map(ids.flatMap((id) => shownNumbers(parameters[id], locale).map((number) => [number, id] as const)))]
    .filter(([number]) =>
      new RegExp(`(?<![\\p{L}\\d.,+-])${number.replace('.', '\\.')}(?![\\d]|[.,]\\d)`, 'u').test(text),
    )
    .map(([number, id]) => ({
      code: 'typed-fact',
      at: { model: path },
      found: `“${number}” is the value of the parameter “${id}”, which this is about.`,
      remedy: `Write {${id}}, or {${id}:number} for the number without its unit.`,
    }));

const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].toSorted();

/** Both languages name the same numbers: what one leaves out, its readers do not know. */
const unequalArguments = (texts: readonly RuleText[]): readonly Finding[] =>
  [...Map.groupBy(texts, ({ path }) => `${path.slice(0, -1)}`).values()].flatMap(([pair, ...others]) =>
    others.flatMap((text): Finding[] => {
      const [one, other] = [namesIn(pair?.text ?? ''), namesIn(text.text)];
      if (one.join() === other.join()) return [];
      const found = `It names ${other.join(', ') || 'no number'}, and the other language names ${one.join(', ') || 'none'}.`;
      return [{ code: 'different-arguments', at: { model: text.path }, found }];
    }),
  );

/** A wrong argument is not reported again as a difference between the languages. */
const orUnequal = (texts: readonly RuleText[], findings: readonly Finding[]): readonly Finding[] =>
  findings.length > 0 ? findings : unequalArguments(texts);

/** The texts of rules name numbers by their parameters, and only parameters that exist. */
export const checkRuleTexts = (rules: readonly Rule[], parameters: Parameters): Finding[] =>
  rules.flatMap((rule, index) => {
    const ids = ruleParameters(rule);
    const texts = textsIn(rule, ['rules', index]);
    return orUnequal(
      texts,
      texts.flatMap((text) => [...unknownArguments(text, parameters), ...typedNumbers(text, ids, parameters)]),
    );
  });

/** Places of addresses as the specification writes them, such as `/{type}/{city}`; no number fills them. */
const places: ReadonlySet<string> = new Set(['{type}', '{city}', '{localization}', '{article}', '{token}']);

/** The numbers that an entry is about: those that name it, its witnesses, and what the rules among these read. */
const numbersOf = (entry: RegisterEntry, rules: readonly Rule[], parameters: Parameters): readonly string[] => [
  ...new Set([
    ...Object.keys(parameters).filter((id) => parameters[id]?.register === entry.id),
    ...Object.keys(parameters).filter((id) => entry.shownBy.some((shownBy) => shownBy === `parameters.${id}`)),
    ...rules.filter(({ id }) => entry.shownBy.some((shownBy) => shownBy === `rules.${id}`)).flatMap(ruleParameters),
  ]),
];

/** The texts of the register name numbers by their parameters; statements of the sources are quoted verbatim. */
export const checkRegisterTexts = ({ model, rows, rules, parameters }: Facts): Finding[] =>
  model.register.flatMap((entry) => {
    const place = placeIn(rows)(entry);
    const texts = textsIn(entry, 'model' in place ? place.model : []);
    const numbers = numbersOf(entry, rules, parameters);
    return orUnequal(
      texts,
      texts.flatMap((text) => [
        ...unknownArguments(text, parameters, places),
        ...typedNumbers(text, numbers, parameters),
      ]),
    );
  });
