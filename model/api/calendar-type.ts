import type { Shape } from '../schema/payload.ts';

/** A code of the calendar service. It may offer types that the model does not know yet; they can be searched too (C54). */
export const calendarType = { kind: 'text', min: 1, max: 40, pattern: '^[a-z0-9]+(?:-[a-z0-9]+)*$' } as const satisfies Shape;
