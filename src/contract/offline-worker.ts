import type { Locale } from '#domain/locale.ts';

/** The program that keeps the pages of help of a language for the time without a connection. */
export const offlineWorkerPath = (locale: Locale): string => `/help-${locale}.js`;
