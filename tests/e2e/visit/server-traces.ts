import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { makeCanary } from '../../canary-spellings.ts';

const cache = join(import.meta.dirname, '../../../.cache');
const canaryFile = join(cache, 'browser-canaries.txt');

/** What the server under test leaves behind; a server that stands already names its folder of data in TEST_DATA. */
export const serverPlaces = {
  data: process.env.TEST_DATA ?? join(cache, 'browser-data'),
  log: join(cache, 'browser-server.log'),
};

/** A PESEL that is typed in this run; the server's traces are searched for it once more when the run ends. */
export const typedCanary = (): string => {
  const canary = makeCanary();
  mkdirSync(cache, { recursive: true });
  appendFileSync(canaryFile, `${canary}\n`);
  return canary;
};

/** Every PESEL that was typed in this run. */
export const typedCanaries = (): readonly string[] =>
  existsSync(canaryFile) ? readFileSync(canaryFile, 'utf8').split('\n').filter(Boolean) : [];

export const forgetCanaries = (): void => rmSync(canaryFile, { force: true });

/** The server's log and every file of its database, as text of single bytes, by path. */
export const serverTraces = (): ReadonlyMap<string, string> => {
  const files = readdirSync(serverPlaces.data, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map([serverPlaces.log, ...files].map((file) => [file, readFileSync(file, 'latin1')]));
};
