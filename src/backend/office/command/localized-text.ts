import type { Locale } from '#domain/locale.ts';
import { fillPlaceholders } from '#domain/texts/fill-placeholders.ts';
import { findNearestName } from '#domain/texts/nearest-name.ts';

/** A sentence or a name in both languages. */
export type LocalizedText = Readonly<Record<Locale, string>>;

/** The parsed value, or a sentence that says why there is none. */
export type Understood<Value> = { readonly value: Value } | { readonly words: LocalizedText };

/** The names of the placeholders of a sentence; none if the compiler does not know the text. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}`
  ? Name | Placeholders<Rest>
  : never;

type Filling = string | number | LocalizedText;

/** Fills the placeholders of both languages of a sentence: `{name}` is replaced. */
export const fillLocalizedText = <const Text extends LocalizedText>(
  text: Text,
  values: Readonly<Record<Placeholders<Text[Locale]>, Filling>>,
): LocalizedText => {
  const known: Readonly<Record<string, Filling>> = values;
  const filled = (locale: Locale): string =>
    fillPlaceholders(text[locale], (name) => {
      const value = known[name];
      if (value === undefined) return null;
      return typeof value === 'object' ? value[locale] : String(value);
    });
  return { pl: filled('pl'), en: filled('en') };
};

/** The question “Did you mean …?” with the nearest name, and a space before it; empty if no name is near. */
export const suggestNearestName = (typed: string, names: readonly string[], before = ''): LocalizedText => {
  const nearest = findNearestName(typed, names);
  if (nearest === undefined) return { pl: '', en: '' };
  return { pl: ` Czy chodziło o „${before}${nearest}”?`, en: ` Did you mean “${before}${nearest}”?` };
};
