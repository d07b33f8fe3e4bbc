import type { Dates } from '#contract/dates.ts';
import { findCommonSchedule, type Schedule } from '../../features/dates/schedule.ts';
import { firstRowWithPlaces, type TermRow } from '../../features/dates/term.ts';
import { useSiteContext } from '../../lib/site-context.ts';
import { calendarCityNumber, citiesWithNumbers, termRowsFromSnapshot } from './dates-rows.ts';

/** The rows of the snapshot in the page's city, or in every city. */
const useRows = (dates: Dates | null): readonly TermRow[] => {
  const site = useSiteContext();
  if (dates === null) return [];
  const number = calendarCityNumber(dates.city);
  const rows = termRowsFromSnapshot(site, dates, citiesWithNumbers(dates.cities)) ?? [];
  return rows.filter((row) => number === null || row.city === number);
};

/** How the dates of a course lie in the week; null where they differ, or several courses are shown. */
export const useScheduleOfDates = (dates: Dates | null): Schedule | null => {
  const rows = useRows(dates);
  return dates === null || dates.type === null ? null : findCommonSchedule(rows, dates.days);
};

/** The next date with places. */
export const useNextTerm = (dates: Dates): TermRow | undefined => firstRowWithPlaces(useRows(dates));
