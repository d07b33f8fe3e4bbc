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

/** Records are in this folder, one per test file: `tests+rules+dmn.test.ts.json`. */
const folder = '.cache/evidence/tests';

export const writeTestRecord = (root: string, file: string, record: TestRecord): void => {
  mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(join(root, folder, `${file.replaceAll('/', '+')}.json`), JSON.stringify(record));
};

/** The records below a folder by the path of the test file; records in another format, or of deleted test files, are ignored. */
const recordsIn = (root: string, records: string): readonly (readonly [file: string, record: TestRecord])[] =>
  globSync('*.json', { cwd: records })
    .toSorted()
    .flatMap((name): (readonly [string, TestRecord])[] => {
      const file = name.replace(/\.json$/, '').replaceAll('+', '/');
      const { data } = testRecord.safeParse(JSON.parse(readFileSync(join(records, name), 'utf8')));
      return data !== undefined && existsSync(join(root, file)) ? [[file, data]] : [];
    });

/** The last record of each test file. */
export const readTestRecords = (root: string): ReadonlyMap<string, TestRecord> =>
  new Map(recordsIn(root, join(root, folder)));

/**
 * Merges the records of the shards of a run from the folder `shards`; the tests of one browser test file may have run in several shards.
 */
export const mergeShardTestRecords = (root: string, shards: string): void => {
  const found = globSync('*/evidence/tests', { cwd: shards }).flatMap((place) => recordsIn(root, join(shards, place)));
  for (const [file, parts] of Map.groupBy(found, ([path]) => path))
    for (const [, record] of parts.slice(0, 1))
      writeTestRecord(root, file, { ...record, tests: parts.flatMap(([, { tests }]) => tests) });
};
