import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import type { MutatedModule } from './mutated-modules.ts';
import { reverseRows } from './reverse-rows.ts';

interface Bench {
  readonly source: string;
  /** The objection of the check against a version of the module, or null. */
  readonly objection: (text: string) => Promise<string | null>;
}

const root = path.resolve(import.meta.dirname, '../..');
const workspace = path.join(root, '.cache/mutation');

/** The text as it can stand in another folder: what stands beside the module is imported by its whole path. */
const movable = (text: string, file: string): string =>
  text.replaceAll(/ from '(\.[^']+)'/g, (_, to) => ` from '${path.resolve(root, path.dirname(file), to)}'`);

/** Whether the check ends well within the time; an endless one ends as an error. */
const objectionOf = (check: () => void, timeout: number): string | null => {
  try {
    runInNewContext('check()', { check }, { timeout });
    return null;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
};

/** Sets a module up for its check. Throws when the check refuses the unchanged module. */
export const setUpBench = async ({ id, file, rule, judge }: MutatedModule): Promise<Bench> => {
  mkdirSync(workspace, { recursive: true });
  const source = readFileSync(path.join(root, file), 'utf8');
  let [version, budget] = [0, 120_000];
  const tried = async (text: string): Promise<string | null> => {
    version += 1;
    const place = path.join(workspace, `${id.replace('/', '-')}.${process.pid}-${version}.ts`);
    writeFileSync(place, movable(text, file));
    // A version that is no program would count as noticed: it stops the run.
    const check = await judge(place).finally(() => rmSync(place));
    return objectionOf(check, budget);
  };
  const objection = async (text: string): Promise<string | null> => {
    const reversed = rule === null ? text : reverseRows(text);
    return (await tried(text)) ?? (reversed === text ? null : await tried(reversed));
  };
  const start = performance.now();
  const found = await objection(source);
  if (found !== null) throw new Error(`The witness of ${file} refuses it without any fault: ${found}`);
  budget = Math.ceil(5000 + 10 * (performance.now() - start));
  return { source, objection };
};
