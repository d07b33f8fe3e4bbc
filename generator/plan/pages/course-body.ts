import type { CourseBody, Detail } from '#contract/course.ts';
import type { Dates } from '#contract/dates.ts';
import type { CityLink } from '#contract/places.ts';
import type { Picture } from '#contract/sections.ts';
import type { Locale } from '#domain/locale.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { City } from '#model/schema/places.ts';
import type { Route } from '#model/schema/routes.ts';
import type { Address } from '../../addresses/address.ts';
import { courseTypesOfRow } from '../../addresses/expand-addresses.ts';
import { planTermDayOffsets } from '../../rules/meaning/term-days.ts';
import type { TextDocument } from '../../validate/content/content.ts';
import { galleryFilePath } from '../../validate/content/pictures.ts';
import { courseDiscountSentences } from '../discounts.ts';
import { cityNameInLocale, sortCitiesByName } from '../places.ts';
import { findDocument, frontMatterText, sectionProse } from '../planning/document-texts.ts';
import { addressInEitherLocale, pictureAddress } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import { bindWords } from '../text/fill-text.ts';
import { createMessageLookup } from '../text/message-texts.ts';
import { cardDetails, cityLinks, courseDetails, coursePrice, planCityFacts, planCourseCard } from './cards.ts';
import { planCityPart } from './city-part.ts';
import { cityTextName } from './document-name.ts';
import { faqItemsOfSet } from './faq-items.ts';

/** The route with the city pages of a course type; null if the city is only a query. */
const cityRoute = (planning: Planning, type: CourseType): Route | null =>
  planning.project.model.routes.find(
    ({ path, audience, localization }) =>
      path.pl.includes('{city}') && audience === type.audience && localization === type.localization,
  ) ?? null;

/** The city pages of a type. */
const cityPages = (
  planning: Planning,
  { route, type }: { readonly route: string; readonly type: string },
  locale: Locale,
): readonly CityLink[] =>
  planning.once('cities', `${locale} ${route} ${type}`, () =>
    cityLinks(planning, { route, type, cities: planning.project.model.cities }, locale),
  );

/**
 * How the list of dates of a course changes its city (C61): not at all if it shows one city and the course has no city pages; by a query in
 * a language without city pages, so that no link leads into the other language (C69); otherwise as the course type says.
 */
const filterOf = (type: CourseType, { city, route, locale }: CityChoice): Dates['filter'] => {
  if (city !== null && route === null) return 'none';
  return type.localization === 'param' && route?.path[locale] === undefined ? 'query' : type.localization;
};

interface CityChoice {
  readonly city: City | null;
  readonly route: Route | null;
  readonly locale: Locale;
}

/** The list of dates of a course; null if the calendar service does not know the course (C56). */
export const planCourseDates = (
  planning: Planning,
  { type, city, locale }: { readonly type: CourseType; readonly city: City | null; readonly locale: Locale },
): Dates | null => {
  const audience = planning.project.model.audiences.find(({ id }) => id === type.audience);
  const key = planning.project.model.calendarKeys.find(({ key: candidate }) => candidate === type.calendar);
  if (key === undefined || audience?.client === null || audience === undefined) return null;
  const all =
    addressInEitherLocale(planning, { route: planning.routeOfType(type.id), places: { type: type.id } }, locale)
      ?.path ?? '';
  const route = cityRoute(planning, type);
  const { cities } = planning.project.model;
  const filter = filterOf(type, { city, route, locale });
  return {
    type: key.key,
    client: audience.client,
    city: city?.id ?? null,
    course: type.name[locale],
    filter,
    cities:
      filter === 'param' && route !== null
        ? cityPages(planning, { route: route.id, type: type.id }, locale)
        : sortCitiesByName(cities, locale).map((place) => ({
            id: place.id,
            name: cityNameInLocale(place, locale),
            href: `${all}?localization=${place.id}`,
          })),
    allHref: all,
    days: planTermDayOffsets(key.days, {
      parameters: planning.project.parameters,
      edition: planning.project.model.edition,
    }),
  };
};

const pictures = (planning: Planning, type: CourseType, locale: Locale): Picture[] =>
  (planning.project.content.galleries.get(type.gallery ?? '') ?? []).flatMap(({ file, title, alt }) => {
    const picture = planning.pictures.get(galleryFilePath(type.gallery ?? '', file));
    return picture === undefined ? [] : [{ src: picture.src, title: title[locale], alt: alt[locale] }];
  });

const seoOf = (
  planning: Planning,
  { type, city, locale }: { readonly type: CourseType; readonly city: City | null; readonly locale: Locale },
): CourseBody['seo'] => {
  if (city !== null) {
    const text = findDocument(planning, cityTextName(type, city.id), locale);
    return text === null
      ? null
      : { heading: null, text: { lang: locale, blocks: sectionProse(planning, text, { section: 'body', city }) } };
  }
  const document = findDocument(planning, `courses/${type.id}`, locale);
  const blocks = sectionProse(planning, document, { section: 'seo', city: null });
  if (document === null || blocks.length === 0) return null;
  const heading =
    document.front.seoHeading === undefined
      ? null
      : frontMatterText(planning, document, { name: 'seoHeading', city: null });
  return { heading, text: { lang: document.locale, blocks } };
};

/** The sections that have a heading of their own, if the course has them. */
const courseSections = (planning: Planning, document: TextDocument | null): CourseBody['sections'] =>
  planning.project.model.courseSections.flatMap(({ id, heading }) => {
    const blocks = sectionProse(planning, document, { section: id, city: null });
    return document === null || heading === null || blocks.length === 0
      ? []
      : [{ id, heading: heading[document.locale], blocks }];
  });

/** The texts that only the page of the whole course shows in full; its city pages link there (C160). */
const wholeTexts = (planning: Planning, type: CourseType, locale: Locale) => {
  const document = findDocument(planning, `courses/${type.id}`, locale);
  const section = (name: string) => sectionProse(planning, document, { section: name, city: null });
  return {
    intro: section('intro'),
    priceText: section('price'),
    description: section('description'),
    program: type.program ? section('program') : null,
    sections: courseSections(planning, document),
    faq: locale === 'pl' ? planning.once('faq', type.faq, () => faqItemsOfSet(planning, type.faq)) : null,
  };
};

/** The ids of related courses; the first page of an audience links to all its other courses (C162). */
const relatedTo = (planning: Planning, type: CourseType, isFirst: boolean): readonly string[] =>
  isFirst
    ? [...new Set([...type.related, ...courseTypesOfRow({ audience: type.audience }, planning.project.model)])].filter(
        (id) => id !== type.id,
      )
    : type.related;

const noTexts = { intro: [], priceText: [], description: [], program: null, sections: [], faq: null };

/** The detail that says what a participant has after the course. */
const outcomeDetail = (planning: Planning, { outcome }: CourseType, locale: Locale): Detail[] => {
  const t = createMessageLookup(planning.project, { namespace: 'facts', locale }, planning.report);
  return [{ id: 'outcome', label: t('outcome'), value: bindWords(outcome[locale], locale) }];
};

/** The parts that the page of a whole course has and its city pages do not. */
const planCourseParts = (
  planning: Planning,
  { type, city, locale, isFirst }: Omit<CityChoice, 'route'> & { readonly type: CourseType; readonly isFirst: boolean },
) => {
  const details = planning.once('details', `${locale} ${type.id}`, () => courseDetails(planning, type, locale));
  return {
    ...(city === null ? wholeTexts(planning, type, locale) : noTexts),
    details: city === null ? [...details, ...outcomeDetail(planning, type, locale)] : details.slice(0, cardDetails),
    related:
      city === null
        ? relatedTo(planning, type, isFirst).flatMap(
            (id) => planCourseCard(planning, planning.type(id) ?? type, locale) ?? [],
          )
        : [],
    gallery:
      type.gallery === null
        ? []
        : planning.once('gallery', `${locale} ${type.gallery}`, () => pictures(planning, type, locale)),
  };
};

/** The title of the audience whose first page this is; null on other pages. */
const audienceTitle = (planning: Planning, { route, type, locale }: Address): string | null => {
  const { audiences, courseTypes } = planning.project.model;
  const audience = audiences.find(({ landing }) => landing === route.id);
  const first = courseTypes.find((course) => course.audience === audience?.id);
  return audience === undefined || first?.id !== type ? null : audience.title[locale];
};

const renewalOf = (planning: Planning, { renewsCertificate }: CourseType, locale: Locale): CourseBody['renewal'] => {
  if (!renewsCertificate) return null;
  const numbers = planning.scope(locale, null);
  const [validity, window] = [numbers('certificateValidityYears'), numbers('recertificationWindowMonths')];
  if (validity === null || window === null) throw new Error('A number of the renewal has no words.');
  return { validity, window };
};

/** Everything that a course page shows, with or without a city, in the section order of specification section 2. */
export const planCourseBody = (planning: Planning, address: Address): CourseBody | null => {
  const type = planning.type(address.type);
  if (type === null) return null;
  const { locale } = address;
  const city = planning.city(address.city);
  const title = city === null ? audienceTitle(planning, address) : null;
  const route = cityRoute(planning, type);
  const target = { route: route?.id ?? 'city-listing', type: route === null ? null : type.id };
  const facts = city === null ? null : planCityFacts(planning, city, { target, locale });
  return {
    course: {
      id: type.id,
      audience: type.audience,
      name: type.name[locale],
      short: type.short[locale],
      calendar: type.calendar,
    },
    audienceTitle: title,
    enquiryBefore: planning.project.model.audiences.find(({ id }) => id === type.audience)?.enquiryBefore ?? null,
    renewal: renewalOf(planning, type, locale),
    city: facts,
    header: { ...type.header, picture: pictureAddress(planning, type.header.picture) },
    ...planCourseParts(planning, { type, city, locale, isFirst: title !== null }),
    local: city === null ? null : planCityPart(planning, { type, city, locale }),
    price: coursePrice(planning, type),
    discounts: courseDiscountSentences(planning.project, type, { locale, scope: planning.scope(locale, null) }),
    dates: planCourseDates(planning, { type, city, locale }),
    faqSet: type.faq,
    nearest: facts?.nearest ?? [],
    cities: route === null || city !== null ? [] : cityPages(planning, { route: route.id, type: type.id }, locale),
    seo: seoOf(planning, { type, city, locale }),
  };
};
