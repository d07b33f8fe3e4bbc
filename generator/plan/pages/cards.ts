import type { CourseCard, Detail, Price } from '#contract/course.ts';
import type { Finder } from '#contract/finder.ts';
import type { AppLinkData } from '#contract/links.ts';
import type { CityFacts, CityLink, InstructorCard, NearCity, PolandMap } from '#contract/places.ts';
import type { ClaimLine } from '#contract/sections.ts';
import type { Locale } from '#domain/locale.ts';
import { formatNumber } from '#domain/texts/format-number.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { City, Instructor } from '#model/schema/places.ts';
import { parameterValueOnDay, parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import { unitTextsInLocale } from '../../validate/numbers-in-texts.ts';
import { customerZone, placeholderMark } from '../placeholder.ts';
import { cityNameInLocale, kilometresBetweenCities, sortCitiesByName } from '../places.ts';
import { findDocument, frontMatterText } from '../planning/document-texts.ts';
import { addressInEitherLocale, pictureAddress } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import { currentOrNextPromotion, lowestPriceToShow } from '../promotions.ts';
import { formatNumberWithUnit } from '../text/format-fact.ts';
import { createMessageLookup } from '../text/message-texts.ts';
import { missingUnitFinding } from '../text/missing-unit.ts';

const parameterValue = (planning: Planning, id: string | null): number | null => {
  const parameter = id === null ? undefined : planning.project.parameters[id];
  return parameter === undefined
    ? null
    : parameterValueOnDay(parameter, parseEditionDay(planning.project.model.edition));
};

const taughtInFacts: Readonly<Record<string, string>> = { pl: 'taughtInPL', en: 'taughtInEN' };

/** The language of instruction; left out on Polish pages of courses taught in Polish. */
const languageOf = ({ taughtIn }: CourseType, locale: Locale) =>
  taughtIn === 'pl' && locale === 'pl'
    ? []
    : [{ id: taughtInFacts[taughtIn] ?? `taughtIn${taughtIn.toUpperCase()}`, link: null }];

/** Further details of a course: the message key of each, and the id of the external link that it depends on, if any. */
const qualities = ({ instalments, givesCustomerZone }: CourseType) => [
  ...(instalments ? [{ id: 'instalments', link: null }] : []),
  ...(givesCustomerZone ? [{ id: 'customerZone', link: customerZone }] : []),
];

/** The details of a course as label and value: its numbers in the order of the model, then its other details. */
export const courseDetails = (planning: Planning, type: CourseType, locale: Locale): Detail[] => {
  const t = createMessageLookup(planning.project, { namespace: 'facts', locale }, planning.report);
  const units = unitTextsInLocale(planning.project.content, locale);
  const numbers = type.details.flatMap((id) => {
    const parameter = planning.project.parameters[id];
    const value = parameterValue(planning, id);
    if (parameter === undefined || value === null) return [];
    const text = formatNumberWithUnit({ value, unit: parameter.unit, form: 'nominative' }, locale, units);
    if (text !== null) return [{ id, label: t(id), value: text }];
    planning.report(missingUnitFinding(locale, parameter.unit));
    return [];
  });
  const { externalLinks } = planning.project.model;
  const isOpen = (link: string | null): boolean =>
    externalLinks.some(({ id, placeholder }) => id === link && placeholder);
  return [
    ...numbers,
    ...[...qualities(type), ...languageOf(type, locale)].map(({ id, link }) => ({
      id,
      label: t(id),
      value: t(id, 'given'),
      ...placeholderMark(isOpen(link), link ?? id),
    })),
  ];
};

/** The price of a course in grosze, with the promotion that applies on the edition day, else the next promotion. */
export const coursePrice = (planning: Planning, type: CourseType): Price | null => {
  const standard = parameterValue(planning, type.price?.standard ?? null);
  if (standard === null) return null;
  const promotion = currentOrNextPromotion(type, planning.project);
  return {
    standard,
    promotional: promotion && { price: promotion.price, from: promotion.from, to: promotion.to },
    lowestBefore: promotion?.lowestBefore ?? null,
    lowest: lowestPriceToShow(type, planning.project),
  };
};

/** The most details on a course card. */
export const cardDetails = 3;

/** A course as lists show it; null if it has no page. */
export const planCourseCard = (planning: Planning, type: CourseType, locale: Locale): CourseCard | null => {
  const address = addressInEitherLocale(
    planning,
    { route: planning.routeOfType(type.id), places: { type: type.id } },
    locale,
  );
  if (address === undefined) return null;
  const document = findDocument(planning, `courses/${type.id}`, locale);
  return {
    id: type.id,
    name: type.name[locale],
    short: type.short[locale],
    href: address.path,
    lead: document === null ? '' : frontMatterText(planning, document, { name: 'lead', city: null }),
    picture: pictureAddress(planning, type.header.picture),
    details: courseDetails(planning, type, locale).slice(0, cardDetails),
    price: coursePrice(planning, type),
    ...(address.locale === locale ? {} : { lang: address.locale }),
  };
};

/** The route, and the course, whose city pages are linked. */
interface CityTarget {
  readonly target: { readonly route: string; readonly type: string | null };
  readonly locale: Locale;
}

/** A link to the page of a city under a route; to the page in the other language if this one has none. */
const cityLink = (planning: Planning, city: City, { target, locale }: CityTarget): CityLink | null => {
  const address = addressInEitherLocale(
    planning,
    { route: target.route, places: { type: target.type, city: city.id } },
    locale,
  );
  if (address === undefined) return null;
  return {
    id: city.id,
    name: cityNameInLocale(city, locale),
    ...(city.label === undefined ? {} : { label: city.label[locale] }),
    href: address.path,
    ...(address.locale === locale ? {} : { lang: address.locale }),
  };
};

/** Links to the city pages under a route, in alphabetical order. */
export const cityLinks = (
  planning: Planning,
  { cities, ...target }: CityTarget['target'] & { readonly cities: readonly City[] },
  locale: Locale,
): CityLink[] => sortCitiesByName(cities, locale).flatMap((city) => cityLink(planning, city, { target, locale }) ?? []);

/** The nearest cities that also have the page. They may be far away if the course takes place in few cities. */
const nearCities = (planning: Planning, city: City, around: CityTarget): NearCity[] =>
  planning
    .citiesAround(city)
    .values()
    .flatMap((near) => {
      const link = cityLink(planning, near, around);
      return link === null ? [] : [{ ...link, kilometres: kilometresBetweenCities(city, near) }];
    })
    .take(planning.project.model.geography.neighbours.count)
    .toArray();

const instructorCard = (planning: Planning, instructor: Instructor, locale: Locale): InstructorCard => ({
  id: instructor.id,
  title: instructor.title[locale],
  position: instructor.position?.[locale] ?? null,
  picture: instructor.picture === null ? null : (planning.pictures.get(instructor.picture)?.src ?? null),
  alt: instructor.alt[locale],
  ...placeholderMark(instructor.placeholder, instructor.id),
});

export const instructorCards = (planning: Planning, locale: Locale): InstructorCard[] =>
  planning.project.model.instructors.map((instructor) => instructorCard(planning, instructor, locale));

const instructorById = (planning: Planning, id: string | undefined, locale: Locale): InstructorCard | null => {
  const instructor = planning.project.model.instructors.find((candidate) => candidate.id === id);
  return instructor === undefined ? null : instructorCard(planning, instructor, locale);
};

/** The instructor of a city, else of its region (C72). */
const instructorOf = (planning: Planning, city: City, locale: Locale): InstructorCard | null => {
  const region = planning.project.model.regions.find(({ id }) => id === city.region);
  return instructorById(planning, city.instructor ?? region?.instructor, locale);
};

export const planCityFacts = (planning: Planning, city: City, { target, locale }: CityTarget): CityFacts => ({
  id: city.id,
  calendarId: city.calendarId,
  name: cityNameInLocale(city, locale),
  locative: city.locative,
  genitive: city.genitive,
  region: planning.project.model.regions.find(({ id }) => id === city.region)?.name[locale] ?? '',
  nearest: nearCities(planning, city, { target, locale }),
  instructor: instructorOf(planning, city, locale),
});

export const planPolandMap = (planning: Planning, locale: Locale): PolandMap => ({
  regions: planning.project.model.regions.map((region) => {
    const cities = planning.project.model.cities.filter((city) => city.region === region.id);
    return {
      id: region.id,
      name: region.name[locale],
      left: region.left,
      top: region.top,
      instructor: instructorById(planning, region.instructor, locale),
      cities: cityLinks(planning, { route: 'city-listing', type: null, cities }, locale),
    };
  }),
});

/** Whether anybody may book the course from a list of dates. */
const isOpen = ({ project }: Planning, { audience }: CourseType): boolean =>
  project.model.audiences.some(({ id, openCourses }) => openCourses && id === audience);

/** The searchable course types of the calendar, and the cities, with their ids in URLs. */
export const planFinderData = (planning: Planning, locale: Locale): Finder => ({
  action:
    addressInEitherLocale(
      planning,
      { route: planning.project.model.routes.find(({ search }) => search)?.id ?? '', places: {} },
      locale,
    )?.path ?? '',
  types: planning.project.model.courseTypes.flatMap((type) =>
    type.calendar !== null && isOpen(planning, type)
      ? [
          {
            id: type.calendar,
            name: type.name[locale],
            ...(type.narrow !== undefined && { narrow: type.narrow[locale] }),
          },
        ]
      : [],
  ),
  cities: sortCitiesByName(planning.project.model.cities, locale).map((city) => ({
    id: city.id,
    name: cityNameInLocale(city, locale),
  })),
});

export const planAppLinks = (planning: Planning, locale: Locale): AppLinkData[] =>
  planning.project.model.appLinks.map((link) => ({
    href: link.href,
    image: planning.pictures.get(link.image)?.src ?? '',
    alt: link.alt[locale] ?? link.alt.pl,
    ...placeholderMark(link.placeholder, link.id),
  }));

/** Claims with evidence, and claims without it that pages may show as placeholders (C14). */
export const showableClaims = (planning: Planning, locale: Locale): ClaimLine[] =>
  planning.project.model.claims
    .filter(({ evidence, withoutEvidence }) => evidence !== null || withoutEvidence === 'placeholder')
    .map(({ id, statement, value, evidence }) => ({
      statement: statement[locale].replaceAll('{value}', formatNumber(value, locale)),
      evidence,
      ...placeholderMark(evidence === null, id),
    }));
