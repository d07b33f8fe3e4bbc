import { digestInputs } from '../load/digest-project.ts';
import { recallRun } from '../write/remembered-run.ts';

const remedy = 'generated/ is not what model/ and content/ say now. Run `npm run generate`, then build again.';

/**
 * What a build says that would show yesterday's facts; nothing where generated/ is what the inputs give. The stages are
 * loaded only where the last run does not tell.
 */
export const outOfDate = async (root: string): Promise<readonly string[]> => {
  if (recallRun(root, digestInputs(root), 'check') !== undefined) return [];
  const [{ generate }, { reportOutcome }] = await Promise.all([import('../run.ts'), import('./report-outcome.ts')]);
  const { exitCode, lines } = reportOutcome(await generate({ root, mode: 'check' }), 0);
  return exitCode === 0 ? [] : [...lines, '', remedy];
};
