import type { Locale } from '#domain/locale.ts';
import { nearestName } from '#domain/texts/nearest-name.ts';

/** A sentence or a name for the people of the office. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** Puts values into both languages of a sentence: `{name}` is replaced. */
export const fill = (
  words: LocalizedText,
  values: Readonly<Record<string, string | number | LocalizedText>>,
): LocalizedText => {
  const filled = (locale: Locale): string =>
    words[locale].replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = values[name] ?? whole;
      return typeof value === 'object' ? value[locale] : String(value);
    });
  return { pl: filled('pl'), en: filled('en') };
};

/** The question after the nearest name, with a space before it; empty where no name is near. */
export const didYouMean = (typed: string, names: readonly string[], before = ''): LocalizedText => {
  const nearest = nearestName(typed, names);
  if (nearest === undefined) return { pl: '', en: '' };
  return { pl: ` Czy chodziło o „${before}${nearest}”?`, en: ` Did you mean “${before}${nearest}”?` };
};
