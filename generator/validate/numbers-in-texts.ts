import type { Locale } from '#domain/locale.ts';
import { groszeToZloty } from '#domain/money/amount.ts';
import { numerals } from '#domain/texts/numerals.ts';
import type { Parameter, Unit } from '#model/rules/parameter.ts';
import { units as allUnits } from '#model/rules/parameter.ts';
import type { Model } from '#model/schema/model.ts';
import type { Source } from '#model/schema/source.ts';
import type { Finding } from '../problems/finding.ts';
import type { ContentFile } from '../sources/loaded.ts';
import type { Content, UnitTexts } from './content/content.ts';
import { isProseFile, localeOfContentFile, positionOfFileIndex } from './content/prose-files.ts';
import type { Facts } from './facts.ts';

/**
 * The forms in which a number with its unit is written: `genitive` serves Polish phrases such as “w ciągu 3 lat”, `words` writes “dwa
 * weekendy”, `every` “co roku” or “co 2 lata”, and `weekdays` the days of a weekend, which ends on Sunday. A capital at the start of a form
 * begins a sentence.
 */
export const factForms = [
  'nominative',
  'genitive',
  'number',
  'words',
  'Words',
  'genitiveWords',
  'every',
  'Every',
  'weekdays',
  'Weekdays',
] as const;
export type FactForm = (typeof factForms)[number];

/** A number with its unit as a text writes it: in digits, in words, or as “every year”. */
export interface WrittenNumber {
  readonly value: number;
  /** The unit; null if no word of a unit follows the number. */
  readonly unit: Unit | null;
  readonly index: number;
  readonly text: string;
}

/** Phrases that say a number and its unit without a numeral. */
const phrases: Readonly<Record<Locale, readonly (readonly [words: string, value: number, unit: Unit])[]>> = {
  pl: [
    ['co roku|coroczn\\p{L}+|raz (?:w|na) rok(?:u)?', 1, 'year'],
    ['pół roku', 0.5, 'year'],
    ['co miesiąc|raz (?:w|na) miesiąc(?:u)?', 1, 'month'],
    ['codziennie|raz dziennie', 1, 'day'],
    // A weekend ends on Sunday: one of three days begins on Friday.
    ['od piątku do niedzieli|piąt(?:ek|ku|kiem|ki|ków|kach|kami|kow\\p{L}+)(?! \\d)', 3, 'day'],
    ['pół godziny', 0.5, 'hour'],
    ['półtor(?:a|ej) godziny', 1.5, 'hour'],
  ],
  en: [
    ['every year|each year|once a year|yearly|annual(?:ly)?', 1, 'year'],
    ['half a year', 0.5, 'year'],
    ['every month|each month|once a month|monthly', 1, 'month'],
    ['daily|every day|once a day', 1, 'day'],
    ['from Friday to Sunday|Fridays?(?! \\d)', 3, 'day'],
    ['half an hour', 0.5, 'hour'],
    ['an hour and a half', 1.5, 'hour'],
  ],
};

const money: Readonly<Record<Locale, string>> = { pl: 'zł|PLN|złotych|złote', en: 'PLN|zł|zloty' };

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The words by which a unit is written after its number, from the texts of the units. */
export const wordsOfUnit = (unit: string, units: UnitTexts): readonly string[] =>
  [unit, `${unit}Genitive`].flatMap((key) => {
    const forms = units.get(key)?.forms ?? [];
    const all = typeof forms === 'string' ? [forms] : Object.values(forms);
    return all.map((form) => form.replaceAll(/\{count(?::number)?\}/g, '').trim());
  });

/** A pattern for the cases of a Polish plural that the texts of units do not contain: “w dwóch weekendach”, “dwoma weekendami”. */
const otherCases = (word: string): string => `${escaped(word.replace(/[aeiy]$/, ''))}i?(?:ach|ami|om)`;

/** Patterns for words between a number and its unit: “dwa kolejne weekendy”, “dwa następujące po sobie weekendy”, “two long weekends”. */
const between: Readonly<Record<Locale, string>> = {
  pl: '(?:\\p{L}+(?:e|y|ych|ich|ymi|imi)[ \\u00a0](?:po sobie[ \\u00a0])?){0,2}?',
  en: '(?:(?!(?:in|of|at|or|and|to|for|from|on|per|with|by|than)[ \\u00a0])\\p{L}+[ \\u00a0]){0,2}?',
};

/** A pattern for every number of a language, with the words of the units as the texts of the units write them. */
const numberPattern = (units: UnitTexts, locale: Locale): RegExp => {
  const named = allUnits.flatMap((unit) => {
    const words = wordsOfUnit(unit, units).filter((word) => word !== '');
    const cases = locale === 'pl' ? words.filter((word) => /[aeiy]$/.test(word)).map(otherCases) : [];
    const longestFirst = [...cases, ...words.toSorted((a, b) => b.length - a.length).map(escaped)];
    return words.length === 0 ? [] : [`(?<${unit}>(?:${longestFirst.join('|')})(?!\\p{L}))`];
  });
  const numeral = Object.values(numerals[locale]).join('|');
  const digits = '\\d{1,3}(?:[ \\u00a0,]\\d{3})+(?!\\d)|\\d+(?:[.,]\\d+)?';
  const number = `(?<!(?:\\b(?:art|ust|pkt|poz|nr|art[iy]k[uł]+|articles?)\\.?|§)[ \\u00a0])(?<![\\p{L}\\d.,{§+-])(?<number>${digits}|(?:${numeral})(?!\\p{L}))`;
  const after = [...named, '(?<percent>%)', `(?<grosze>(?:${money[locale]})(?!\\p{L}))`].join('|');
  return new RegExp(`(?<currency>PLN[ \\u00a0])?${number}(?:[ \\u00a0-]?${between[locale]}(?:${after}))?`, 'giu');
};

const numericValue = (number: string, locale: Locale): number => {
  const word = Object.entries(numerals[locale]).find(([, forms]) => forms.split('|').includes(number.toLowerCase()));
  if (word !== undefined) return Number(word[0]);
  return Number(number.replaceAll(/[ \u00a0]|,(?=\d{3}(?!\d))/g, '').replace(',', '.'));
};

/** Whether a number is a calendar year, as in “2026 roku”, and so no quantity. */
const isCalendarYear = ({ value, unit }: WrittenNumber): boolean => unit === 'year' && value >= 1000;

const unitOf = (groups: Readonly<Record<string, string | undefined>>): Unit | null =>
  allUnits.find((unit) => groups[unit] !== undefined) ?? (groups.currency === undefined ? null : 'grosze');

/** The numbers of a text in its language: digits, numerals up to twenty, and phrases such as “once a year”. */
export const findWrittenNumbers = (text: string, locale: Locale, units: UnitTexts): readonly WrittenNumber[] => {
  const numbers = [...text.matchAll(numberPattern(units, locale))].map(
    ({ 0: found, index, groups = {} }): WrittenNumber => ({
      value: numericValue(groups.number ?? '', locale),
      unit: unitOf(groups),
      index,
      text: found.trim(),
    }),
  );
  const spelled = phrases[locale].flatMap(([words, value, unit]) =>
    [...text.matchAll(new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu'))].map(
      ({ 0: found, index }): WrittenNumber => ({ value, unit, index, text: found }),
    ),
  );
  return [...numbers, ...spelled].filter((one) => !isCalendarYear(one)).toSorted((a, b) => a.index - b.index);
};

/** The texts of the units in a language; those missing in content/ are missing here. */
export const unitTextsInLocale = (content: Pick<Content, 'messages'>, locale: Locale): UnitTexts =>
  new Map((content.messages[locale].get('units') ?? []).map((message) => [message.key, message]));

/** By file below content/: numbers as they are written there that no parameter states. */
const ownNumbers: Readonly<Record<string, readonly string[]>> = {
  // How often people do something on their own.
  'en/courses/military-kpp.md': ['every day'],
  'en/mails/office-digest.md': ['daily', 'every day'],
  'en/messages/outcomes.yaml': ['daily'],
  'pl/articles/co-jest-na-egzaminie-kpp.md': ['codziennie'],
  'pl/articles/jak-przygotowac-sie-do-dwoch-weekendow-kpp.md': ['codziennie'],
  'pl/cities/kpp/zielona-gora.md': ['codziennie'],
  'pl/cities/listing/bialystok.md': ['pół roku'],
  'pl/cities/listing/bielsko-biala.md': ['siedem dni'],
  'pl/cities/listing/elk.md': ['cztery pory roku'],
  // The names of the days.
  'en/messages/calendar.yaml': ['friday'],
  'pl/messages/calendar.yaml': ['piątek', 'piątki', 'piątkami', 'piątków', 'piątku'],
  // Fixed by law or by numbering plans: PESEL, NIP, phones, years; and the form of our booking number.
  'en/messages/form.yaml': ['11 digits', '10 digits', '9 digits', 'four digits', '8 characters'],
  'pl/messages/form.yaml': ['czterema cyframi', '11 cyfr', '10 cyfr', '9 cyfr', '8 znaków'],
  // The number of items listed below the sentence.
  'pl/articles/ktory-kurs-pierwszej-pomocy-wybrac.md': ['cztery pytania'],
  'pl/cities/kpp-rec/kielce.md': ['trzy pytania'],
  'pl/cities/kpp-rec/rzeszow.md': ['trzy pytania'],
  'pl/cities/listing/krakow.md': ['cztery osoby'],
  'pl/cities/listing/opole.md': ['trzy pytania'],
  // Two people together: an adult and a teenager, a pair with a code, two rescuers.
  'pl/cities/kpp/tarnow.md': ['dwie chętne osoby'],
  'en/courses/kpp.md': ['two people'],
  'en/messages/booking.yaml': ['two people'],
  'pl/courses/bls.md': ['dwie osoby'],
  'pl/courses/bls-eng.md': ['dwóch osób'],
  'pl/courses/kpp.md': ['dwóch osób'],
  'pl/faq/kpp.yaml': ['dwóch osób', 'dwie osoby'],
  'pl/mails/guardian-booking-received.md': ['obie osoby'],
  'pl/messages/booking.yaml': ['dwie osoby'],
  // A singular form with a message of its own.
  'pl/messages/terms.yaml': ['1 wolne miejsce'],
  // A number from the guidelines that the article cites.
  'pl/articles/zanim-przyjedzie-karetka.md': ['2 minuty'],
};

/** The numbers by which a value may be written: money in złoty, milliseconds also in seconds. */
export const numbersWrittenForValue = (value: number, unit: Unit): readonly number[] => {
  if (unit === 'grosze') return [groszeToZloty(value)];
  return unit === 'millisecond' ? [value, value / 1000] : [value];
};

/** Whether a number in a text is a value of the parameter: with its unit, or in digits without a unit. */
export const isValueOfParameter = ({ value, unit, text }: WrittenNumber, parameter: Parameter | undefined): boolean =>
  parameter !== undefined &&
  (unit === null ? /^\d/.test(text) : unit === parameter.unit) &&
  parameter.values.some((one) => numbersWrittenForValue(one.value, parameter.unit).includes(value));

/** Findings for numbers with a unit of the model that are typed in texts of content/, with the parameters to use instead. */
export const checkNumbersTypedInContent = (
  files: readonly ContentFile[],
  { parameters, content }: Pick<Facts, 'parameters' | 'content'>,
): Finding[] => {
  const units = { pl: unitTextsInLocale(content, 'pl'), en: unitTextsInLocale(content, 'en') };
  return files
    .filter((file) => isProseFile(file) && !file.path.endsWith('/units.yaml'))
    .flatMap((file) => {
      const locale = localeOfContentFile(file);
      const own = ownNumbers[file.path] ?? [];
      return findWrittenNumbers(file.text, locale, units[locale])
        .filter(({ unit, text }) => unit !== null && !own.includes(text.toLowerCase()))
        .map((number): Finding => {
          const ids = Object.keys(parameters).filter((id) => isValueOfParameter(number, parameters[id]));
          return {
            code: 'typed-fact',
            at: positionOfFileIndex(file, number.index),
            found: `“${number.text}” is ${ids.length === 0 ? 'a number that no parameter states' : `the value of the parameter ${ids.map((id) => `“${id}”`).join(' or ')}`}.`,
            remedy:
              ids.length === 0
                ? 'Correct the number, state it as a parameter, or, if it is no fact of ours, list the phrase in `ownNumbers` of generator/validate/numbers-in-texts.ts.'
                : `Write {${ids[0]}}, or another of its forms: ${factForms.slice(1).join(', ')}, as in {${ids[0]}:words}.`,
          };
        });
    });
};

/** What a clause of the specification or a passage of the law says, in English; the Polish wording states the same numbers. */
interface Statement {
  readonly id: string;
  readonly en: string;
  readonly deviations?: readonly string[] | undefined;
  /** A law allows no departure, whatever was stated before. */
  readonly isLaw?: boolean;
}

/** The ids that a source cites. A source that is being edited may contain one word instead of a list, which another check reports. */
const citedIn = (source: Source): readonly string[] => {
  if (source.document === 'several') return [source.of].flat().flatMap(citedIn);
  if (source.document === 'law') return [source.laws].flat();
  return source.document === 'specification' ? [source.clauses].flat() : [];
};

/** The words in which a source is stated beside the fact itself, in English. */
const ownWordsOf = (source: Source): readonly string[] => {
  if (source.document === 'several') return [source.of].flat().flatMap(ownWordsOf);
  return source.document === 'decision' ? [source.detail.en] : [];
};

/** The clauses and passages of the law with which numbers are compared. */
const statementsOf = ({ clauses, laws }: Pick<Model, 'clauses' | 'laws'>): readonly Statement[] => [
  ...clauses.map(({ id, en, deviations }) => ({ id, en, deviations })),
  ...laws.map(({ id, says }) => ({ id, en: says.en, isLaw: true })),
];

/** Whether two units are the same in statements, which call characters digits and write one unit as “a day” or “every year”. */
const sameUnit = (one: Unit | null, other: Unit): boolean =>
  one === other || (other === 'character' && one === 'digit') || (other === 'digit' && one === 'character');

const singular = /\b(?:one|(?:a|an|every|each)(?=[ -](?:day|weekend|month|year|hour|minute)\b))\b/gi;

/** The numbers in a statement; “within a month” contains one. */
const statedIn = (text: string, units: UnitTexts): readonly WrittenNumber[] =>
  findWrittenNumbers(text.replaceAll(singular, '1'), 'en', units);

/**
 * The statements that a number cites and that state another value. A statement with numbers of the same unit must state the value with that
 * unit or alone (“66 hours: 41 of practice”); if no statement has the unit, any number in any of them will do.
 */
export const findContradictingStatements = (
  value: number,
  { unit, source }: Pick<Parameter, 'unit' | 'source'>,
  { statements, units }: { readonly statements: readonly Statement[]; readonly units: UnitTexts },
): readonly Statement[] => {
  const own = numbersWrittenForValue(value, unit);
  const cited = citedIn(source)
    .flatMap((id) => statements.filter((one) => one.id === id))
    .map((statement) => ({ statement, numbers: statedIn(statement.en, units) }))
    .filter(({ numbers }) => numbers.length > 0);
  const counting = cited.filter(({ numbers }) => numbers.some((one) => sameUnit(one.unit, unit)));
  const has = (numbers: readonly WrittenNumber[]): boolean => numbers.some((one) => own.includes(one.value));
  if (counting.length === 0)
    return cited.some(({ numbers }) => has(numbers)) ? [] : cited.map(({ statement }) => statement);
  return counting
    .filter(({ numbers }) => !has(numbers.filter((one) => one.unit === null || sameUnit(one.unit, unit))))
    .map(({ statement }) => statement);
};

/** Reports two parameters with the same value and the same statement, if the statement also contains a value that no parameter has. */
const checkConfused = (
  statement: Statement,
  { parameters, units }: Pick<Facts, 'parameters'> & { units: UnitTexts },
) => {
  const citing = Object.entries(parameters).flatMap(([id, { source, unit, register, values, variants = [] }]) => {
    const isBound =
      citedIn(source).includes(statement.id) && !(statement.deviations ?? []).some((one) => one === register);
    const held = statement.isLaw ? values.slice(-1) : [...values, ...variants];
    const written = held.flatMap(({ value }) => numbersWrittenForValue(value, unit));
    return isBound ? [{ id, last: values.length - 1, value: values.at(-1)?.value, unit, written }] : [];
  });
  const same = [...Map.groupBy(citing, ({ value, unit }) => `${value} ${unit}`).values()].find(
    ({ length }) => length > 1,
  );
  const [first] = same ?? [];
  if (same === undefined || first === undefined) return [];
  const left = statedIn(statement.en, units).find(
    ({ value, text, unit }) =>
      (unit === null ? /^\d/.test(text) : same.some((one) => sameUnit(unit, one.unit))) &&
      !citing.some(({ written }) => written.includes(value)),
  );
  if (left === undefined) return [];
  const found = `No number is the “${left.text}” of “${statement.id}”, and ${same.map(({ id }) => `“${id}”`).join(' and ')} are both ${first.value}: “${statement.en}”`;
  return [
    {
      code: 'otherwise-stated' as const,
      at: { model: ['parameters', first.id, 'values', first.last, 'value'] },
      found,
    },
  ];
};

/**
 * Findings for numbers that differ from a statement that they cite, unless the statement names the number's register entry
 * as its deviation. A clause that agrees with the value of an earlier or later time is no finding; of a law, the last value decides.
 */
export const checkNumbersAgainstSources = ({ parameters, model, content }: Facts): Finding[] => {
  const around = { statements: statementsOf(model), units: unitTextsInLocale(content, 'en') };
  const otherwise = Object.entries(parameters).flatMap(([id, parameter]): Finding[] => {
    const stated = parameter.values.map(({ value }) => findContradictingStatements(value, parameter, around));
    const [last = []] = stated.slice(-1);
    const [first] = last.filter(
      ({ id: statement, deviations = [], isLaw = false }) =>
        !deviations.some((entry) => entry === parameter.register) &&
        (isLaw || stated.every((others) => others.some((other) => other.id === statement))),
    );
    if (first === undefined) return [];
    const place = parameter.values.length - 1;
    return [
      {
        code: 'otherwise-stated',
        at: { model: ['parameters', id, 'values', place, 'value'] },
        found: `“${id}” is ${numbersWrittenForValue(parameter.values[place]?.value ?? 0, parameter.unit)[0]}, and “${first.id}” states “${first.en}”`,
      },
    ];
  });
  const confused = around.statements.flatMap((one) => checkConfused(one, { parameters, units: around.units }));
  const repeated = Object.entries(parameters).flatMap(([id, { source }]): Finding[] =>
    ownWordsOf(source)
      .flatMap((words) => statedIn(words, around.units).filter(({ unit }) => unit !== null))
      .map(({ text }) => ({
        code: 'typed-fact',
        at: { model: ['parameters', id, 'source'] },
        found: `The decision on “${id}” says “${text}”, which may differ from the value.`,
        remedy: 'Give the reason without the number.',
      })),
  );
  return [...(otherwise.length > 0 ? otherwise : confused), ...repeated];
};
