import { randomUUID } from 'node:crypto';
import { generateMissingPageData } from '../scripts/start/run-program.ts';

/** Before the first test: page data are not committed, and many tests read them. Workers that share work know the run by its name. */
export const setup = async (): Promise<void> => {
  process.env.TEST_RUN = randomUUID();
  await generateMissingPageData();
};
