import { open, readFile } from 'node:fs/promises';
import { z } from 'zod';

const erasure = z.strictObject({
  at: z.iso.datetime(),
  /** Keyed digest of the normalised e-mail address. */
  person: z.string(),
});

/** An erasure: whose data were deleted, and when. */
export type Erasure = z.infer<typeof erasure>;

/** The journal of erasures. It is outside the database, so that erasures since a backup can be repeated after a restore. */
export interface ErasureJournal {
  /** Makes an empty journal where there is none. */
  readonly begin: () => Promise<void>;
  /** Adds a line; resolves once the line is on the disk. */
  readonly add: (one: Erasure) => Promise<void>;
  /** Reads the erasures; null if there is no journal. Throws if a line cannot be read. */
  readonly read: () => Promise<readonly Erasure[] | null>;
}

const isMissing = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'ENOENT';

const append = async (file: string, text: string): Promise<void> => {
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.write(text);
    await handle.sync();
  } finally {
    await handle.close();
  }
};

/** A journal with a JSON object in each line of a file. */
export const openErasureJournal = (file: string): ErasureJournal => ({
  begin: () => append(file, ''),
  add: (one) => append(file, `${JSON.stringify(one)}\n`),
  read: async () => {
    try {
      const lines = (await readFile(file, 'utf8')).split('\n').filter((line) => line !== '');
      return lines.map((line) => erasure.parse(JSON.parse(line)));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  },
});
