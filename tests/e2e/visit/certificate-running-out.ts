import { addYears, formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';

const daysLeft = 80;

/** The day of issue of a certificate that may be renewed today: dates of the calendar are those of the real day. */
export const certificateRunningOut = (): string =>
  formatCivilDate(addYears(warsawDate(Date.now()) + daysLeft, -parameters.certificateValidityYears));
