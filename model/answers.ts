import type { DeclaredAnswer } from './references.ts';

/** What was answered to the questions of the register. `npm run model -- answers FILE` adds rows; none is ever taken away. */
export const answers = [] as const satisfies readonly DeclaredAnswer[];
