import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#generated/routes/routes.ts';

/** Where the documents are that a visitor agrees to; passed to a form, so that its chunk needs no table of addresses. */
export interface DocumentHrefs {
  readonly terms: string;
  readonly privacy: string;
}

export const documentHrefsInLocale = (locale: Locale): DocumentHrefs => ({
  terms: pathTo('terms', locale),
  privacy: pathTo('privacy', locale),
});
