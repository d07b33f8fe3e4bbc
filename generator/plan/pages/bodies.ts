import type { AudienceCard, CourseCard, PageHeaderMedia } from '#contract/course.ts';
import type { Finder } from '#contract/finder.ts';
import type { CustomerZone, PageLink } from '#contract/links.ts';
import type { Bodies, OwnBodies, PageKind } from '#contract/page.ts';
import type { CityLink, PolandMap } from '#contract/places.ts';
import type { Prose } from '#contract/prose.ts';
import type { ArticleCard, Logo } from '#contract/sections.ts';
import type { Locale } from '#domain/locale.ts';
import { comparePolish } from '#domain/texts/compare-polish.ts';
import { compareByCodeUnit } from '#domain/texts/compare-text.ts';
import type { Audience } from '#model/schema/courses.ts';
import type { Address } from '../../addresses/address.ts';
import { courseTypesOfRow } from '../../addresses/expand-addresses.ts';
import type { TextDocument } from '../../validate/content/content.ts';
import { customerZone, placeholderMark } from '../placeholder.ts';
import { findDocument, frontMatterText, sectionProse } from '../planning/document-texts.ts';
import { addressInEitherLocale, linkToAddress, pictureAddress } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import { listProcessingRecords } from '../processing/processing.ts';
import {
  cityLinks,
  instructorCards,
  planAppLinks,
  planCityFacts,
  planCourseCard,
  planFinderData,
  planPolandMap,
  showableClaims,
} from './cards.ts';
import { planCourseChooser } from './chooser.ts';
import { directionsToCity } from './city-part.ts';
import { planCourseBody, planCourseDates } from './course-body.ts';
import { planEmergency, planEmergencyLinks } from './emergencies.ts';
import { planPageTable } from './page-table.ts';
import { listUnservedCities } from './unserved-cities.ts';

/** The articles of the blog, newest first. */
const articleCards = (planning: Planning): ArticleCard[] =>
  planning.addresses
    .filter(({ kind }) => kind === 'article')
    .flatMap((address) => {
      const document = findDocument(planning, `articles/${address.article ?? ''}`, address.locale);
      if (document === null) return [];
      return [
        {
          id: address.article ?? '',
          href: address.path,
          heading: frontMatterText(planning, document, { name: 'heading', city: null }),
          lead: frontMatterText(planning, document, { name: 'lead', city: null }),
          published: document.front.published ?? '',
          picture: pictureAddress(planning, document.front.picture),
        },
      ];
    })
    .toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : a.id < b.id ? -1 : 1));

type Planner<Kind extends PageKind> = (planning: Planning, address: Address) => Bodies[Kind] | null;

const pageDocument = (planning: Planning, { route, locale }: Address): TextDocument | null =>
  findDocument(planning, `pages/${route.page ?? ''}`, locale);

const pageText = (planning: Planning, address: Address): Prose =>
  sectionProse(planning, pageDocument(planning, address), { section: 'body', city: null });

const cards = (planning: Planning, types: readonly string[], locale: Locale): CourseCard[] =>
  types.flatMap((id) => {
    const type = planning.type(id);
    const card = type === null ? null : planCourseCard(planning, type, locale);
    return card ?? [];
  });

const sharedFinder = (planning: Planning, locale: Locale): Finder =>
  planning.once('finder', locale, () => planFinderData(planning, locale));
const sharedMap = (planning: Planning, locale: Locale): PolandMap =>
  planning.once('map', locale, () => planPolandMap(planning, locale));

const listingCities = (planning: Planning, locale: Locale): readonly CityLink[] =>
  planning.once('cities', locale, () =>
    cityLinks(planning, { route: 'city-listing', type: null, cities: planning.project.model.cities }, locale),
  );

const audienceCourses = (planning: Planning, { route }: Address): readonly string[] =>
  courseTypesOfRow({ audience: route.audience }, planning.project.model);

/** The address of the first page of an audience: its landing route, with the first of its course types if the route is over types. */
export const firstPageOfAudience = (planning: Planning, audience: Audience, locale: Locale): Address | undefined =>
  addressInEitherLocale(planning, { route: audience.landing, places: {} }, locale) ??
  addressInEitherLocale(
    planning,
    {
      route: audience.landing,
      places: { type: courseTypesOfRow({ audience: audience.id }, planning.project.model)[0] ?? null },
    },
    locale,
  );

const audienceCards = (planning: Planning, locale: Locale): readonly AudienceCard[] =>
  planning.project.model.audiences.map((audience) => ({
    id: audience.id,
    name: audience.name[locale],
    description: audience.description[locale],
    href: firstPageOfAudience(planning, audience, locale)?.path ?? '',
    picture: pictureAddress(planning, audience.picture),
    courses: cards(planning, courseTypesOfRow({ audience: audience.id }, planning.project.model), locale),
  }));

/** The header picture of the audience whose first page is this list; null for other lists. */
const listingHeader = (planning: Planning, address: Address): PageHeaderMedia | null => {
  const audience = planning.project.model.audiences.find(({ landing }) => landing === address.route.id);
  if (audience === undefined || audience.header === null) return null;
  return { ...audience.header, picture: pictureAddress(planning, audience.picture) };
};

const articles = (planning: Planning): readonly ArticleCard[] =>
  planning.once('articles', 'pl', () => articleCards(planning));

const reservedLists = (
  planning: Planning,
  { locale, route }: Address,
): readonly { name: string; links: readonly PageLink[] }[] => {
  const { audiences } = planning.project.model;
  if (route.localization === 'param') {
    const types = courseTypesOfRow(route, planning.project.model);
    const links = planning.addresses
      .filter(({ type, city }) => city !== null && types.includes(type ?? ''))
      .map((page) => linkToAddress(page, planning.city(page.city)?.name ?? page.path, locale))
      .toSorted((one, other) => comparePolish(one.label, other.label));
    return [{ name: route.name[locale] ?? route.name.pl, links }];
  }
  return audiences
    .filter(({ id }) => (route.audience ?? id) === id)
    .map((audience) => ({
      name: audience.title[locale],
      links: cards(planning, courseTypesOfRow({ audience: audience.id }, planning.project.model), locale).map(
        ({ name, href, lang }): PageLink => ({ label: name, href, ...(lang === undefined ? {} : { lang }) }),
      ),
    }));
};

const customerZoneOf = ({ project }: Planning): CustomerZone | null => {
  const link = project.model.externalLinks.find(({ id }) => id === customerZone);
  return link === undefined ? null : { href: link.url, ...placeholderMark(link.placeholder, link.id) };
};

const cityListing: Planner<'city-listing'> = (planning, address) => {
  const city = planning.city(address.city);
  const first = planning.type(audienceCourses(planning, address)[0] ?? null);
  if (city === null || first === null) return null;
  const { locale } = address;
  const dates = planCourseDates(planning, { type: first, city, locale });
  return {
    city: planCityFacts(planning, city, { target: { route: 'city-listing', type: null }, locale }),
    travel: directionsToCity(planning, city),
    courses: cityCards(planning, address, city.id),
    dates:
      dates === null
        ? courseDatesMissing
        : { ...dates, type: null, course: address.route.name[locale] ?? '', filter: 'none', cities: [], days: null },
    text: sectionProse(planning, findDocument(planning, `cities/listing/${city.id}`, 'pl'), { section: 'body', city }),
    cities: listingCities(planning, locale),
  };
};

const courseDatesMissing = {
  type: null,
  client: '',
  city: null,
  course: '',
  filter: 'none',
  cities: [],
  allHref: '',
  days: null,
} as const;

/** The individual courses, linked as a visitor reaches them from a city: their city page, or their page with the city in the query. */
const cityCards = (planning: Planning, address: Address, city: string): CourseCard[] => {
  const { locale } = address;
  return audienceCourses(planning, address).flatMap((id) => {
    const [card] = cards(planning, [id], locale);
    if (card === undefined) return [];
    const page = addressInEitherLocale(planning, { route: 'course-city', places: { type: id, city } }, locale);
    return [{ ...card, href: page?.path ?? `${card.href}?localization=${city}` }];
  });
};

const article: Planner<'article'> = (planning, address) => {
  const document = findDocument(planning, `articles/${address.article ?? ''}`, address.locale);
  if (document === null) return null;
  return {
    id: address.article ?? '',
    published: document.front.published ?? '',
    updated: document.front.updated ?? null,
    picture: pictureAddress(planning, document.front.picture),
    text: sectionProse(planning, document, { section: 'body', city: null }),
    more: articles(planning),
  };
};

/** The pictures of a carousel, from its folder in content/pictures. */
const carouselPictures = ({ project, pictures }: Planning, id: string): readonly Logo[] => {
  const carousel = project.model.carousels.find((row) => row.id === id);
  const folder = `pictures/${carousel?.folder ?? ''}/`;
  const files = [...pictures.values()].filter(({ file }) => file.startsWith(folder)).map(({ src }) => src);
  return [...new Set(files)]
    .toSorted(compareByCodeUnit)
    .map((src) => ({ src, ...placeholderMark(carousel?.placeholder, id) }));
};

const planners: { readonly [Kind in keyof OwnBodies]: Planner<Kind> } = {
  home: (planning, address) => ({
    picture: pictureAddress(
      planning,
      planning.project.model.audiences.find(({ id }) => id === address.route.audience)?.picture,
    ),
    audiences: audienceCards(planning, address.locale),
    finder: sharedFinder(planning, address.locale),
    map: sharedMap(planning, address.locale),
    claims: showableClaims(planning, address.locale),
    logos: carouselPictures(planning, 'logos'),
  }),
  listing: (planning, address) => ({
    header: listingHeader(planning, address),
    chooser: planCourseChooser(planning, address.locale),
    courses: cards(planning, audienceCourses(planning, address), address.locale),
    finder: sharedFinder(planning, address.locale),
    cities: listingCities(planning, address.locale),
    text: pageText(planning, address),
  }),
  'city-listing': cityListing,
  course: planCourseBody,
  'course-city': planCourseBody,
  'company-city': planCourseBody,
  blog: (planning, address) => ({ articles: articles(planning), text: pageText(planning, address) }),
  article,
  about: (planning, address) => ({
    text: pageText(planning, address),
    instructors: instructorCards(planning, address.locale),
    map: sharedMap(planning, address.locale),
    claims: showableClaims(planning, address.locale),
  }),
  text: (planning, address) => ({
    ...(address.route.emergency === undefined ? planPageTable(planning, pageDocument(planning, address)) : {}),
    text: address.route.emergency === undefined ? pageText(planning, address) : [],
    apps: address.route.apps ? planAppLinks(planning, address.locale) : [],
    emergencies: address.route.emergencies ? planEmergencyLinks(planning, address.locale) : null,
    emergency: planEmergency(planning, address),
    processing: address.route.processing ? listProcessingRecords(planning.project, address.locale) : [],
  }),
  reserved: (planning, address) => ({
    text: pageText(planning, address),
    finder: address.route.search ? planFinderData(planning, address.locale) : null,
    lists: reservedLists(planning, address),
    customerZone: customerZoneOf(planning),
  }),
  'not-found': (planning, address) => ({
    text: pageText(planning, address),
    unserved: listUnservedCities(planning, address.locale),
    finder: sharedFinder(planning, address.locale),
  }),
};

const plannerOf = (kind: PageKind) => {
  const own: { readonly [Kind in PageKind]?: Planner<Kind> } = planners;
  return own[kind] ?? ((planning: Planning, address: Address) => ({ text: pageText(planning, address) }));
};

/** The body of a page; null if the subject of the page does not exist. */
export const planPageBody = (planning: Planning, address: Address & { readonly kind: PageKind }) =>
  plannerOf(address.kind)(planning, address);
