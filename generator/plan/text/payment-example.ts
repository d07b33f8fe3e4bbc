import { dayNumber } from '#domain/dates/civil-date.ts';
import { formatDay } from '#domain/dates/dates-in-words.ts';
import { lastDayOfPeriod } from '#domain/dates/working-days.ts';
import type { Locale } from '#domain/locale.ts';
import { parameterValueById, parseEditionDay } from '../../rules/meaning/parameter-value.ts';
import type { Project } from '../../validate/project.ts';

/** A Friday, so that the example shows what days off change. */
const orderDay = dayNumber({ year: 2026, month: 11, day: 27 });

/** By argument: the periods after the order, each of them a parameter, at whose end the day is. */
const periods: ReadonlyMap<string, readonly string[]> = new Map([
  ['paymentExample.order', []],
  ['paymentExample.pay', ['paymentDays']],
  ['paymentExample.arrive', ['paymentDays', 'transferArrivalDays']],
]);

export const paymentExampleArguments: readonly string[] = [...periods.keys()];

/** A day of the example of a payment by transfer, such as `{paymentExample.pay}`; null for other arguments. */
export const paymentExampleDay = ({ model, parameters }: Project, argument: string, locale: Locale): string | null => {
  const day = periods.get(argument)?.reduce((from, id) => {
    const days = parameterValueById(parameters, id, parseEditionDay(model.edition)) ?? 0;
    return lastDayOfPeriod(from, days, model.publicHolidays);
  }, orderDay);
  return day === undefined ? null : formatDay(day, locale, 'full');
};
