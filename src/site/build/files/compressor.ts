import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { Worker } from 'node:worker_threads';
import { hostFolder } from '#domain/hosting/served-file.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import { smallestCompressed } from './compress.ts';
import type { Output } from './output.ts';

const text = /\.(?:html|js|css|json|svg|xml|txt|ics|webmanifest)$/;

/** Files for hosts, hidden ones, and those of single terms: a thousand downloads of one kilobyte, each fetched by few. */
const left = new RegExp(`^${hostFolder}/|^\\.|/\\.|(?:^|/)(?:termin|term)-[^/]*\\.ics$`);

const isCompressed = (file: string): boolean => text.test(file) && !left.test(file);

/** Writes `.br` and `.gz` beside text files of the output, in a thread of its own, while the build goes on. */
export interface Compressor {
  /** Takes files that are finished. */
  readonly add: (files: Iterable<string>) => void;
  /** Takes every text file that nobody has added, and waits for all. */
  readonly finish: () => Promise<void>;
}

/** For a build that compresses nothing. */
export const noCompressor: Compressor = { add: () => undefined, finish: () => Promise.resolve() };

/** The thread gets lists of files, and null after the last; it answers once, when all are written. */
const startThread = (folders: Folders) => {
  // What the program loads before its own code, such as a report at its end, is not for the thread.
  const thread = new Worker(new URL('compress-files.ts', import.meta.url), { workerData: folders, execArgv: [] });
  const finished = once(thread, 'message');
  // A failure is met where the end is waited for, and a build that ends before waits for no thread.
  finished.catch(() => undefined);
  thread.unref();
  return {
    compress: (files: readonly string[]) => thread.postMessage(files),
    finish: async () => {
      thread.ref();
      thread.postMessage(null);
      await finished;
    },
  };
};

/** Names how files are compressed: another name where that is changed. */
const wayOfCompressing = (): string => fingerprint(readFileSync(new URL('compress.ts', import.meta.url), 'utf8'));

/** Twins of what the build before has left are taken with it, unless another way made them; the thread is started for the first file without. */
export const openCompressor = (folders: Folders, output: Output, way = wayOfCompressing()): Compressor => {
  let thread: ReturnType<typeof startThread> | undefined;
  const taken = new Set<string>();
  const hasTwins = (file: string): boolean => {
    const { name = '', size = null } = output.placed.get(file) ?? {};
    if (size !== null && size < smallestCompressed) return true;
    const twins = ['br', 'gz'].map((ending) => [`${file}.${ending}`, `${name}-${way}`] as const);
    const missing = twins.filter(([twin, twinName]) => !output.keep(twin, twinName));
    for (const [twin, twinName] of missing) output.expect(twin, twinName);
    return missing.length === 0;
  };
  const add: Compressor['add'] = (files) => {
    const fresh = [...files].filter((file) => isCompressed(file) && !taken.has(file));
    for (const file of fresh) taken.add(file);
    const without = fresh.filter((file) => !hasTwins(file));
    if (without.length === 0) return;
    thread ??= startThread(folders);
    thread.compress(without);
  };
  return {
    add,
    finish: async () => {
      add([...output.placed.keys()]);
      await thread?.finish();
    },
  };
};
