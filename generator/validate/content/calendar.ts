import type { Calendar } from '#domain/dates/demo-calendar.ts';
import type { Referent } from '#model/schema/base.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import { planTermDayOffsets } from '../../rules/meaning/term-days.ts';
import type { Facts } from '../facts.ts';
import { danglingReferenceFinding } from '../shape/references.ts';

/** The one file of the demo calendar, relative to content/. */
export const calendarFile = 'calendar/terms.yaml';

/** Monday 5 January 1970, as a day number. */
const firstMonday = 4;

const at = (...path: ValuePath): Finding['at'] => ({ content: calendarFile, path: ['patterns', ...path] });

const calendarTargets = ({ patterns }: Calendar) =>
  patterns.flatMap(({ type, cities }, index): { name: string; kind: Referent; path: ValuePath }[] => [
    { name: type, kind: 'calendar type', path: [index, 'type'] },
    ...(cities === 'all'
      ? []
      : cities.map((name, place) => ({ name, kind: 'city' as const, path: [index, 'cities', place] }))),
  ]);

/** Findings for patterns whose course has no list of dates, so that their terms would be on no list. */
const unlistedTerms = ({ patterns }: Calendar, { model }: Facts): Finding[] =>
  patterns.flatMap(({ type }, index): Finding[] => {
    const course = model.courseTypes.find(({ calendar }) => calendar === type);
    const audience = model.audiences.find(({ id }) => id === course?.audience);
    if (course === undefined || audience === undefined || audience.client !== null) return [];
    const found = `“${course.id}” is for the audience “${audience.id}”, which has no list of dates.`;
    return [{ code: 'unlisted-term', at: at(index, 'type'), found }];
  });

/** Findings for patterns of a first certificate whose last day is no day on which the rule admits people to the exam. */
const wrongExamDays = ({ patterns }: Calendar, { model, parameters, decide }: Facts): Finding[] =>
  patterns.flatMap(({ type, weekday }, index): Finding[] => {
    const course = model.courseTypes.find(({ calendar }) => calendar === type);
    const key = model.calendarKeys.find((candidate) => candidate.key === type);
    if (!course?.stateCertificate || course.renewsCertificate || key === undefined) return [];
    const last = planTermDayOffsets(key.days, { parameters, edition: model.edition })?.at(-1) ?? 0;
    const lastDay = firstMonday + weekday - 1 + last;
    const answer = decide('recertification-exam-day', { term: 'kppCourse', examDay: lastDay, lastDay });
    if (answer === 'possible') return [];
    const names = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];
    const found = `A term of “${course.id}” ends on a ${names[(weekday - 1 + last) % names.length]}, on which “recertification-exam-day” allows no exam.`;
    return [{ code: 'exam-on-wrong-day', at: at(index, 'weekday'), found }];
  });

/** Checks that the demo calendar exists, that what it names exists, and that no number occurs twice. */
export const checkDemoCalendar = (facts: Facts): Finding[] => {
  const {
    content: { calendar },
    targets,
  } = facts;
  if (calendar === null)
    return [{ code: 'missing-text', at: { content: calendarFile }, found: 'There is no demo calendar.' }];
  const dangling = calendarTargets(calendar)
    .filter(({ name, kind }) => !targets[kind].has(name))
    .map(({ name, kind, path }) => danglingReferenceFinding(at(...path), name, { kind, names: targets[kind] }));
  const numbers = calendar.patterns.map(({ number }) => number);
  const twice = numbers.flatMap((number, index): Finding[] =>
    numbers.indexOf(number) < index
      ? [
          {
            code: 'duplicate-id',
            at: at(index, 'number'),
            found: `Two patterns have the number ${number}, of which the ids of their dates are made.`,
          },
        ]
      : [],
  );
  return [...dangling, ...twice, ...unlistedTerms(calendar, facts), ...wrongExamDays(calendar, facts)];
};
