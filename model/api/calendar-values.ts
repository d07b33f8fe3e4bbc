import type { Shape } from '../schema/payload.ts';

/** A code of the calendar service. It may offer types that the model does not know yet; they can be searched too (C54). */
export const calendarType = { kind: 'text', min: 1, max: 40, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' } as const satisfies Shape;

/** The number of a term, within the range of the database. */
export const termNumber = { kind: 'integer', min: 1, max: 2_147_483_647 } as const satisfies Shape;
