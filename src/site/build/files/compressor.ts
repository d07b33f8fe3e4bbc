import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { hostFolder } from '#domain/hosting/served-file.ts';
import type { Folders } from '../folders.ts';
import { listFiles } from './list-files.ts';

const text = /\.(?:html|js|css|json|svg|xml|txt|ics|webmanifest)$/;

/** Files for hosts, hidden ones, and those of single terms: a thousand downloads of one kilobyte, each fetched by few. */
const left = new RegExp(`^${hostFolder}/|^\\.|/\\.|(?:^|/)(?:termin|term)-[^/]*\\.ics$`);

const isCompressed = (file: string): boolean => text.test(file) && !left.test(file);

/** Writes `.br` and `.gz` beside text files of the stage, in a thread of its own, while the build goes on. */
export interface Compressor {
  /** Takes files that are finished. */
  readonly add: (files: readonly string[]) => void;
  /** Takes every text file that nobody has added, and waits for all. */
  readonly finish: () => Promise<void>;
}

/** For a build that compresses nothing. */
export const noCompressor: Compressor = { add: () => undefined, finish: () => Promise.resolve() };

/** The thread gets lists of files, and null after the last; it answers once, when all are written. */
export const openCompressor = (folders: Folders): Compressor => {
  // What the program loads before its own code, such as a report at its end, is not for the thread.
  const thread = new Worker(new URL('compress-files.ts', import.meta.url), { workerData: folders, execArgv: [] });
  const finished = once(thread, 'message');
  // A failure is met where the end is waited for, and a build that ends before waits for no thread.
  finished.catch(() => undefined);
  thread.unref();
  const taken = new Set<string>();
  const add: Compressor['add'] = (files) => {
    const fresh = files.filter((file) => isCompressed(file) && !taken.has(file));
    for (const file of fresh) taken.add(file);
    thread.postMessage(fresh);
  };
  return {
    add,
    finish: async () => {
      add(listFiles(folders.stage));
      thread.ref();
      thread.postMessage(null);
      await finished;
    },
  };
};
