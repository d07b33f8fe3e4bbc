import { existsSync, globSync } from 'node:fs';
import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fingerprint } from './fingerprint.ts';

const compressible = '**/*.{html,js,css,json,svg,xml,txt,ics}';

/** Bytes; a smaller file gains nothing. */
export const smallestCompressed = 512;

const workers = 2;
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pages change often and are many, so they get the quicker setting; hashed assets get the best one. */
const qualityOf = (file: string): number => (file.endsWith('.html') ? 9 : constants.BROTLI_MAX_QUALITY);

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

interface Compression {
  readonly stage: string;
  readonly cache: string;
  readonly used: Set<string>;
}

const compressFile = async (file: string, { stage, cache, used }: Compression): Promise<void> => {
  const content = await readFile(join(stage, file));
  if (content.length < smallestCompressed) return;
  const name = `${fingerprint(content)}-${qualityOf(file)}`;
  used.add(name);
  const known = join(cache, name);
  if (!existsSync(`${known}.gz`)) {
    await writeFile(`${known}.br`, await brotliOf(content, file));
    await writeFile(`${known}.gz`, await zip(content, { level: constants.Z_BEST_COMPRESSION }));
  }
  await copyFile(`${known}.br`, join(stage, `${file}.br`));
  await copyFile(`${known}.gz`, join(stage, `${file}.gz`));
};

const removeUnused = async (cache: string, used: ReadonlySet<string>): Promise<void> => {
  for (const file of await readdir(cache)) if (!used.has(file.slice(0, -3))) await rm(join(cache, file));
};

/** Writes `.br` and `.gz` beside every text file; content that was compressed before is copied. */
export const compressFolder = async (stage: string, cacheFolder: string): Promise<void> => {
  const cache = join(cacheFolder, 'compressed');
  await mkdir(cache, { recursive: true });
  const files = globSync(compressible, { cwd: stage });
  const compression = { stage, cache, used: new Set<string>() };
  const queue = files.values();
  const work = async () => {
    for (const file of queue) await compressFile(file, compression);
  };
  await Promise.all(Array.from({ length: workers }, work));
  await removeUnused(cache, compression.used);
};
