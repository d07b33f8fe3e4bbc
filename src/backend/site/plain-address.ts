import { type Locale, localeIds } from '#domain/locale.ts';
import { plainBooking, plainLanguage, plainSearch } from '#domain/no-script-form-names.ts';
import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import { pathTo } from '#generated/routes/routes.ts';

/** The pages of the server that answer what an address of the application asks, and the parameters that they understand. */
const plainPages = [
  { route: 'booking', page: plainBooking, names: ['course', 'reference', 'place', 'pairCode'] },
  { route: 'search', page: plainSearch, names: ['type', 'localization', 'month'] },
] as const;

const addresses: ReadonlyMap<
  string,
  { readonly page: string; readonly names: readonly string[]; readonly locale: Locale }
> = new Map(
  plainPages.flatMap(({ route, page, names }) =>
    localeIds.map((locale) => [pathTo(route, locale), { page, names, locale }] as const),
  ),
);

/** The page for whoever has no scripts; null where the address asks nothing that such a page answers. */
export const plainAddress = (path: string, query: string): string | null => {
  const address = addresses.get(path);
  const given = new URLSearchParams(query);
  const asked = new URLSearchParams(
    address?.names.flatMap((name): [string, string][] => {
      const value = given.get(name) ?? '';
      return value === '' ? [] : [[name, value]];
    }),
  );
  if (address === undefined || asked.size === 0) return null;
  asked.set(plainLanguage, address.locale);
  return `${address.page}?${asked}`;
};

/** The document, which leads browsers without scripts to another address; the others pass it over. */
export const leadingTo = (html: string, address: string): string =>
  html.replace(
    '</head>',
    () => `<noscript><meta http-equiv="refresh" content="0;url=${escapeMarkup(address)}"></noscript></head>`,
  );
