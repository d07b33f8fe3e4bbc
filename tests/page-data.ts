import { ensurePageData } from '../scripts/start/ensure-page-data.ts';

/** Before the first test: page data are not committed, and many tests read them. */
export const setup = ensurePageData;
