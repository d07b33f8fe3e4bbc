import { dayNumber, formatCivilDate } from '#domain/dates/civil-date.ts';
import { cities } from '#generated/data/cities.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import type { Term } from '#generated/schemas/shapes.ts';

const firstDay = dayNumber({ year: 2027, month: 1, day: 8 });
const places = [12, 10, 5, 4, 2, 1, 0, -3, null, 11];
const termsPerCity = 2;
const weekDays = 7;

const sampleTerm = (type: Term['type'], at: number): Term => {
  const city = cities[at % cities.length];
  return {
    id: 1000 + at,
    name: `Termin ${at}`,
    type,
    dateStart: formatCivilDate(firstDay + at * weekDays),
    showHours: at % 2 === 0,
    hoursRendered: '9:00–17:00',
    city: city?.name ?? '',
    localization: city?.calendarId ?? null,
    freePlaces: places[at % places.length] ?? null,
  };
};

/** A calendar's answer with every class of free places and with dates over two years. */
export const sampleAnswer = (type: Term['type']): CoursesResponse => ({
  name: 'Kurs',
  intro: null,
  price: 1690,
  priceDescription: null,
  description: null,
  program: null,
  items: Array.from({ length: cities.length * termsPerCity }, (_, at) => sampleTerm(type, at)),
});

const isType = (type: string | null): type is Term['type'] => type !== null && type !== '';

/** Answers the calls of the calendar service as the embedded backend does. */
export const answerSample = (path: string): Response => {
  const url = new URL(path, 'http://calendar.example');
  const type = url.searchParams.get('type');
  if (url.pathname.endsWith('/courses-count')) return Response.json(7);
  if (url.pathname.endsWith('/search-types')) return Response.json([]);
  if (!isType(type)) return Response.json({ code: 'unknown-type' }, { status: 400 });
  const answer = sampleAnswer(type);
  const city = url.searchParams.get('localization');
  const month = url.searchParams.get('month');
  const items = answer.items.filter(
    (term) =>
      (city === null || String(term.localization) === city) && (month === null || term.dateStart.startsWith(month)),
  );
  return Response.json({ ...answer, items });
};
