import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { withReason } from '../skip-reason.ts';
import { buildForTests } from './build-for-tests.ts';

const checker = fileURLToPath(new URL('../../node_modules/vnu-jar/build/dist/vnu.jar', import.meta.url));
const missingJava =
  spawnSync('java', ['-version']).status === 0 ? null : 'there is no Java; Debian’s package is default-jre-headless';

interface Answer {
  readonly messages: readonly {
    readonly type: string;
    readonly subType?: string;
    readonly url: string;
    readonly message: string;
  }[];
}

it.skipIf(missingJava !== null)(withReason('the HTML is valid for the checker of the W3C', missingJava), async () => {
  const site = await buildForTests();
  const files = [...site.files].filter((file) => file.endsWith('.html')).map((file) => join(site.folder, file));
  // The thorough compiler of Java takes longer than the pages do.
  const { stdout } = spawnSync(
    'java',
    ['-Xss4m', '-XX:TieredStopAtLevel=1', '-jar', checker, '--format', 'json', '--stdout', ...files],
    { encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  const { messages }: Answer = JSON.parse(stdout);
  const serious = messages.filter(({ type, subType }) => type !== 'info' || subType === 'warning');
  expect(serious.map(({ url, message }) => `${url}: ${message}`)).toEqual([]);
});
