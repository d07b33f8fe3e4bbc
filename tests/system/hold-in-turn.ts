import { appendFileSync } from 'node:fs';
import { waitForLock } from '#settings/lock.ts';

/**
 * A process that takes a lock again and again and writes a line with the name of its turn, many times a turn, into a file that all
 * share. Lines are appended whole, so that the file tells the order in which the holders were at work.
 */
const [lock = '', log = '', lines = '40'] = process.argv.slice(2);
for (let turn = 0; ; turn += 1) {
  const release = await waitForLock(lock, 60_000);
  if (release === null) throw new Error('A minute passed, and nobody gave the lock back.');
  for (let line = 0; line < Number(lines); line += 1) {
    appendFileSync(log, `${process.pid}-${turn}\n`);
    if (line % 10 === 0) await new Promise((resolve) => setTimeout(resolve, 1));
  }
  release();
}
