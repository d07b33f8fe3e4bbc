import type { Calendar } from '#domain/dates/demo-calendar.ts';
import type { Finding, ValuePath } from '../../problems/finding.ts';
import type { Facts } from '../facts.ts';
import { danglingFinding, type Target } from '../shape/references.ts';

/** The one file of the demo calendar, relative to content/. */
export const calendarFile = 'calendar/terms.yaml';

const at = (...path: ValuePath): Finding['at'] => ({ content: calendarFile, path: ['patterns', ...path] });

const calendarTargets = ({ patterns }: Calendar) =>
  patterns.flatMap(({ type, client, cities }, index): { name: string; kind: Target; path: ValuePath }[] => [
    { name: type, kind: 'calendar type', path: [index, 'type'] },
    { name: client, kind: 'calendar client', path: [index, 'client'] },
    ...(cities === 'all'
      ? []
      : cities.map((name, place) => ({ name, kind: 'city' as const, path: [index, 'cities', place] }))),
  ]);

/** The demo calendar is there, and what it names exists; each number once. */
export const checkCalendar = ({ content: { calendar }, targets }: Facts): Finding[] => {
  if (calendar === null)
    return [{ code: 'missing-text', at: { content: calendarFile }, found: 'There is no demo calendar.' }];
  const dangling = calendarTargets(calendar)
    .filter(({ name, kind }) => !targets[kind].has(name))
    .map(({ name, kind, path }) => danglingFinding(at(...path), name, { kind, names: targets[kind] }));
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
  return [...dangling, ...twice];
};
