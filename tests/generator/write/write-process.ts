import { reportOutcome } from '#generator/command/report-outcome.ts';
import { newFiles, settle, variantOf } from './trees.ts';

/**
 * `node write-process.ts ROOT [FIRST]`: writes the new tree once; with FIRST one variant after the other from that number on,
 * until the process is ended.
 */
const [root = '', first] = process.argv.slice(2);
if (first === undefined) {
  const report = reportOutcome(await settle(root, newFiles), 0);
  process.stdout.write(report.lines.join('\n'));
  process.exitCode = report.exitCode;
} else {
  process.stdout.write('writes\n');
  for (let number = Number(first); ; number += 1) await settle(root, variantOf(number));
}
