import { and, eq } from 'drizzle-orm';
import type { Locale } from '#domain/locale.ts';
import type { CourseText } from '../catalogue/catalogue.ts';
import type { Database, Transaction } from '../database/open-database.ts';
import { courses } from '../database/schema.ts';

export const findCourse = async (
  database: Database | Transaction,
  type: string,
  locale: Locale,
): Promise<CourseText | undefined> => {
  const [course] = await database
    .select()
    .from(courses)
    .where(and(eq(courses.type, type), eq(courses.locale, locale)));
  return course && { ...course, locale };
};
