import { createHash } from 'node:crypto';
import type { Locale } from '#model/schema/base.ts';
import type { CourseType } from '#model/schema/courses.ts';
import type { Fact, Head } from '../runtime/page-data.ts';
import { courseFacts } from './pages/cards.ts';
import { findDocument, type Planning } from './planning.ts';
import type { Address } from './site-plan.ts';

/** The picture that shows a course where somebody shares its page; the build draws it. */
export interface OpenGraphImage {
  /** Path on the site; its name changes with what the picture says. */
  readonly src: string;
  readonly audience: string;
  readonly name: string;
  readonly facts: readonly Pick<Fact, 'label' | 'value'>[];
}

const shownFacts = 3;
/** Characters that fit into a column. */
const longestLabel = 26;

const imageOf = (planning: Planning, type: CourseType, locale: Locale): OpenGraphImage => {
  const audience = planning.project.facts.audiences.find(({ id }) => id === type.audience);
  const image = {
    audience: audience?.name[locale] ?? '',
    name: type.name[locale],
    facts: courseFacts(planning, type, locale)
      .filter(({ label }) => label.length <= longestLabel)
      .slice(0, shownFacts)
      .map(({ label, value }) => ({ label, value })),
  };
  const hash = createHash('sha256').update(JSON.stringify(image)).digest('hex').slice(0, 8);
  return { src: `/open-graph/${locale}-${type.id}.${hash}.png`, ...image };
};

/** One image per course and locale that has a text of it. */
export const planOpenGraph = (planning: Planning): readonly OpenGraphImage[] =>
  planning.project.facts.locales.all.flatMap((locale) =>
    planning.project.facts.courseTypes
      .filter(({ id }) => findDocument(planning, `courses/${id}`, locale) !== null)
      .map((type) => imageOf(planning, type, locale)),
  );

/** The image of a course page, also of the course in a city; null for other pages. */
export const headImage = (planning: Planning, address: Address): Head['image'] => {
  const type = planning.type(address.type);
  if (type === null || findDocument(planning, `courses/${type.id}`, address.locale) === null) return null;
  const { src, name, facts } = imageOf(planning, type, address.locale);
  return { src, alt: [name, ...facts.map(({ label, value }) => `${label}: ${value}`)].join('; ') };
};
