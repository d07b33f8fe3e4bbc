import { isLocale, type Locale } from '#domain/locale.ts';
import type { Rule } from '#model/rules/language.ts';
import type { RegisterEntry } from '#model/schema/register.ts';
import type { Finding, ValuePath } from '../problems/finding.ts';
import type { Parameters } from '../rules/meaning/parameter-value.ts';
import { ruleParameters } from '../rules/meaning/rule-parameters.ts';
import { findQuotedMessage } from './content/messages.ts';
import { isProseFile, localeOfContentFile, positionOfFileIndex } from './content/prose-files.ts';
import type { Facts } from './facts.ts';
import { factForms, findWrittenNumbers, isValueOfParameter, unitTextsInLocale } from './numbers-in-texts.ts';
import { createFieldLocator } from './shape/shape.ts';

interface RuleText {
  readonly path: ValuePath;
  readonly locale: Locale;
  readonly text: string;
}

/** Fields that quote a source, so that their numbers are not filled in. */
const quoted: ReadonlySet<string> = new Set(['source', 'says']);

/** Every text in both languages inside a value, except quotations. */
export const findBilingualTexts = (value: unknown, path: ValuePath): readonly RuleText[] => {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]): readonly RuleText[] => {
    const at = [...path, Array.isArray(value) ? Number(key) : key];
    if (quoted.has(key)) return [];
    return isLocale(key) && typeof inner === 'string'
      ? [{ path: at, locale: key, text: inner }]
      : findBilingualTexts(inner, at);
  });
};

const unknownArguments = (
  { path, locale, text }: RuleText,
  { parameters, content }: Pick<Facts, 'parameters' | 'content'>,
  allowed: ReadonlySet<string> = new Set(),
): readonly Finding[] =>
  [...text.matchAll(/\{([^{}]*)\}/g)].flatMap(([argument, inner = '']): readonly Finding[] => {
    const [id = '', form = 'nominative'] = inner.split(':');
    const isKnown =
      findQuotedMessage(content, inner, locale) !== null ||
      (Object.hasOwn(parameters, id) && factForms.some((one) => one === form));
    if (isKnown || allowed.has(argument)) return [];
    return [
      {
        code: 'unknown-argument',
        at: { model: path },
        found: `The argument “${argument}” has no value.`,
        expected:
          'The id of a parameter, as {withdrawalDays}, or with its form, as {withdrawalDays:number}; or an interface text, as {message.terms.reserveList}.',
      },
    ];
  });

/** Findings for numbers typed in a text about their parameter: they would stay the same when the parameter changes. */
const typedNumbers = (
  { path, locale, text }: RuleText,
  ids: readonly string[],
  { parameters, content }: Pick<Facts, 'parameters' | 'content'>,
): readonly Finding[] =>
  findWrittenNumbers(text, locale, unitTextsInLocale(content, locale))
    .flatMap((number) => {
      const id = ids.find((one) => isValueOfParameter(number, parameters[one]));
      return id === undefined ? [] : [{ number, id }];
    })
    .map(({ number, id }) => ({
      code: 'typed-fact',
      at: { model: path },
      found: `“${number.text}” is the value of the parameter “${id}”, which this is about.`,
      remedy: `Write {${id}}, or {${id}:number} for the number without its unit.`,
    }));

const namesIn = (text: string): readonly string[] =>
  [...new Set([...text.matchAll(/\{(\w+)/g)].map(([, name]) => name ?? ''))].toSorted();

/** Tables that are not checked here: they quote, their numbers are medical facts or claims of their own, or other checks are stricter. */
const ownTables: ReadonlySet<string> = new Set([
  ...['clauses', 'laws', 'guidelines', 'register', 'rules', 'parameters'],
  ...['emergencies', 'situations', 'claims', 'mails'],
]);

/**
 * Findings for numbers with a unit typed in texts of the other tables. Numbers of people are allowed, since they are often no numbers of
 * the business.
 */
export const checkNumbersTypedInModel = ({ model, parameters, content }: Facts): Finding[] =>
  Object.entries(model)
    .filter(([table]) => !ownTables.has(table))
    .flatMap(([table, rows]) => findBilingualTexts(rows, [table]))
    .flatMap(({ path, locale, text }) =>
      findWrittenNumbers(text, locale, unitTextsInLocale(content, locale))
        .filter(({ unit }) => unit !== null && unit !== 'person')
        .map((number): Finding => {
          const id = Object.keys(parameters).find((one) => isValueOfParameter(number, parameters[one]));
          return {
            code: 'typed-fact',
            at: { model: path },
            found: `“${number.text}” is ${id === undefined ? 'a number that no parameter states' : `the value of the parameter “${id}”`}.`,
            ...(id === undefined ? {} : { remedy: `Write {${id}}.` }),
          };
        }),
    );

/** Findings for texts whose languages name different numbers, so that the readers of one miss a number. */
const unequalArguments = (texts: readonly RuleText[]): readonly Finding[] => {
  const findings: Finding[] = [];
  for (const [pair, ...others] of Map.groupBy(texts, ({ path }) => `${path.slice(0, -1)}`).values())
    for (const text of others) {
      const [one, other] = [namesIn(pair?.text ?? ''), namesIn(text.text)];
      if (one.join() === other.join()) continue;
      const found = `It uses ${other.join(', ') || 'no number'}, and the other language uses ${one.join(', ') || 'none'}.`;
      findings.push({ code: 'different-arguments', at: { model: text.path }, found });
    }
  return findings;
};

/** The findings; without any, those of unequal arguments, so that a wrong argument is not reported twice. */
const orUnequal = (texts: readonly RuleText[], findings: readonly Finding[]): readonly Finding[] =>
  findings.length > 0 ? findings : unequalArguments(texts);

/** Checks that the texts of rules name numbers by their parameters, and only parameters that exist. */
export const checkParametersInRuleTexts = (
  rules: readonly Rule[],
  facts: Pick<Facts, 'parameters' | 'content'>,
): Finding[] =>
  rules.flatMap((rule, index) => {
    const ids = ruleParameters(rule);
    const texts = findBilingualTexts(rule, ['rules', index]);
    return orUnequal(
      texts,
      texts.flatMap((text) => [...unknownArguments(text, facts), ...typedNumbers(text, ids, facts)]),
    );
  });

/** Placeholders of addresses as the specification writes them, such as `/{type}/{city}`; they are no arguments. */
const places: ReadonlySet<string> = new Set(['{type}', '{city}', '{localization}', '{article}', '{token}']);

/** Tables of quotations, which neither visitors nor auditors read as texts of ours. */
const quotingTables: ReadonlySet<string> = new Set(['clauses', 'laws', 'guidelines']);

/** Labels of the interface, which begin with a capital. */
const labelsOf = ({ messages }: Facts['content'], locale: Locale): ReadonlyMap<string, string> =>
  new Map(
    [...messages[locale]].flatMap(([namespace, list]) =>
      list.flatMap(({ key, forms }): [string, string][] =>
        typeof forms === 'string' && /^\p{Lu}[^{}]+$/u.test(forms)
          ? [[forms.toLowerCase(), `message.${namespace}.${key}`]]
          : [],
      ),
    ),
  );

/** Findings for labels of the interface that are typed between quotation marks: they would be wrong once the interface renames them. */
const typedLabels = (text: string, labels: ReadonlyMap<string, string>): readonly (Finding & { index: number })[] =>
  [...text.matchAll(/[„“]([^„“”]+?)[.,]?”/g)].flatMap(({ index, 1: quoted = '' }) => {
    const argument = labels.get(quoted.toLowerCase());
    if (argument === undefined || !/^\p{Lu}| /u.test(quoted)) return [];
    return [
      {
        code: 'typed-fact' as const,
        at: { model: [] },
        index: index + 1,
        found: `“${quoted}” is a text of the interface.`,
        expected: 'What the interface says stands in its messages once; other texts quote it from there.',
        remedy: `Write {${argument}}.`,
      },
    ];
  });

/** Findings for labels of the interface that texts of the model or of content/ quote by typing them. */
export const checkTypedInterfaceLabels = ({ model, rules, content, files }: Facts): Finding[] => {
  const labels = { pl: labelsOf(content, 'pl'), en: labelsOf(content, 'en') };
  const tables = Object.entries({ ...model, rules }).filter(([table]) => !quotingTables.has(table));
  return [
    ...tables
      .flatMap(([table, rows]) => findBilingualTexts(rows, [table]))
      .flatMap(({ path, locale, text }) =>
        typedLabels(text, labels[locale]).map(({ index: _, ...finding }) => ({ ...finding, at: { model: path } })),
      ),
    ...files.filter(isProseFile).flatMap((file) =>
      typedLabels(file.text, labels[localeOfContentFile(file)]).map(({ index, ...finding }) => ({
        ...finding,
        at: positionOfFileIndex(file, index),
      })),
    ),
  ];
};

/** The numbers that an entry is about: those that name it, those in its `shownBy`, and those that rules in its `shownBy` read. */
const numbersOf = (entry: RegisterEntry, rules: readonly Rule[], parameters: Parameters): readonly string[] => [
  ...new Set([
    ...Object.keys(parameters).filter((id) => parameters[id]?.register === entry.id),
    ...Object.keys(parameters).filter((id) => entry.shownBy.some((shownBy) => shownBy === `parameters.${id}`)),
    ...rules.filter(({ id }) => entry.shownBy.some((shownBy) => shownBy === `rules.${id}`)).flatMap(ruleParameters),
  ]),
];

/** Checks that the texts of the register name numbers by their parameters; statements of the sources are quoted verbatim. */
export const checkParametersInRegisterTexts = ({ model, rows, rules, parameters, content }: Facts): Finding[] =>
  model.register.flatMap((entry) => {
    const place = createFieldLocator(rows)(entry);
    const texts = findBilingualTexts(entry, 'model' in place ? place.model : []);
    const numbers = numbersOf(entry, rules, parameters);
    return orUnequal(
      texts,
      texts.flatMap((text) => [
        ...unknownArguments(text, { parameters, content }, places),
        ...typedNumbers(text, numbers, { parameters, content }),
      ]),
    );
  });
