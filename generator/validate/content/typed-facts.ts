import type { Locale } from '#domain/locale.ts';
import { zlotyOf } from '#domain/money/amount.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import type { Parameter, Unit } from '#model/rules/parameter.ts';
import type { Finding } from '../../problems/finding.ts';
import type { ContentFile } from '../../sources/loaded.ts';
import { isProse, positionInFile, proseLocale } from './prose-files.ts';

/** The words that follow a number of each unit; only units whose numbers readers take for facts of the course. */
const unitTexts: Readonly<Partial<Record<Unit, Readonly<Record<Locale, string>>>>> = {
  grosze: { pl: '(?:zł|PLN|złotych)', en: '(?:PLN|zł|zloty)' },
  hour: { pl: 'godzin\\p{L}*', en: 'hours?' },
  month: { pl: 'miesi\\p{L}*', en: 'months?' },
  year: { pl: '(?:lat|lata|roku)', en: 'years?' },
  question: { pl: '(?:pyta\\p{L}*)', en: 'questions?' },
  task: { pl: 'zada\\p{L}*', en: 'tasks?' },
  person: { pl: '(?:osób|osoby|osobowa|osobowej)', en: '(?:people|persons?)' },
};

interface TypedFact {
  readonly id: string;
  /** The number, which any place that the pattern finds holds. */
  readonly digits: string;
  readonly pattern: RegExp;
}

const digitsOf = (parameter: Parameter, value: number, locale: Locale): string =>
  formatNumber(parameter.unit === 'grosze' ? zlotyOf(value) : value, locale);

/** One pattern per value of a parameter: its number with its unit, or a price by its number alone when it is long. */
const patterns = (parameters: Readonly<Record<string, Parameter>>, locale: Locale): readonly TypedFact[] =>
  Object.entries(parameters).flatMap(([id, parameter]) => {
    const word = unitTexts[parameter.unit]?.[locale];
    if (word === undefined) return [];
    return parameter.values.flatMap(({ value }) => {
      const digits = digitsOf(parameter, value, locale);
      const number = digits.replace('.', '\\.');
      const alone = parameter.unit === 'grosze' && number.length >= 4 ? '?' : '';
      return [
        {
          id,
          digits,
          pattern: new RegExp(`(?<![\\p{L}\\d,.-])${number}(?:[\\s\\u00a0]${word}(?!\\p{L}))${alone}(?![\\d,])`, 'gu'),
        },
        ...(locale === 'en' && parameter.unit === 'grosze'
          ? [{ id, digits, pattern: new RegExp(`PLN[\\s\\u00a0]${number}(?![\\d,])`, 'gu') }]
          : []),
      ];
    });
  });

const findingAt = (file: ContentFile, match: RegExpExecArray, id: string): Finding => ({
  code: 'typed-fact',
  at: positionInFile(file, match.index),
  found: `“${match[0].trim()}” is the value of the parameter “${id}”.`,
  remedy: `Write {${id}} instead.`,
});

/** One finding per place, though several parameters may have the same value. */
const typedFactsIn = (file: ContentFile, model: readonly TypedFact[]): Finding[] => {
  const found = new Map<number, Finding>();
  for (const { id, digits, pattern } of model) {
    if (!file.text.includes(digits)) continue;
    for (const match of file.text.matchAll(pattern)) {
      if (!found.has(match.index)) found.set(match.index, findingAt(file, match, id));
    }
  }
  return [...found.values()];
};

/** A number of the model that somebody typed into a text is reported with the name to write instead. */
export const checkTypedFacts = (
  files: readonly ContentFile[],
  parameters: Readonly<Record<string, Parameter>>,
): Finding[] => {
  const byLocale = { pl: patterns(parameters, 'pl'), en: patterns(parameters, 'en') };
  return files.filter(isProse).flatMap((file) => typedFactsIn(file, byLocale[proseLocale(file)]));
};
