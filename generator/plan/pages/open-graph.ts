import { createHash } from 'node:crypto';
import type { Head } from '#contract/page.ts';
import type { Locale } from '#domain/locale.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { City } from '#model/schema/places.ts';
import { findDocument } from '../planning/document-texts.ts';
import type { Planning } from '../planning/planning.ts';
import type { PlannedAddress, PlannedPage } from '../site-plan.ts';
import { courseDetails } from './cards.ts';
import type { OpenGraphImage } from './open-graph-image.ts';

const shownDetails = 3;
/** The most characters that fit into a column. */
const longestLabel = 26;

const withAddress = (name: string, image: Omit<OpenGraphImage, 'src'>): OpenGraphImage => {
  const hash = createHash('sha256').update(JSON.stringify(image)).digest('hex').slice(0, 8);
  return { src: `/open-graph/${name}.${hash}.png`, ...image };
};

/** The first details of a course that fit into the columns. */
const shortDetails = (planning: Planning, type: CourseType, locale: Locale): OpenGraphImage['details'] =>
  courseDetails(planning, type, locale)
    .filter(({ label }) => label.length <= longestLabel)
    .slice(0, shownDetails)
    .map(({ label, value }) => ({ label, value }));

const courseImage = (planning: Planning, type: CourseType, locale: Locale): OpenGraphImage => {
  const audience = planning.project.model.audiences.find(({ id }) => id === type.audience);
  return withAddress(`${locale}-${type.id}`, {
    audience: audience?.name[locale] ?? '',
    name: type.name[locale],
    details: shortDetails(planning, type, locale),
  });
};

interface Shown {
  readonly address: PlannedAddress;
  readonly heading: string;
}

const pageImage = (planning: Planning, { address, heading }: Shown): OpenGraphImage =>
  withAddress(address.key, { audience: planning.project.model.organisation.name, name: heading, details: [] });

/** The picture of a city page. The build adds the next date and the price, so only one fact of the course is shown next to them. */
const cityImage = (planning: Planning, city: City, { address, heading }: Shown): OpenGraphImage => {
  const { locale } = address;
  const type = planning.type(address.type);
  const audience = planning.project.model.audiences.find(({ id }) => id === (type?.audience ?? address.route.audience));
  const page = withAddress(address.key, {
    audience: audience?.name[locale] ?? '',
    name: heading,
    details: type === null ? [] : shortDetails(planning, type, locale).slice(0, 1),
  });
  const { client = null } = audience ?? {};
  return client === null || type?.calendar === null
    ? page
    : { ...page, dates: { client, type: type?.calendar ?? null, city: city.calendarId } };
};

/** The image of a page: that of its city, of its course, or its own. */
const imageOf = (planning: Planning, shown: Shown): OpenGraphImage => {
  const { type: id, city: place, locale } = shown.address;
  const city = planning.city(place);
  const type = planning.type(id);
  if (city !== null) return cityImage(planning, city, shown);
  return type === null ? pageImage(planning, shown) : courseImage(planning, type, locale);
};

/** One image for each course in each language in which it has a text, for each city page, and for each page that is about no course. */
export const planOpenGraphImages = (planning: Planning, pages: readonly PlannedPage[]): readonly OpenGraphImage[] => {
  const addresses = new Map(planning.addresses.map((address) => [address.key, address]));
  const images = pages.flatMap(({ key, heading, head }) => {
    const address = addresses.get(key);
    return head.image === null || address === undefined ? [] : [imageOf(planning, { address, heading })];
  });
  return [...new Map(images.map((image) => [image.src, image])).values()];
};

/** The image that the head of a page names; null for pages that search engines do not list, and for a course without a text. */
export const openGraphImageOfPage = (planning: Planning, address: PlannedAddress, heading: string): Head['image'] => {
  const type = planning.type(address.type);
  if (address.membership.sitemap === null) return null;
  if (type !== null && findDocument(planning, `courses/${type.id}`, address.locale) === null) return null;
  const { src, name, details, dates } = imageOf(planning, { address, heading });
  return {
    src,
    alt: [name, ...details.map(({ label, value }) => `${label}: ${value}`)].join('; '),
    ...(dates === undefined ? {} : { dates }),
  };
};
