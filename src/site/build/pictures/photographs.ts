import { copyFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isPhotograph, type PhotographFormat, photographSize, photographWidths } from '#domain/pages/photograph.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import { readPictures } from '../sources/drawings.ts';
import { BrokenPictureError } from './broken-picture-error.ts';

interface Photograph {
  readonly file: string;
  readonly src: string;
}

const formats: readonly PhotographFormat[] = ['avif', 'webp'];
const settings = { avif: { quality: 55, effort: 4 }, webp: { quality: 78, effort: 5 } };

/** Loaded only when there is a photograph whose sizes are not known yet. */
const loadSharp = async () => (await import('sharp')).default;

type Size = { readonly width: number; readonly format: PhotographFormat };

const encode = async (bytes: Buffer, { width, format }: Size): Promise<Buffer> => {
  const sharp = await loadSharp();
  return sharp(bytes).autoOrient().resize({ width }).toFormat(format, settings[format]).toBuffer();
};

const warningOf = async ({ file }: Photograph, bytes: Buffer): Promise<string[]> => {
  const widest = Math.max(...photographWidths);
  const sharp = await loadSharp();
  const { autoOrient } = await sharp(bytes).metadata();
  if (autoOrient.width >= widest) return [];
  return [
    `content/${file} is ${autoOrient.width} pixels wide; a photograph of ${widest} or more stays sharp on large screens.`,
  ];
};

/** Puts one size into the stage; bytes that were made before are copied. Gives the name in the cache. */
const placeSize = async (
  photograph: Photograph & { readonly bytes: Buffer },
  size: Size,
  { cache, stage }: Pick<Folders, 'cache' | 'stage'>,
): Promise<string> => {
  const key = fingerprint(`${fingerprint(photograph.bytes)} ${JSON.stringify([size, settings[size.format]])}`);
  const name = `${key}.${size.format}`;
  const known = join(cache, name);
  if (!existsSync(known)) writeFileSync(known, await encode(photograph.bytes, size));
  const target = join(stage, photographSize(photograph.src, size.width, size.format));
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(known, target);
  return name;
};

/**
 * Writes every photograph of content/ in all sizes and formats, without the data that cameras add. The original stays out
 * of the site. Gives a sentence for each photograph that is too small.
 */
export const writePhotographs = async ({ cache, content, site, stage }: Folders): Promise<readonly string[]> => {
  const folder = join(cache, 'photographs');
  mkdirSync(folder, { recursive: true });
  const used = new Set<string>();
  const warnings: string[] = [];
  for (const picture of readPictures({ site }).filter(({ file }) => isPhotograph(file))) {
    const bytes = readFileSync(join(content, picture.file));
    const sizes = photographWidths.flatMap((width) => formats.map((format) => ({ width, format })));
    try {
      for (const size of sizes) used.add(await placeSize({ ...picture, bytes }, size, { cache: folder, stage }));
      warnings.push(...(await warningOf(picture, bytes)));
    } catch (error) {
      const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
      throw new BrokenPictureError(`content/${picture.file} cannot be decoded (${why}). Export the picture again.`);
    }
  }
  for (const name of readdirSync(folder)) if (!used.has(name)) rmSync(join(folder, name));
  return warnings;
};
