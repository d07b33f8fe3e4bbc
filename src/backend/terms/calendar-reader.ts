import {
  countFaultsByField,
  type InspectedCourse,
  inspectCourseAnswer,
  printInvalidValue,
} from '#forms/inspect-course.ts';
import { cities } from '#generated/data/cities.ts';
import type { Log } from '../database/log/log.ts';
import { Refused } from '../http/refused.ts';

/** Reads the upstream calendar's answer for a course. */
export type ReadCourse = (answer: unknown, type: string) => InspectedCourse;

/** Milliseconds for which the same fault is not logged again. */
const quietFor = 60_000;

/**
 * Reads the answers of the upstream calendar in the same way as the build. Terms that cannot be read are logged once a minute by course
 * and field; an answer that cannot be read at all is refused.
 */
export const createCourseAnswerReader = ({
  log,
  clock,
}: {
  readonly log: Log;
  readonly clock: () => number;
}): ReadCourse => {
  const loggedAt = new Map<string, number>();
  const report = (course: string, field: string, value: string, dropped: number): void => {
    const last = loggedAt.get(`${course} ${field}`);
    if (last !== undefined && clock() - last < quietFor) return;
    loggedAt.set(`${course} ${field}`, clock());
    log({ event: 'calendar', fault: 'unreadable', course, field, value, dropped });
  };
  return (answer, type) => {
    const inspected = inspectCourseAnswer(answer, type, cities);
    const { fault, dropped, unreadPrice, contradicting } = inspected;
    if (fault !== null) {
      report(type, 'answer', printInvalidValue(answer), 0);
      throw new Refused('upstream-failed');
    }
    if (unreadPrice !== null) report(type, unreadPrice.field, printInvalidValue(unreadPrice.value), 0);
    const [contradiction] = contradicting;
    // The course is still shown under its name, and no term is left out.
    if (contradiction !== undefined)
      report(type, 'city', printInvalidValue([contradiction.number, contradiction.city]), 0);
    for (const { field, value, number } of countFaultsByField(dropped)) report(type, field, value, number);
    return inspected;
  };
};
