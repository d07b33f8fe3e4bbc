import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { z } from 'zod';
import type { CommandResult } from '#generator/command/subcommands/command-result.ts';

/** A command of `npm run model` over the model of a folder. None of these may read code or tests. */
export interface AskedCommand {
  readonly root: string;
  readonly args: readonly string[];
}

const program = join(import.meta.dirname, 'model-program.ts');
const results = z.record(z.string(), z.object({ exitCode: z.literal([0, 1, 2, 3]), lines: z.array(z.string()) }));

/** What commands answer, one after another in a program of their own: the runner of the tests would translate every file of each model. */
export const carryOut = <Name extends string>(
  asked: Readonly<Record<Name, AskedCommand>>,
): ((name: Name) => CommandResult) => {
  const printed = execFileSync(process.execPath, [program], { input: JSON.stringify(asked), encoding: 'utf8' });
  const answers = results.parse(JSON.parse(printed));
  return (name) => {
    const answer = answers[name];
    if (answer === undefined) throw new Error(`Nobody answered “${name}”.`);
    return answer;
  };
};
