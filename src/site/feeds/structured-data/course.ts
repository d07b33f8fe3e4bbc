import type { Detail } from '#domain/pages/course.ts';
import type { PageOf } from '#domain/pages/page.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { calendarCourseOf } from '../../lib/calendar/calendar-course.ts';
import { decidePrice } from '../../lib/calendar/price.ts';
import { nextOnCard } from '../../lib/calendar/shared-card.ts';
import { plainText } from '../../lib/plain-text.ts';
import { courseInstances } from './course-instances.ts';
import type { GraphContext, GraphNode } from './graph-node.ts';
import { providerNode } from './organisation.ts';

export type CoursePage = PageOf<'course'> | PageOf<'course-city'> | PageOf<'company-city'>;

/** Facts that state how long all classes of a course take. */
const durationDetails: ReadonlySet<string> = new Set(['kppHours', 'blsHours', 'pedHours']);

const workloadOf = (details: readonly Detail[]): string | undefined => {
  const value = details.find(({ id }) => durationDetails.has(id))?.value;
  const [hours] = /^\d+(?=\s)/.exec(value ?? '') ?? [];
  return hours === undefined ? undefined : `PT${hours}H`;
};

const zlotyOf = (grosze: number | null): string | undefined =>
  grosze === null ? undefined : (grosze / 100).toFixed(2);

/** Whom a course admits and what it ends with, as far as the model knows. */
const requirementsOf = ({ body }: CoursePage, { site }: GraphContext): object => {
  const t = site.reader.messages.course;
  const type = courseTypes.find(({ id }) => id === body.course.id);
  if (type === undefined) return {};
  const prerequisites = [
    t.admittedFrom({ age: parameters[type.minimumAge] }),
    ...(type.renewsCertificate ? [t.needsCertificate()] : []),
  ];
  return {
    coursePrerequisites: prerequisites.map(plainText),
    educationalCredentialAwarded: type.needsPesel ? plainText(t.credential()) : undefined,
  };
};

/** The course of a page with the price and the dates that it shows; nothing where one of them is missing, since search engines take half a course for a fault. */
export const courseNodes = (page: CoursePage, context: GraphContext): readonly GraphNode[] => {
  const { body, head } = page;
  const price = zlotyOf(decidePrice(context.site, body.course.id, body.price).amount);
  if (price === undefined || body.dates === null) return [];
  const workload = workloadOf(body.details);
  const instances = courseInstances(body.dates, { price, workload }, context);
  if (instances.length === 0) return [];
  return [
    {
      '@type': 'Course',
      name: plainText(calendarCourseOf(context.site, body.course.id)?.name || body.course.name),
      description: plainText(head.description),
      url: context.origin + head.canonical,
      inLanguage: page.locale,
      image:
        head.image === null
          ? undefined
          : context.origin + nextOnCard(head.image, { ...context.site.reader, locale: page.locale }).src,
      provider: providerNode(context),
      timeRequired: workload,
      ...requirementsOf(page, context),
      offers: { '@type': 'Offer', category: 'Paid', price, priceCurrency: 'PLN' },
      hasCourseInstance: instances,
    },
  ];
};
