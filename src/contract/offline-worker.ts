import type { Locale } from '#domain/locale.ts';

/** The path of the service worker that keeps the emergency pages of a language for use without a connection. */
export const offlineWorkerPath = (locale: Locale): string => `/help-${locale}.js`;
