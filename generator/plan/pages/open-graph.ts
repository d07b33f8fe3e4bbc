import { createHash } from 'node:crypto';
import type { Locale } from '#domain/locale.ts';
import type { Head } from '#domain/pages/page.ts';
import type { CourseType } from '#model/schema/courses.ts';
import { findDocument, type Planning } from '../planning.ts';
import type { PlannedAddress, PlannedPage } from '../site-plan.ts';
import { courseDetails } from './cards.ts';
import type { OpenGraphImage } from './open-graph-image.ts';

const shownDetails = 3;
/** Characters that fit into a column. */
const longestLabel = 26;

const withAddress = (name: string, image: Omit<OpenGraphImage, 'src'>): OpenGraphImage => {
  const hash = createHash('sha256').update(JSON.stringify(image)).digest('hex').slice(0, 8);
  return { src: `/open-graph/${name}.${hash}.png`, ...image };
};

const courseImage = (planning: Planning, type: CourseType, locale: Locale): OpenGraphImage => {
  const audience = planning.project.model.audiences.find(({ id }) => id === type.audience);
  return withAddress(`${locale}-${type.id}`, {
    audience: audience?.name[locale] ?? '',
    name: type.name[locale],
    details: courseDetails(planning, type, locale)
      .filter(({ label }) => label.length <= longestLabel)
      .slice(0, shownDetails)
      .map(({ label, value }) => ({ label, value })),
  });
};

type Headed = Pick<PlannedPage, 'key' | 'kind' | 'locale' | 'heading'>;

/** Listings of cities share one image: a picture of letters says too little more to be drawn for every city. */
const pageImage = (planning: Planning, { key, kind, locale, heading }: Headed): OpenGraphImage => {
  const { organisation, routes } = planning.project.model;
  const shared = kind === 'city-listing' ? routes.find((route) => route.kind === kind)?.name[locale] : undefined;
  return withAddress(shared === undefined ? key : `${locale}-${kind}`, {
    audience: organisation.name,
    name: shared ?? heading,
    details: [],
  });
};

/** One image per course and locale that has a text of it, and one per page that is about no course; listings of cities have one together. */
export const planOpenGraph = (planning: Planning, pages: readonly PlannedPage[]): readonly OpenGraphImage[] => {
  const courses = planning.project.model.locales.all.flatMap((locale) =>
    planning.project.model.courseTypes
      .filter(({ id }) => findDocument(planning, `courses/${id}`, locale) !== null)
      .map((type) => courseImage(planning, type, locale)),
  );
  const drawn = new Set(courses.map(({ src }) => src));
  const others = pages.filter(({ head: { image } }) => image !== null && !drawn.has(image.src));
  const images = [...courses, ...others.map((page) => pageImage(planning, page))];
  return [...new Map(images.map((image) => [image.src, image])).values()];
};

/**
 * The image of a page: that of its course, also of the course in a city, else the page's own. Null for pages that search
 * engines do not keep and for a course without a text.
 */
export const headImage = (planning: Planning, address: PlannedAddress, heading: string): Head['image'] => {
  const { locale } = address;
  if (address.membership.sitemap === null) return null;
  const type = planning.type(address.type);
  if (type !== null && findDocument(planning, `courses/${type.id}`, locale) === null) return null;
  const image = type === null ? pageImage(planning, { ...address, heading }) : courseImage(planning, type, locale);
  return {
    src: image.src,
    alt: [image.name, ...image.details.map(({ label, value }) => `${label}: ${value}`)].join('; '),
  };
};
