import { hashInputs, unchangedOutcome } from '../write/last-run.ts';

const remedy = 'generated/ is out of date with model/ and content/. Run `npm run generate`, then build again.';

/** Whether the last run of the generator read these inputs and left this output, page data among it. */
export const isCurrent = (root: string): boolean => unchangedOutcome(root, hashInputs(root), 'check') !== undefined;

/**
 * The message of a build whose generated/ is older than its inputs; empty when it is current. The stages are
 * loaded only when the hashes of the last run do not decide it.
 */
export const outOfDate = async (root: string): Promise<readonly string[]> => {
  if (isCurrent(root)) return [];
  const [{ generate }, { reportOutcome }] = await Promise.all([import('../run.ts'), import('./report-outcome.ts')]);
  const { exitCode, lines } = reportOutcome(await generate({ root, mode: 'check' }), 0);
  return exitCode === 0 ? [] : [...lines, '', remedy];
};
