import type { Messages } from '#generated/i18n/messages.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { parseCivilDate } from '#generated/runtime/civil-date.ts';
import type { Locale } from '#generated/runtime/page-data.ts';
import type { Term } from '#generated/schemas/shapes.ts';
import { classHours } from '../class-hours.ts';
import { dayRuns } from '../day-runs.ts';
import { plainText } from '../plain-text.ts';
import type { CalendarEvent } from './calendar-event.ts';

export interface EventWords {
  readonly locale: Locale;
  readonly origin: string;
  readonly texts: Messages['feeds'];
}

/**
 * One event for each run of days of a term: both weekends of a course are two. An identifier depends on the term's alone, so
 * that a calendar changes the event instead of adding another. A term with a date that does not exist has none.
 */
export const termEvents = (
  term: Term,
  offsets: readonly number[] | null,
  { locale, origin, texts }: EventWords,
): readonly CalendarEvent[] => {
  const start = parseCivilDate(term.dateStart);
  if (start === null) return [];
  const shown = term.showHours ? term.hoursRendered : null;
  const url = `${origin}${pathTo('booking', locale)}?course=${term.id}`;
  const runs = dayRuns(start, offsets);
  return runs.map(({ first, last }, at) => ({
    uid: `term-${term.id}-${at + 1}`,
    summary: plainText(
      runs.length === 1
        ? term.name
        : texts.part({ course: term.name, part: String(at + 1), parts: String(runs.length) }),
    ),
    description: plainText([...(shown === null ? [] : [shown]), texts.booking({ url })].join('\n')),
    location: plainText(term.city),
    url,
    first,
    last,
    hours: offsets === null ? null : classHours(shown),
  }));
};
