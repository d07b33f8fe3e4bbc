import type { Locale } from '#domain/locale.ts';

/** The `lang` of a passage: nothing when it speaks the page's language. */
export const otherLanguage = (passage: Locale, page: Locale): Locale | undefined =>
  passage === page ? undefined : passage;
