import { type Locale, otherLocale } from '#domain/locale.ts';
import type { Detail } from '#domain/pages/course.ts';
import type { Finder } from '#domain/pages/finder.ts';
import type { PageLink } from '#domain/pages/links.ts';
import type { CityLink, PolandMap } from '#domain/pages/places.ts';
import type { Prose } from '#domain/pages/prose.ts';
import type { ArticleCard, FaqItem, Picture } from '#domain/pages/sections.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { City } from '#model/schema/places.ts';
import type { Address, Places } from '../addresses/address.ts';
import type { Finding } from '../problems/finding.ts';
import type { Decide } from '../rules/meaning/decide.ts';
import type { TextDocument } from '../validate/content/content.ts';
import type { Project } from '../validate/project.ts';
import { placeholderFact } from './placeholder.ts';
import { citiesByDistance } from './places.ts';
import type { PlannedAddress, PlannedPicture } from './site-plan.ts';
import { explainLack, lackOf } from './text/explain-lack.ts';
import { fillText, nonBreakingSpaces, type Scope } from './text/fill-text.ts';
import { compileProse } from './text/prose.ts';
import { textScope } from './text/text-scope.ts';

/** Parts that many pages show. */
interface SharedParts {
  readonly finder: Finder;
  readonly map: PolandMap;
  readonly cities: readonly CityLink[];
  readonly articles: readonly ArticleCard[];
  readonly faq: readonly FaqItem[];
  readonly details: readonly Detail[];
  readonly gallery: readonly Picture[];
}

type Memo = { readonly [Part in keyof SharedParts]: Map<string, SharedParts[Part]> };

/** What the page planners share: look-ups over the project, what was planned once for many pages, and the findings. */
export interface Planning {
  readonly project: Project;
  readonly addresses: readonly PlannedAddress[];
  readonly decide: Decide;
  readonly pictures: ReadonlyMap<string, PlannedPicture>;
  readonly findAddress: (route: string, places: Places, locale: Locale) => PlannedAddress | undefined;
  /** All other cities, the nearest first. */
  readonly citiesAround: (city: City) => readonly City[];
  readonly city: (id: string | null) => City | null;
  readonly type: (id: string | null) => CourseType | null;
  /** The route over course types that a type belongs to, e.g. `company-course`; empty for a type without a page. */
  readonly routeOfType: (type: string) => string;
  readonly scope: (locale: Locale, city: City | null) => Scope;
  readonly report: (finding: Finding) => void;
  /** A shared part, planned for the first page that shows it; `key` says which of its kind it is. */
  readonly once: <Part extends keyof SharedParts>(
    part: Part,
    key: string,
    make: () => SharedParts[Part],
  ) => SharedParts[Part];
}

const addressKey = (route: string, { type, city, article }: Places, locale: Locale): string =>
  [route, locale, type ?? '', city ?? '', article ?? ''].join('|');

/** The places of an address with the names that a look-up uses. */
export const createPlanning = (
  project: Project,
  addresses: readonly PlannedAddress[],
  sinks: {
    readonly decide: Decide;
    readonly findings: Finding[];
    readonly pictures: ReadonlyMap<string, PlannedPicture>;
  },
): Planning => {
  const byKey = new Map(addresses.map((address) => [addressKey(address.route.id, address, address.locale), address]));
  const cities = new Map(project.model.cities.map((city) => [city.id, city]));
  const types = new Map(project.model.courseTypes.map((type) => [type.id, type]));
  const typeRoutes = new Map(
    addresses.flatMap(({ type, city, route }) => (type === null || city !== null ? [] : [[type, route.id] as const])),
  );
  const scopes = new Map<string, Scope>();
  const around = new Map<string, readonly City[]>();
  const memo: Memo = {
    finder: new Map(),
    map: new Map(),
    cities: new Map(),
    articles: new Map(),
    faq: new Map(),
    details: new Map(),
    gallery: new Map(),
  };
  return {
    project,
    addresses,
    pictures: sinks.pictures,
    decide: sinks.decide,
    findAddress: (route, places, locale) => byKey.get(addressKey(route, places, locale)),
    citiesAround: (city) => {
      const others = around.get(city.id) ?? citiesByDistance(project.model, city);
      around.set(city.id, others);
      return others;
    },
    city: (id) => (id === null ? null : (cities.get(id) ?? null)),
    type: (id) => (id === null ? null : (types.get(id) ?? null)),
    routeOfType: (type) => typeRoutes.get(type) ?? '',
    scope: (locale, city) => {
      const key = `${locale}|${city?.id ?? ''}`;
      const scope = scopes.get(key) ?? textScope(project, locale, city);
      scopes.set(key, scope);
      return scope;
    },
    report: (finding) => {
      sinks.findings.push(explainLack(finding, { project, addresses }));
    },
    once: (part, key, make) => {
      const known = memo[part].get(key) ?? make();
      memo[part].set(key, known);
      return known;
    },
  };
};

/** The address in this locale, or its twin in the other. */
export const nearestAddress = (
  planning: Planning,
  { route, places }: { readonly route: string; readonly places: Places },
  locale: Locale,
): Address | undefined =>
  planning.findAddress(route, places, locale) ?? planning.findAddress(route, places, otherLocale(locale));

/** Where the site shows a picture of content/; empty for a path that names none, which the check of pictures reports. */
export const pictureAt = (planning: Planning, path: string | undefined): string =>
  planning.pictures.get(path ?? '')?.src ?? '';

/** A link to an address, with `lang` when the language differs from the page's. */
export const linkTo = (address: Address, label: string, locale: Locale): PageLink => ({
  label,
  href: address.path,
  ...(address.locale === locale ? {} : { lang: address.locale }),
});

/** The address behind a link target of a text, e.g. `course:kpp/wroclaw`; null when there is none. */
export const resolveLink = (planning: Planning, target: string, locale: Locale): string | null => {
  const [scheme = '', name = ''] = target.split(/:(.*)/s);
  const { model } = planning.project;
  const path = (route: string, places: Places): string | null =>
    nearestAddress(planning, { route, places }, locale)?.path ?? null;
  switch (scheme) {
    case 'tel':
      return `tel:${model.organisation.phone.international}`;
    case 'mailto':
      return `mailto:${model.organisation.email}`;
    case 'route':
      return path(name, {});
    case 'article':
      return path('article', { article: name });
    case 'city':
      return path('city-listing', { city: name });
    case 'link':
      return model.externalLinks.find(({ id }) => id === name)?.url ?? null;
    case 'app':
      return model.appLinks.find(({ id }) => id === name)?.href ?? null;
    case 'course': {
      const [type = '', city] = name.split('/');
      if (city === undefined) return path(planning.routeOfType(type), { type });
      return path('course-city', { type, city }) ?? path('company-city', { type, city });
    }
    default:
      return null;
  }
};

/** A document of a locale, or its Polish original where the locale has none. */
export const findDocument = (planning: Planning, name: string, locale: Locale): TextDocument | null =>
  planning.project.content.documents[locale].get(name) ?? null;

/** A line of front matter at a path of it, with its arguments filled in. */
export const fillFront = (
  planning: Pick<Planning, 'scope' | 'report'>,
  { file, locale }: Pick<TextDocument, 'file' | 'locale'>,
  line: { readonly text: string; readonly path: readonly string[]; readonly city: City | null },
): string =>
  fillText(line.text, planning.scope(locale, line.city), (argument) =>
    planning.report({
      code: 'unknown-argument',
      at: { content: file, path: line.path },
      found: `Nothing fills “{${argument}}”.`,
      ...lackOf('argument', argument),
    }),
  );

/** One-letter words of Polish are bound to the next. */
export const bindWords = (text: string, locale: Locale): string => (locale === 'pl' ? nonBreakingSpaces(text) : text);

/** The text of a front matter field with its arguments filled in; one-letter words are bound. */
export const frontText = (
  planning: Planning,
  document: TextDocument,
  field: { readonly name: 'title' | 'description' | 'heading' | 'lead' | 'seoHeading'; readonly city: City | null },
): string => {
  const { name, city } = field;
  const filled = fillFront(planning, document, { text: document.front[name] ?? '', path: [name], city });
  return name === 'description' ? filled : bindWords(filled, document.locale);
};

/** One section of a document as blocks; empty when the document does not have it. */
export const sectionProse = (
  planning: Planning,
  document: TextDocument | null,
  { section, city }: { readonly section: string; readonly city: City | null },
): Prose => {
  const text = document?.sections[section];
  if (document === null || text === undefined) return [];
  return compileProse(text, {
    locale: document.locale,
    scope: planning.scope(document.locale, city),
    link: (target) => resolveLink(planning, target, document.locale),
    placeholder: (reference) => placeholderFact(planning.project, reference),
    report: ({ offset, ...problem }) => planning.report({ ...problem, at: { content: document.file, offset } }),
  });
};
