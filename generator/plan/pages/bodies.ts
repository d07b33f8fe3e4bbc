import type { Locale } from '#domain/locale.ts';
import type { CourseCard } from '#domain/pages/course.ts';
import type { PageLink } from '#domain/pages/links.ts';
import type { Bodies, PageKind } from '#domain/pages/page.ts';
import type { Prose } from '#domain/pages/prose.ts';
import type { ArticleCard } from '#domain/pages/sections.ts';
import type { PieceReference, Stored } from '#domain/pages/stored-page.ts';
import { compareText } from '#domain/texts/compare-text.ts';
import type { Address } from '../../addresses/address.ts';
import {
  findDocument,
  frontText,
  linkTo,
  nearestAddress,
  type Planning,
  pictureAt,
  sectionProse,
} from '../planning.ts';
import { appLinks, cityFacts, cityLinks, claimLines, courseCard, finder, instructorCards, polandMap } from './cards.ts';
import { planChooser } from './chooser.ts';
import { courseBody, courseDates } from './course-body.ts';

type Planner<Kind extends PageKind> = (planning: Planning, address: Address) => Stored<Bodies[Kind]> | null;

const pageText = (planning: Planning, address: Address): Prose =>
  sectionProse(planning, findDocument(planning, `pages/${address.route.page ?? ''}`, address.locale), 'body', null);

const cards = (planning: Planning, types: readonly string[], locale: Locale): CourseCard[] =>
  types.flatMap((id) => {
    const type = planning.type(id);
    const card = type === null ? null : courseCard(planning, type, locale);
    return card ?? [];
  });

const finderPiece = (planning: Planning, locale: Locale): PieceReference =>
  planning.piece(`${locale}/finder`, () => finder(planning, locale));
const mapPiece = (planning: Planning, locale: Locale): PieceReference =>
  planning.piece(`${locale}/map`, () => polandMap(planning, locale));

const listingCities = (planning: Planning, locale: Locale): PieceReference =>
  planning.piece(`${locale}/cities-listing`, () =>
    cityLinks(planning, { route: 'city-listing', type: null, cities: planning.project.facts.cities }, locale),
  );

const individualCards = (planning: Planning, locale: Locale): PieceReference =>
  planning.piece(`${locale}/cards-individual`, () => {
    const audience = planning.project.facts.audiences.find(({ openCourses }) => openCourses);
    return cards(planning, audience?.types ?? [], locale);
  });

/** The first page of an audience: its landing route, over the first of its types where the route is over types. */
export const audienceAddress = (
  planning: Planning,
  audience: { readonly landing: string; readonly types: readonly string[] },
  locale: Locale,
): Address | undefined =>
  nearestAddress(planning, audience.landing, {}, locale) ??
  nearestAddress(planning, audience.landing, { type: audience.types[0] ?? null }, locale);

const audienceCards = (planning: Planning, locale: Locale): PieceReference =>
  planning.piece(`${locale}/audiences`, () =>
    planning.project.facts.audiences.map((audience) => ({
      id: audience.id,
      name: audience.name[locale],
      href: audienceAddress(planning, audience, locale)?.path ?? '',
      picture: pictureAt(planning, audience.picture),
      courses: cards(planning, audience.types, locale),
    })),
  );

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
          heading: frontText(planning, document, { name: 'heading', city: null }),
          lead: frontText(planning, document, { name: 'lead', city: null }),
          published: document.front.published ?? '',
          picture: pictureAt(planning, document.front.picture),
        },
      ];
    })
    .toSorted((a, b) => (a.published < b.published ? 1 : a.published > b.published ? -1 : a.id < b.id ? -1 : 1));

const articles = (planning: Planning): PieceReference => planning.piece('pl/articles', () => articleCards(planning));

const reservedLists = (
  planning: Planning,
  address: Address,
): readonly { name: string; links: readonly PageLink[] }[] => {
  const { locale } = address;
  const everyCourse = planning.project.facts.audiences.map((audience) => ({
    name: audience.name[locale],
    links: cards(planning, audience.types, locale).map(
      ({ name, href, lang }): PageLink => ({ label: name, href, ...(lang === undefined ? {} : { lang }) }),
    ),
  }));
  const position = ['individual-types', 'company-types', 'uniformed-types', 'fire-types'].indexOf(address.route.id);
  if (address.route.id === 'company-special-types') {
    const links = planning.addresses
      .filter(({ kind }) => kind === 'company-city')
      .map((page) => linkTo(page, planning.city(page.city)?.name ?? page.path, locale));
    return [{ name: address.route.name[locale] ?? address.route.name.pl, links }];
  }
  return position < 0 ? everyCourse : everyCourse.slice(position, position + 1);
};

const cityListing: Planner<'city-listing'> = (planning, address) => {
  const city = planning.city(address.city);
  const [first] = planning.project.facts.courseTypes;
  if (city === null || first === undefined) return null;
  const { locale } = address;
  const dates = courseDates(planning, first, city, locale);
  return {
    city: cityFacts(planning, city, { route: 'city-listing', type: null }, locale),
    courses: planning.piece(`${locale}/cards-city-${city.id}`, () => cityCards(planning, city.id, locale)),
    dates:
      dates === null
        ? courseDatesMissing
        : { ...dates, type: null, course: address.route.name[locale] ?? '', filter: 'none', cities: [], days: null },
    text: sectionProse(planning, findDocument(planning, `cities/listing/${city.id}`, 'pl'), 'body', city),
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

/** The individual courses as they are reached from a city: on their city page, or with the city in the query. */
const cityCards = (planning: Planning, city: string, locale: Locale): CourseCard[] => {
  const audience = planning.project.facts.audiences.find(({ openCourses }) => openCourses);
  return (audience?.types ?? []).flatMap((id) => {
    const [card] = cards(planning, [id], locale);
    if (card === undefined) return [];
    const page = nearestAddress(planning, 'course-city', { type: id, city }, locale);
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
    picture: pictureAt(planning, document.front.picture),
    text: sectionProse(planning, document, 'body', null),
    more: articles(planning),
  };
};

/** The pictures of a carousel whose folder lies in content/pictures. */
const carouselPictures = ({ project, pictures }: Planning, id: string): readonly string[] => {
  const folder = `pictures/${project.facts.carousels.find((carousel) => carousel.id === id)?.folder ?? ''}/`;
  const files = [...pictures.values()].filter(({ file }) => file.startsWith(folder)).map(({ src }) => src);
  return [...new Set(files)].toSorted(compareText);
};

/** What fills each kind of page; null when its subject does not exist. */
export const bodyPlanners: { readonly [Kind in PageKind]: Planner<Kind> } = {
  home: (planning, address) => ({
    picture: pictureAt(planning, planning.project.facts.audiences[0]?.picture),
    audiences: audienceCards(planning, address.locale),
    finder: finderPiece(planning, address.locale),
    map: mapPiece(planning, address.locale),
    claims: claimLines(planning, address.locale),
    logos: carouselPictures(planning, 'logos'),
    apps: appLinks(planning, address.locale),
    text: pageText(planning, address),
  }),
  listing: (planning, address) => ({
    chooser: planning.piece(`${address.locale}/chooser`, () => planChooser(planning, address.locale)),
    courses: individualCards(planning, address.locale),
    finder: finderPiece(planning, address.locale),
    cities: listingCities(planning, address.locale),
    text: pageText(planning, address),
  }),
  'city-listing': cityListing,
  course: courseBody,
  'course-city': courseBody,
  'company-city': courseBody,
  blog: (planning, address) => ({ articles: articles(planning), text: pageText(planning, address) }),
  article,
  contact: (planning, address) => ({ text: pageText(planning, address) }),
  about: (planning, address) => ({
    text: pageText(planning, address),
    instructors: planning.piece(`${address.locale}/instructors`, () => instructorCards(planning, address.locale)),
    map: mapPiece(planning, address.locale),
    claims: claimLines(planning, address.locale),
  }),
  text: (planning, address) => ({
    text: pageText(planning, address),
    apps: address.route.id === 'kpp-tests' ? appLinks(planning, address.locale) : [],
  }),
  situations: (planning, address) => ({
    text: pageText(planning, address),
    rows: planning.project.facts.situations.map((row) => ({
      id: row.id,
      name: row.name[address.locale],
      medicine: row.medicine[address.locale],
      form: row.form[address.locale],
    })),
  }),
  reserved: (planning, address) => ({
    text: pageText(planning, address),
    finder: address.route.id === 'search' ? finder(planning, address.locale) : null,
    lists: reservedLists(planning, address),
  }),
  audit: (planning, address) => planning.audit[address.locale],
  'not-found': (planning, address) => ({
    text: pageText(planning, address),
    finder: finderPiece(planning, address.locale),
    links: planning.project.facts.audiences.flatMap((audience) => {
      const target = audienceAddress(planning, audience, address.locale);
      return target === undefined ? [] : [linkTo(target, audience.name[address.locale], address.locale)];
    }),
  }),
};
