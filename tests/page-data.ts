import { ensurePageData } from '../scripts/start/run-program.ts';

/** Before the first test: page data are not committed, and many tests read them. */
export const setup = ensurePageData;
