import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { hostFolder } from '#hosting/served-file.ts';
import type { WorkQueue } from '../work-queue.ts';
import { contentFingerprint, type KeptFiles } from './kept-files.ts';

const [brotliOf, gzipOf] = [promisify(brotliCompress), promisify(gzip)];

/**
 * Bytes below which compressing a file gains no time. Scripts are requested many at a time; any other file arrives at once if it fits into
 * one packet.
 */
export const smallestSizeToCompress = (path: string): number => (/\.(?:js|css)$/.test(path) ? 512 : 1400);

const text = /\.(?:html|js|css|json|svg|xml|txt|ics|webmanifest)$/;

/**
 * Files that are not compressed: those for hosts, hidden ones, and those of single terms, a thousand downloads of one kilobyte that few
 * people fetch.
 */
const left = new RegExp(`^${hostFolder}/|^\\.|/\\.|(?:^|/)(?:termin|term)-[^/]*\\.ics$`);

/** Bytes of a body that a new connection delivers in its first round: ten segments of 1460 bytes, less the headers of our answers. */
const firstRound = 10 * 1460 - 1300;

/** The factor by which the best quality makes a body smaller than quality 10 does. */
const lastGain = 1.02;

/**
 * The quality for most files. Better ones save 7 % but take more than twenty times as long, which pays only for scripts, styles, and pages
 * that need a second round.
 */
const quick = 9;
const slow = 10;
const best = constants.BROTLI_MAX_QUALITY;
const gzipLevel = 9;

/** The smallest window that covers the whole content; a larger one only costs memory. */
const windowOf = (length: number): number =>
  Math.max(
    constants.BROTLI_MIN_WINDOW_BITS,
    Math.min(constants.BROTLI_DEFAULT_WINDOW, Math.ceil(Math.log2(length + 16))),
  );

const withQuality = (content: Buffer, quality: number): Promise<Buffer> =>
  brotliOf(content, {
    params: {
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      [constants.BROTLI_PARAM_LGWIN]: windowOf(content.length),
    },
  });

const brotli = async (content: Buffer, path: string): Promise<Buffer> => {
  if (/\.(?:js|css)$/.test(path)) return withQuality(content, best);
  const first = await withQuality(content, quick);
  if (!path.endsWith('.html') || first.length <= firstRound) return first;
  const better = await withQuality(content, slow);
  const isNear = better.length > firstRound && better.length <= firstRound * lastGain;
  return isNear ? withQuality(content, best) : better;
};

const settings = contentFingerprint(
  JSON.stringify([quick, slow, best, gzipLevel, firstRound, lastGain, process.versions.brotli]),
);

/** Puts `.br` and `.gz` next to a text file of the output. */
export interface Compressor {
  readonly add: (path: string, content: Buffer) => void;
}

export const createCompressor = (stage: string, kept: KeptFiles, queue: WorkQueue): Compressor => ({
  add: (path, content) => {
    if (content.length < smallestSizeToCompress(path) || !text.test(path) || left.test(path)) return;
    const key = `${contentFingerprint(content)}-${extname(path).slice(1)}-${settings}`;
    queue.add(async () => {
      await kept.copyTo(join(stage, `${path}.br`), `${key}.br`, () => brotli(content, path));
      await kept.copyTo(join(stage, `${path}.gz`), `${key}.gz`, () => gzipOf(content, { level: gzipLevel }));
    });
  },
});
