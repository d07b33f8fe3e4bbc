import type { Detail } from '#contract/course.ts';
import type { Finder } from '#contract/finder.ts';
import type { CityLink, PolandMap } from '#contract/places.ts';
import type { ArticleCard, FaqItem, Picture } from '#contract/sections.ts';
import type { Locale } from '#domain/locale.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { City } from '#model/schema/places.ts';
import type { Places } from '../../addresses/address.ts';
import type { Finding } from '../../problems/finding.ts';
import type { Decide } from '../../rules/meaning/decide.ts';
import type { Project } from '../../validate/project.ts';
import { sortOtherCitiesByDistance } from '../places.ts';
import type { PlannedAddress, PlannedPicture } from '../site-plan.ts';
import { addSuggestedName } from '../text/explain-lack.ts';
import type { Scope } from '../text/fill-text.ts';
import { createTextScope } from '../text/text-scope.ts';

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

/** What the page planners share: look-ups in the project, parts that are planned once for many pages, and the findings. */
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
  /** The values that a text may name, for a text about a city, for an audience, or in general. */
  readonly scope: (locale: Locale, city: City | null, audience?: string | null) => Scope;
  readonly report: (finding: Finding) => void;
  /** A shared part, which is planned for the first page that shows it; `key` tells parts of one kind from each other. */
  readonly once: <Part extends keyof SharedParts>(
    part: Part,
    key: string,
    make: () => SharedParts[Part],
  ) => SharedParts[Part];
}

/** The key of an address in look-ups. */
const addressKey = (route: string, { type, city, article }: Places, locale: Locale): string =>
  [route, locale, type ?? '', city ?? '', article ?? ''].join('|');

export const createPlanningContext = (
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
      const others = around.get(city.id) ?? sortOtherCitiesByDistance(project.model, city);
      around.set(city.id, others);
      return others;
    },
    city: (id) => (id === null ? null : (cities.get(id) ?? null)),
    type: (id) => (id === null ? null : (types.get(id) ?? null)),
    routeOfType: (type) => typeRoutes.get(type) ?? '',
    scope: (locale, city, audience = null) => {
      const key = `${locale}|${city?.id ?? ''}|${audience ?? ''}`;
      const scope = scopes.get(key) ?? createTextScope(project, locale, city, audience);
      scopes.set(key, scope);
      return scope;
    },
    report: (finding) => {
      sinks.findings.push(addSuggestedName(finding, { project, addresses }));
    },
    once: (part, key, make) => {
      const known = memo[part].get(key) ?? make();
      memo[part].set(key, known);
      return known;
    },
  };
};
