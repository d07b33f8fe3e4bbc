import type { CityPart } from '#contract/course.ts';
import type { FaqItem } from '#contract/sections.ts';
import type { Locale } from '#domain/locale.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { City } from '#model/schema/places.ts';
import { travelSet } from '../../validate/content/questions.ts';
import { findDocument, sectionProse } from '../planning/document-texts.ts';
import { addressInEitherLocale } from '../planning/links.ts';
import type { Planning } from '../planning/planning.ts';
import { findFaqItem } from './faq-items.ts';

/** Directions to a city; in Polish only, like the pages of cities. */
export const directionsToCity = (planning: Planning, city: City): FaqItem | null =>
  findFaqItem(planning, travelSet, city.id);

/** What the page of a course in a city shows, with links to the whole course and to the city's listing (register entry C160). */
export const planCityPart = (
  planning: Planning,
  { type, city, locale }: { readonly type: CourseType; readonly city: City; readonly locale: Locale },
): CityPart => {
  const document = findDocument(planning, `courses/${type.id}`, locale);
  const program = type.program ? sectionProse(planning, document, { section: 'program', city: null }) : [];
  return {
    courseHref:
      addressInEitherLocale(planning, { route: planning.routeOfType(type.id), places: { type: type.id } }, locale)
        ?.path ?? '',
    listingHref:
      planning.project.model.routes
        .filter(({ kind, audience }) => kind === 'city-listing' && audience === type.audience)
        .map(({ id }) => planning.findAddress(id, { city: city.id }, locale)?.path)
        .find((path) => path !== undefined) ?? null,
    program: program.flatMap((block) =>
      block.kind === 'heading' ? [block.of.filter((part) => typeof part === 'string').join('')] : [],
    ),
    travel: locale === 'pl' ? directionsToCity(planning, city) : null,
  };
};
