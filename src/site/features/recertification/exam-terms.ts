import { greatCircleDistance } from '#domain/places/great-circle.ts';
import type { ExamWindow } from '../../lib/exam-window.ts';

/** An exam that can be booked: number of the booking, day number, number of its city. */
export type ExamTerm = readonly [id: number, day: number, city: number];

/** Name, latitude and longitude of the cities by number. */
export type ExamCities = Readonly<Record<number, readonly [name: string, latitude: number, longitude: number]>>;

export interface NearTerm {
  readonly id: number;
  readonly day: number;
  readonly city: string;
  /** Null while no city is chosen. */
  readonly kilometres: number | null;
}

/** Kilometres of the great circle between two cities. */
const distance = ([, ...one]: ExamCities[number], [, ...other]: ExamCities[number]): number =>
  greatCircleDistance({ latitude: one[0], longitude: one[1] }, { latitude: other[0], longitude: other[1] });

/** Exams inside the window from today on: the nearest city first, then the earliest day. */
export const findNearestExams = (
  terms: readonly ExamTerm[],
  cities: ExamCities,
  { window, today, home }: { readonly window: ExamWindow; readonly today: number; readonly home: number | null },
): readonly NearTerm[] => {
  const from = home === null ? undefined : cities[home];
  return terms
    .filter(([, day]) => day >= window.first && day <= window.last && day > today)
    .flatMap(([id, day, number]) => {
      const city = cities[number];
      if (city === undefined) return [];
      return [{ id, day, city: city[0], kilometres: from === undefined ? null : Math.round(distance(from, city)) }];
    })
    .toSorted((one, other) => (one.kilometres ?? 0) - (other.kilometres ?? 0) || one.day - other.day);
};
