import { text } from 'node:stream/consumers';
import type { CommandResult } from '#generator/command/subcommands/command-result.ts';
import { runModelCommand } from '#generator/command/subcommands/model-command.ts';
import type { AskedCommand } from './carry-out.ts';

/** `node model-program.ts`: carries out the commands of the JSON on its input one after another, and prints what each answered. */
const asked: Readonly<Record<string, AskedCommand>> = JSON.parse(await text(process.stdin));
const results: Record<string, CommandResult> = {};
for (const [name, { root, args }] of Object.entries(asked))
  results[name] = await runModelCommand(root, args, () => ({}));
process.stdout.write(JSON.stringify(results));
