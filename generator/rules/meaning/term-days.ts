import type { Parameter } from '#model/rules/parameter.ts';
import type { CalendarKey } from '#model/schema/calendar.ts';
import { parameterValueById, parseEditionDay } from './parameter-value.ts';

const daysPerWeek = 7;

/** A calendar key with the offsets of a term's days from its first day, and whether the state exam is on the last of them. */
export type PlannedCalendarKey = Pick<CalendarKey, 'key' | 'short' | 'role'> & {
  readonly examOnLastDay: boolean;
  readonly days: readonly number[] | null;
};

interface Numbers {
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly edition: string;
}

/** The offsets of a term's days from its first day; each later weekend begins a week after the one before. */
export const planTermDayOffsets = (
  days: CalendarKey['days'],
  { parameters, edition }: Numbers,
): readonly number[] | null => {
  if (days === null || !('days' in days)) return days;
  const parameterValue = (id: string): number => parameterValueById(parameters, id, parseEditionDay(edition)) ?? 0;
  const weekends = days.weekends === undefined ? 1 : parameterValue(days.weekends);
  const inEach = Array.from({ length: parameterValue(days.days) }, (_, day) => day);
  return Array.from({ length: weekends }, (_, weekend) => inEach.map((day) => weekend * daysPerWeek + day)).flat();
};
