import { type Locale, localeIds } from '#domain/locale.ts';
import { listParameters, plainBooking, plainClient, plainLanguage, plainSearch } from '#domain/no-script-form-names.ts';
import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import datesPages from '#generated/routes/dates-pages.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';

/** The pages of the server that answer what an address of the application asks, and the parameters that they understand. */
const plainPages = [
  { route: 'booking', page: plainBooking, names: ['course', 'reference', 'place', 'pairCode'] },
  { route: 'search', page: plainSearch, names: listParameters },
] as const;

interface PlainPage {
  readonly page: string;
  readonly locale: Locale;
  /** The parameters that ask for it. */
  readonly names: readonly string[];
  /** What the address says itself. */
  readonly own: Readonly<Record<string, string>>;
}

const ofApplication = plainPages.flatMap(({ route, page, names }) =>
  localeIds.map((locale): [string, PlainPage] => [pathTo(route, locale), { page, names, locale, own: {} }]),
);

type DatesPage = (typeof datesPages)[number];

/** A list of dates is narrowed by what its page does not say itself. */
const narrowed = ({ type, client, city }: DatesPage): Pick<PlainPage, 'names' | 'own'> => {
  const own: Record<string, string> = {
    [plainClient]: client,
    ...(type === null ? {} : { type }),
    ...(city === null ? {} : { localization: city }),
  };
  return { names: listParameters.filter((name) => !(name in own)), own };
};

const ofDates = datesPages.flatMap((page): [string, PlainPage][] =>
  localeIds
    .filter((locale) => locale === page.locale)
    .map((locale) => [page.path, { page: plainSearch, locale, ...narrowed(page) }]),
);

const addresses: ReadonlyMap<string, PlainPage> = new Map([...ofApplication, ...ofDates]);

/** The page for whoever has no scripts; null where the address asks nothing that such a page answers. */
export const plainAddress = (path: string, query: string): string | null => {
  const address = addresses.get(path);
  const given = new URLSearchParams(query);
  const asked = address?.names.flatMap((name): [string, string][] => {
    const value = given.get(name) ?? '';
    return value === '' ? [] : [[name, value]];
  });
  if (address === undefined || asked === undefined || asked.length === 0) return null;
  return `${address.page}?${new URLSearchParams([...asked, ...Object.entries(address.own), [plainLanguage, address.locale]])}`;
};

/** The document, which leads browsers without scripts to another address; the others pass it over. */
export const leadingTo = (html: string, address: string): string =>
  html.replace(
    '</head>',
    () => `<noscript><meta http-equiv="refresh" content="0;url=${escapeMarkup(address)}"></noscript></head>`,
  );
