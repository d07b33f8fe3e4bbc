import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

/** The last run of a test file: when, on which version, and its tests by title. */
const testRecord = z.object({
  at: z.iso.datetime(),
  version: z.string(),
  commit: z.string(),
  /** Whether something was not committed. */
  isChanged: z.boolean(),
  tests: z.array(z.object({ title: z.string(), passed: z.boolean(), tags: z.array(z.string()) })),
});

export type TestRecord = z.infer<typeof testRecord>;

/** Records stand below this folder, one a test file: `tests+rules+dmn.test.ts.json`. */
const folder = '.cache/evidence/tests';

export const writeTestRecord = (root: string, file: string, record: TestRecord): void => {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, `${file.replaceAll('/', '+')}.json`), JSON.stringify(record));
};

/** The last record of each test file that still exists, by its path; a record of another form counts as none. */
export const readTestRecords = (root: string): ReadonlyMap<string, TestRecord> =>
  new Map(
    globSync('*.json', { cwd: join(root, folder) })
      .toSorted()
      .flatMap((name): (readonly [string, TestRecord])[] => {
        const file = name.replace(/\.json$/, '').replaceAll('+', '/');
        const { data } = testRecord.safeParse(JSON.parse(readFileSync(join(root, folder, name), 'utf8')));
        return data !== undefined && existsSync(join(root, file)) ? [[file, data]] : [];
      }),
  );
