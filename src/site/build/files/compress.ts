import {
  closeSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostFolder } from '#domain/hosting/served-file.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import { type Places, placeFile } from './place-file.ts';

const compressible = '**/*.{html,js,css,json,svg,xml,txt,ics,webmanifest}';

/** Files of single terms: a thousand downloads of one kilobyte, each fetched by few. */
const left = '**/{termin,term}-*.ics';

/** Bytes; a smaller file gains nothing. */
export const smallestCompressed = 512;

const workers = 2;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Brotli's quality by ending: the best takes three times as long as 10 and gains 2 %, which scripts and styles are worth. */
const qualities: readonly (readonly [RegExp, number])[] = [
  // Many, and they change with the dates: 7 to 9 gain 0.2 % for twice the time and up to 26 MiB.
  [/\.(?:html|ics)$|^terminy\.json$/, 6],
  [/\.(?:js|css)$/, constants.BROTLI_MAX_QUALITY],
];
const otherQuality = 10;
const qualityOf = (file: string): number => qualities.find(([pattern]) => pattern.test(file))?.[1] ?? otherQuality;

/** The smallest window that holds the whole content; a larger one only costs memory. */
const windowOf = (length: number): number =>
  Math.max(
    constants.BROTLI_MIN_WINDOW_BITS,
    Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(length + 16))),
  );

/** Bytes of a body that a new connection delivers in its first round: ten segments of 1460 bytes, less the headers of our answers. */
const firstRound = 10 * 1460 - 1300;

const withQuality = (content: Buffer, quality: number): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    },
  });

/** By how much the best quality makes a body smaller than 10 does. */
const lastGain = 1.02;

/** A page that would need a second round is worth slower ways: the first makes it a twelfth smaller. */
const brotliOf = async (content: Buffer, file: string): Promise<Buffer> => {
  const quick = await withQuality(content, qualityOf(file));
  if (!file.endsWith('.html') || quick.length <= firstRound) return quick;
  const better = await withQuality(content, otherQuality);
  const near = better.length > firstRound && better.length <= firstRound * lastGain;
  return near ? withQuality(content, constants.BROTLI_MAX_QUALITY) : better;
};

type ReadFile = (path: string) => Buffer;

/** Reads each file over the one before: the garbage of thousands of files would be most of the memory of a build. */
const createReader = (): ReadFile => {
  let room = Buffer.alloc(0);
  return (path) => {
    const { size } = statSync(path);
    if (size > room.length) room = Buffer.allocUnsafeSlow(size);
    const file = openSync(path, 'r');
    try {
      return room.subarray(0, readSync(file, room, 0, size, 0));
    } finally {
      closeSync(file);
    }
  };
};

interface Compression extends Places {
  readonly cache: string;
  readonly used: Set<string>;
}

const compressFile = async (file: string, read: ReadFile, compression: Compression): Promise<void> => {
  const { cache, used } = compression;
  const content = read(join(compression.stage, file));
  if (content.length < smallestCompressed) return;
  const name = `${fingerprint(content)}-${qualityOf(file)}`;
  used.add(name);
  const known = join(cache, name);
  if (!existsSync(`${known}.gz`)) {
    writeFileSync(`${known}.br`, await brotliOf(content, file));
    writeFileSync(`${known}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  }
  for (const ending of ['br', 'gz']) placeFile(`${file}.${ending}`, readFileSync(`${known}.${ending}`), compression);
};

const removeUnused = (cache: string, used: ReadonlySet<string>): void => {
  for (const file of readdirSync(cache)) if (!used.has(file.slice(0, -3))) rmSync(join(cache, file));
};

/** Writes `.br` and `.gz` beside text files of the stage, in threads of their own, while the build goes on. */
export interface Compressor {
  /** Takes files that are finished; whoever adds many must let other work in between. */
  readonly add: (files: readonly string[]) => void;
  /** Takes every text file that nobody has added, and waits for all. */
  readonly finish: () => Promise<void>;
}

/** For a build that compresses nothing. */
export const noCompressor: Compressor = { add: () => undefined, finish: () => Promise.resolve() };

/** Content that was compressed before is copied. */
export const openCompressor = ({ stage, dist, cache: cacheFolder }: Folders): Compressor => {
  const cache = join(cacheFolder, 'compressed');
  mkdirSync(cache, { recursive: true });
  const compression = { stage, dist, cache, used: new Set<string>() };
  const taken = new Set<string>();
  const queue: string[] = [];
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const work = async (read: ReadFile) => {
    for (let file = queue.shift(); file !== undefined; file = queue.shift())
      await compressFile(file, read, compression);
  };
  const readers = Array.from({ length: workers }, createReader);
  const start = (read: ReadFile): void => {
    const worker = work(read).catch((error: unknown) => void failures.push(error));
    running.add(worker);
    worker.finally(() => {
      running.delete(worker);
      readers.push(read);
    });
  };
  const add: Compressor['add'] = (files) => {
    for (const file of files) if (!taken.has(file)) queue.push(file);
    for (const file of files) taken.add(file);
    for (let waiting = queue.length; waiting > 0 && readers.length > 0; waiting--)
      start(readers.pop() ?? createReader());
  };
  return {
    add,
    finish: async () => {
      add(globSync(compressible, { cwd: stage, exclude: [left, `${hostFolder}/**`] }));
      await Promise.all(running);
      if (failures.length > 0) throw failures[0];
      removeUnused(cache, compression.used);
    },
  };
};
