import { formatCivilDate, parseCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { edition } from '#generated/data/edition.ts';
import { parameterOn, type TimeLine, timeLines } from '#generated/rules/parameters.ts';

interface Numbers {
  readonly edition: string;
  readonly timeLines: Readonly<Record<string, TimeLine>>;
}

/**
 * The sentence about numbers whose value on the day `today` is not that of the day of the edition: texts still state the former one,
 * while prices and dates are decided by the real day. Null while they agree.
 */
export const outdatedNumbersWarning = (today: number, numbers: Numbers = { edition, timeLines }): string | null => {
  const editionDay = parseCivilDate(numbers.edition) ?? today;
  const changed = Object.entries(numbers.timeLines)
    .map(([id, line]) => ({ id, stated: parameterOn(line, editionDay), now: parameterOn(line, today) }))
    .filter(({ stated, now }) => stated !== now)
    .map(({ id, stated, now }) => `${id} (${stated} in texts, ${now} today)`);
  return changed.length === 0
    ? null
    : `TEXTS STATE FORMER NUMBERS, those of ${numbers.edition}: ${changed.join(', ')}. Set the day in model/calendar/edition.ts to ${formatCivilDate(today)}, then \`npm run generate\` and publish.`;
};

/** The same warning for the day of an instant in Warsaw. */
export const outdatedNumbersWarningAt = (moment: number): string | null => outdatedNumbersWarning(warsawDate(moment));
