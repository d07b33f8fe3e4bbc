import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import type { ViteDevServer } from 'vite';
import { nodeArgumentsOfProgram } from '../start/run-program.ts';
import { createResettableModuleRunner, type RenewedRunner } from './renewed-runner.ts';

/** What the generator printed, and whether `generated/` is up to date with model and content. */
export interface GeneratorRun {
  readonly printed: string;
  readonly isDone: boolean;
}

/** Runs the generator in a separate process. */
export const runGenerator = async (root: string): Promise<GeneratorRun> => {
  const program = spawn(process.execPath, nodeArgumentsOfProgram(root, 'generator/main.ts'), { cwd: root });
  const status = new Promise<number | null>((resolve) => program.once('close', resolve));
  const [output, errors] = await Promise.all([text(program.stdout), text(program.stderr)]);
  return { printed: `${output}${errors}`.trim(), isDone: (await status) === 0 };
};

/**
 * The generator in the process of the development server: its modules and those of the model stay loaded, so that a run takes a third of
 * the time of a separate process.
 */
export interface DevGenerator extends Pick<RenewedRunner, 'forget' | 'close'> {
  readonly run: (mode: 'check' | 'write') => Promise<GeneratorRun>;
}

type Run = typeof import('../../generator/run.ts');
type Reporter = typeof import('../../generator/command/report-outcome.ts');

export const createDevGenerator = (vite: ViteDevServer, root: string): DevGenerator => {
  const runner = createResettableModuleRunner(vite, 'generator');
  return {
    ...runner,
    run: async (mode) => {
      const started = performance.now();
      const { generateOutput }: Run = await runner.import(join(root, 'generator/run.ts'));
      const { reportOutcome }: Reporter = await runner.import(join(root, 'generator/command/report-outcome.ts'));
      const outcome = await generateOutput({ root, mode });
      // A model that cannot be loaded is explained by the error of Node, which differs from that of Vite.
      if (outcome.kind === 'problems' && outcome.problems.some(({ code }) => code === 'model-not-loadable')) {
        runner.reset();
        return runGenerator(root);
      }
      const { lines, exitCode } = reportOutcome(outcome, (performance.now() - started) / 1_000);
      return { printed: lines.join('\n'), isDone: exitCode === 0 };
    },
  };
};
