import { createInterface } from 'node:readline';
import { createKeeper } from '#generator/command/keeper.ts';
import { reportOutcome } from '#generator/command/report-outcome.ts';

/** `node tests/walks/stay.ts` in a copy: generates at every line of its input, and answers with a line of JSON. */
const keeper = createKeeper(process.cwd());
for await (const _ of createInterface({ input: process.stdin })) {
  const { lines, exitCode } = reportOutcome(await keeper.generate({ mode: 'write' }), 0);
  process.stdout.write(`${JSON.stringify({ status: exitCode, output: lines.join('\n') })}\n`);
}
