import { audiences } from '#generated/data/audiences.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import type { CalendarList, Catalogue } from '../../../calendar/catalogue.ts';

const namesOf = ({ id, name, short, slug }: (typeof courseTypes)[number]): readonly string[] => [
  id,
  slug.pl,
  slug.en,
  name.pl,
  name.en,
  short.pl,
  short.en,
];

/** Every name by which a file may call a course. */
export const courseNames = ({ lists }: Catalogue): readonly string[] => [
  ...new Set([...lists.map(({ type }) => type), ...courseTypes.flatMap(namesOf)]),
];

/** The list of the calendar that a course belongs to, by the key of the calendar, or by id, slug or name of the course. */
export const findList = ({ lists, openLists }: Catalogue, typed: string): CalendarList | undefined => {
  const wanted = typed.toLowerCase();
  const byKey = [...openLists, ...lists].find(({ type }) => type === wanted);
  if (byKey !== undefined) return byKey;
  const course = courseTypes.find((one) => namesOf(one).some((name) => name.toLowerCase() === wanted));
  const client = audiences.find(({ id }) => id === course?.audience)?.client;
  return lists.find((list) => list.type === course?.calendar && list.client === client);
};
