import type { Locale } from '#domain/locale.ts';
import { pathTo } from '#generated/routes/routes.ts';

/** Where the documents are that a visitor agrees to; told to a form, so that it need not bring all addresses with it. */
export interface DocumentHrefs {
  readonly terms: string;
  readonly privacy: string;
}

export const documentHrefs = (locale: Locale): DocumentHrefs => ({
  terms: pathTo('terms', locale),
  privacy: pathTo('privacy', locale),
});
