import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { daysOfType } from '#generated/data/calendar-keys.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { type RecertificationExamDayInput, recertificationExamDay } from '#generated/rules/recertification-exam-day.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { hasFreePlaces, type TermRow, toTermRows } from '../../features/dates/term.ts';
import type { ExamTerm } from '../../features/recertification/exam-terms.ts';
import { calendarTypesOfClient } from '../../lib/calendar/calendar-course.ts';

type Kind = RecertificationExamDayInput['term'];

const kindOf = (type: string): Kind => {
  const course = courseTypes.find(({ calendar }) => calendar === type);
  if (!course?.stateCertificate) return 'other';
  return course.renewsCertificate ? 'recertification' : 'kppCourse';
};

/** The days of a term on which the exam can be taken. */
const possibleDays = (kind: Kind, { type, start }: TermRow): readonly number[] => {
  const first = parseCivilDate(start);
  const offsets = daysOfType(type) ?? [];
  if (first === null) return [];
  const days = offsets.map((offset) => first + offset);
  const lastDay = days.at(-1) ?? first;
  return days.filter((examDay) => recertificationExamDay({ term: kind, examDay, lastDay }).value === 'possible');
};

/** The exams of a term, which has a city. */
const examsOf = (kind: Kind, row: TermRow): readonly { readonly kind: Kind; readonly term: ExamTerm }[] => {
  const { id, city } = row;
  return city === null ? [] : possibleDays(kind, row).map((day) => ({ kind, term: [id, day, city] }));
};

/** The exams in the snapshot of the build: those with places, which are booked, and last Sundays of courses, which are asked for. */
export const examDaysFromSnapshot = (
  client: string,
  answerOf: (type: string) => CoursesResponse | null,
): { readonly terms: readonly ExamTerm[]; readonly sundays: readonly ExamTerm[] } => {
  const exams = calendarTypesOfClient(client).flatMap((type) => {
    const answer = answerOf(type);
    const rows = answer === null ? [] : toTermRows([answer], { cities: [], named: false });
    const kind = kindOf(type);
    return rows.filter((row) => kind !== 'recertification' || hasFreePlaces(row)).flatMap((row) => examsOf(kind, row));
  });
  const ofKind = (wanted: Kind) => exams.filter(({ kind }) => kind === wanted).map(({ term }) => term);
  return { terms: ofKind('recertification'), sundays: ofKind('kppCourse') };
};
