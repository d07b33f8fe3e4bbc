import { hashGeneratorInputs, outcomeIfUnchanged } from '../write/last-run.ts';

const remedy = 'generated/ is out of date with model/ and content/. Run `npm run generate`, then build again.';

/** Whether the last run of the generator had these inputs, and its output, page data included, is unchanged. */
export const isOutputCurrent = (root: string): boolean =>
  outcomeIfUnchanged(root, hashGeneratorInputs(root), 'check') !== undefined;

/**
 * The message lines for a build whose generated/ is older than its inputs; empty if it is current. The generator is loaded only if the
 * hashes of the last run do not answer the question.
 */
export const outOfDateMessage = async (root: string): Promise<readonly string[]> => {
  if (isOutputCurrent(root)) return [];
  const [{ generateOutput }, { reportOutcome }] = await Promise.all([
    import('../run.ts'),
    import('./report-outcome.ts'),
  ]);
  const { exitCode, lines } = reportOutcome(await generateOutput({ root, mode: 'check' }), 0);
  return exitCode === 0 ? [] : [...lines, '', remedy];
};
