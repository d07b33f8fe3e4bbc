import type { Layout } from '#contract/layout.ts';
import type { PageLink } from '#contract/links.ts';
import type { Locale } from '#domain/locale.ts';
import type { MenuEntry } from '#model/schema/routes.ts';
import { placeholderMark } from '../placeholder.ts';
import { addressInEitherLocale, linkToAddress } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import { bindWords, nonBreakingPostalTown } from '../text/fill-text.ts';
import { planAppLinks } from './cards.ts';

type PlannedEntry = Layout['menus'][string]['entries'][number];

const entryOf = (planning: Planning, entry: MenuEntry, locale: Locale): PlannedEntry[] => {
  const { externalLinks, courseTypes, routes } = planning.project.model;
  const link = externalLinks.find(({ id }) => id === entry.link);
  const target = link ?? courseTypes.find(({ id }) => id === entry.type) ?? routes.find(({ id }) => id === entry.route);
  const label = (entry.name ?? target?.name)?.[locale];
  if (label === undefined) return [];
  if (link !== undefined) {
    const { url: href, placeholder } = link;
    return [
      { id: entry.id, label, href, special: entry.special, external: true, ...placeholderMark(placeholder, link.id) },
    ];
  }
  const address = addressInEitherLocale(
    planning,
    { route: entry.route ?? '', places: { type: entry.type ?? null } },
    locale,
  );
  return address === undefined
    ? []
    : [{ id: entry.id, ...linkToAddress(address, label, locale), special: entry.special, external: false }];
};

const routeLink = (planning: Planning, route: string, locale: Locale): PageLink => {
  const address = addressInEitherLocale(planning, { route, places: {} }, locale);
  return address === undefined
    ? { label: '', href: '/' }
    : linkToAddress(address, address.route.name[locale] ?? address.route.name.pl, locale);
};

/** Header, menus and footer of a locale. */
export const planLayout = (planning: Planning, locale: Locale): Layout => {
  const { organisation, menus } = planning.project.model;
  return {
    locale,
    organisation: {
      placeholder: organisation.placeholder,
      name: organisation.name,
      short: organisation.short[locale],
      legalName: bindWords(organisation.legalName, 'pl'),
      email: organisation.email,
      address: [organisation.address.street, nonBreakingPostalTown(organisation.address)],
      nip: organisation.nip,
    },
    home: routeLink(planning, 'home', locale),
    contact: routeLink(planning, 'contact', locale),
    help: routeLink(planning, 'first-aid-instructions', locale),
    search: routeLink(planning, 'search', locale),
    menus: Object.fromEntries(
      menus.map((menu) => [
        menu.id,
        {
          name: menu.name[locale] ?? menu.name.pl,
          entries: menu.entries.flatMap((entry) => entryOf(planning, entry, locale)),
        },
      ]),
    ),
    apps: planAppLinks(planning, locale),
  };
};
