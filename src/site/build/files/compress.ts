import {
  closeSync,
  copyFileSync,
  existsSync,
  globSync,
  mkdirSync,
  openSync,
  readdirSync,
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

const compressible = '**/*.{html,js,css,json,svg,xml,txt,ics,webmanifest}';

/** Files of single terms: a thousand downloads of one kilobyte, each fetched by few. */
const left = '**/{termin,term}-*.ics';

/** Bytes; a smaller file gains nothing. */
export const smallestCompressed = 512;

const workers = 2;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For pages and feeds, which are many and change often: 7 to 9 gain 0.2 % for twice the time and up to 26 MiB; hashed assets get the best. */
const quickQuality = 6;

/** What follows the dates. */
const shortLived = /\.(?:html|ics)$|^terminy\.json$/;
const qualityOf = (file: string): number => (shortLived.test(file) ? quickQuality : constants.BROTLI_MAX_QUALITY);

/** The smallest window that holds the whole content; a larger one only costs memory. */
const windowOf = (length: number): number =>
  Math.max(
    constants.BROTLI_MIN_WINDOW_BITS,
    Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(length + 16))),
  );

const brotliOf = (content: Buffer, file: string): Promise<Buffer> =>
  brotli(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: qualityOf(file),
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    },
  });

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

interface Compression {
  readonly stage: string;
  readonly cache: string;
  readonly used: Set<string>;
}

const compressFile = async (file: string, read: ReadFile, { stage, cache, used }: Compression): Promise<void> => {
  const content = read(join(stage, file));
  if (content.length < smallestCompressed) return;
  const name = `${fingerprint(content)}-${qualityOf(file)}`;
  used.add(name);
  const known = join(cache, name);
  if (!existsSync(`${known}.gz`)) {
    writeFileSync(`${known}.br`, await brotliOf(content, file));
    writeFileSync(`${known}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  }
  copyFileSync(`${known}.br`, join(stage, `${file}.br`));
  copyFileSync(`${known}.gz`, join(stage, `${file}.gz`));
};

const removeUnused = (cache: string, used: ReadonlySet<string>): void => {
  for (const file of readdirSync(cache)) if (!used.has(file.slice(0, -3))) rmSync(join(cache, file));
};

/** Writes `.br` and `.gz` beside every text file; content that was compressed before is copied. */
export const compressFolder = async (stage: string, cacheFolder: string): Promise<void> => {
  const cache = join(cacheFolder, 'compressed');
  mkdirSync(cache, { recursive: true });
  const files = globSync(compressible, { cwd: stage, exclude: [left, `${hostFolder}/**`] });
  const compression = { stage, cache, used: new Set<string>() };
  const queue = files.values();
  const work = async () => {
    const read = createReader();
    for (const file of queue) await compressFile(file, read, compression);
  };
  await Promise.all(Array.from({ length: workers }, work));
  removeUnused(cache, compression.used);
};
