import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { parameters } from '#generated/rules/parameters.ts';

/** The last day, `YYYY-MM-DD`, for money that goes back from an instant on (milliseconds since 1970-01-01T00:00Z). */
export const refundDay = (owedSince: number): string => formatCivilDate(warsawDate(owedSince) + parameters.refundDays);
