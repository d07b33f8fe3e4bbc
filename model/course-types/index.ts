import type { CourseType } from '../schema/courses.ts';
import { companyCourseTypes } from './company.ts';
import { fireCourseTypes } from './fire.ts';
import { individualCourseTypes } from './individual.ts';
import { uniformedCourseTypes } from './uniformed.ts';

/** All course types, by audience in the order of the menus. */
export const courseTypes = [
  ...individualCourseTypes,
  ...companyCourseTypes,
  ...uniformedCourseTypes,
  ...fireCourseTypes,
] as const satisfies readonly CourseType[];
