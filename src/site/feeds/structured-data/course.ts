import type { PageOf } from '#contract/page.ts';
import { classMinutes } from '#generated/data/class-minutes.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { calendarAnswerForCourse } from '../../lib/calendar/calendar-course.ts';
import { decidePriceAtBuild } from '../../lib/calendar/price.ts';
import { addNextDateToShareCard } from '../../lib/calendar/shared-card.ts';
import { removeTypesettingMarks } from '../../lib/prose-text.ts';
import { courseInstanceNodes } from './course-instances.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';
import { providerNode } from './organisation.ts';

export type CoursePage = PageOf<'course'> | PageOf<'course-city'> | PageOf<'company-city'>;

const hourMinutes = 60;

/** The time of all classes by the clock, as `PT4H` or `PT49H30M`. */
const workloadOf = (minutes: number | undefined): string | undefined => {
  if (minutes === undefined) return undefined;
  const rest = minutes % hourMinutes;
  return `PT${Math.floor(minutes / hourMinutes)}H${rest === 0 ? '' : `${rest}M`}`;
};

const zlotyOf = (grosze: number | null): string | undefined =>
  grosze === null ? undefined : (grosze / 100).toFixed(2);

type CourseType = (typeof courseTypes)[number];

/** Whom a course admits and what it ends with, as far as the model knows. */
const requirementsOf = (type: CourseType, { site }: GraphContext): object => {
  const t = site.reader.messages.course;
  const prerequisites = [
    t.admittedFrom({ age: type.minimumAge }),
    ...(type.renewsCertificate ? [t.needsCertificate()] : []),
  ];
  return {
    coursePrerequisites: prerequisites.map(removeTypesettingMarks),
    educationalCredentialAwarded: type.stateCertificate ? removeTypesettingMarks(t.credential()) : undefined,
  };
};

/**
 * The course of a page with the price and the dates that it shows; an empty list if one of them is missing, since search engines report an
 * incomplete course as an error.
 */
export const courseNodes = (page: CoursePage, context: GraphContext): readonly GraphNode[] => {
  const { body, head } = page;
  const price = zlotyOf(decidePriceAtBuild(context.site, body.course.id, body.price).amount);
  const type = courseTypes.find(({ id }) => id === body.course.id);
  if (price === undefined || body.dates === null || type === undefined) return [];
  const workload = workloadOf(classMinutes[type.id]);
  const instances = courseInstanceNodes(body.dates, { price, workload }, context);
  if (instances.length === 0) return [];
  return [
    {
      '@type': 'Course',
      name: removeTypesettingMarks(calendarAnswerForCourse(context.site, body.course.id)?.name || body.course.name),
      description: removeTypesettingMarks(head.description),
      url: context.origin + head.canonical,
      inLanguage: type.taughtIn,
      image:
        head.image === null
          ? undefined
          : context.origin + addNextDateToShareCard(head.image, { ...context.site.reader, locale: page.locale }).src,
      provider: providerNode(context),
      timeRequired: workload,
      ...requirementsOf(type, context),
      offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'PLN' },
      hasCourseInstance: instances,
    },
  ];
};
