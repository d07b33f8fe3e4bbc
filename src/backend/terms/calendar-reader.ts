import { readCourseAnswer } from '#contract/calendar-answer.ts';
import { isRecord } from '#domain/json-value.ts';
import { cities } from '#generated/data/cities.ts';
import { coursesResponse } from '#generated/schemas/calendar.ts';
import { term as termShape } from '#generated/schemas/shapes.ts';
import type { Log } from '../database/log/log.ts';
import { Refused } from '../http/refused.ts';

/** Brings the upstream calendar's answer for a course into the form of the contract. */
export type ReadCourse = (answer: unknown, type: string) => unknown;

/** Milliseconds for which the same fault is not logged again. */
const quietFor = 60_000;
const longestValue = 40;

const sentItems = (answer: unknown): readonly Readonly<Record<string, unknown>>[] =>
  isRecord(answer) && Array.isArray(answer.items) ? answer.items.map((item) => (isRecord(item) ? item : {})) : [];

/**
 * Reads what the upstream calendar answers as browsers and the build read it. Terms that cannot be read stay in the answer, where
 * browsers count them, and are logged once a minute by course and field; an answer that cannot be read as a whole is refused.
 */
export const createCourseReader = ({ log, clock }: { readonly log: Log; readonly clock: () => number }): ReadCourse => {
  const loggedAt = new Map<string, number>();
  const report = (course: string, field: string, value: unknown, dropped: number): void => {
    const last = loggedAt.get(`${course} ${field}`);
    if (last !== undefined && clock() - last < quietFor) return;
    loggedAt.set(`${course} ${field}`, clock());
    const shown = (JSON.stringify(value) ?? 'nothing').slice(0, longestValue);
    log({ event: 'calendar', fault: 'unreadable', course, field, value: shown, dropped });
  };
  return (answer, type) => {
    const read = readCourseAnswer(answer, type, cities);
    if (!isRecord(read) || !Array.isArray(read.items) || !coursesResponse.safeParse({ ...read, items: [] }).success) {
      report(type, 'answer', answer, 0);
      throw new Refused('upstream-failed');
    }
    const items: readonly unknown[] = read.items;
    const faults = items.flatMap((item) => {
      const issue = termShape.safeParse(item).error?.issues[0];
      if (issue === undefined) return [];
      const field = String(issue.path[0] ?? 'term');
      return [{ field, value: isRecord(item) ? item[field] : item }];
    });
    const contradicting = sentItems(answer).find(({ localization }, at) => {
      const given = cities.find(({ calendarId }) => calendarId === Number(localization))?.calendarId;
      const item: unknown = items[at];
      return given !== undefined && isRecord(item) && item.localization !== given;
    });
    // Shown under its name: no term is left out.
    if (contradicting !== undefined) report(type, 'city', [contradicting.localization, contradicting.city], 0);
    for (const [field, of] of Map.groupBy(faults, (fault) => fault.field)) report(type, field, of[0]?.value, of.length);
    return read;
  };
};
