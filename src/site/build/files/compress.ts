import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Bytes; a smaller file gains nothing. */
export const smallestCompressed = 512;

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

const withQuality = (content: Buffer, quality: number): Buffer =>
  brotliCompressSync(content, {
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
export const brotliOf = (content: Buffer, file: string): Buffer => {
  const quick = withQuality(content, qualityOf(file));
  if (!file.endsWith('.html') || quick.length <= firstRound) return quick;
  const better = withQuality(content, otherQuality);
  const near = better.length > firstRound && better.length <= firstRound * lastGain;
  return near ? withQuality(content, constants.BROTLI_MAX_QUALITY) : better;
};

export const gzipOf = (content: Buffer): Buffer => gzipSync(content, { level: constants.Z_BEST_COMPRESSION });
