import { flushCompileCache } from 'node:module';
import { reportOutcome } from '#generator/command/report-outcome.ts';
import { armFault, patchFileSystem } from './fault-fs.ts';
import { newFiles, settle } from './trees.ts';

/** `node write-process.ts ROOT KIND CALL EXCHANGE`: writes the new tree; the given call to the file system goes wrong. */
// A process that is killed keeps nothing of what it compiled for the next one.
flushCompileCache();

const [root = '', kind = 'none', call = '0', exchange = 'yes'] = process.argv.slice(2);
patchFileSystem({ exchange: exchange === 'yes' });
armFault({ call: Number(call), kind });
const report = reportOutcome(await settle(root, newFiles), 0);
process.stdout.write(report.lines.join('\n'));
process.exitCode = report.exitCode;
