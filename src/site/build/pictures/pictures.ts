import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  isPhotographPath,
  type PhotographFormat,
  photographPathOfWidth,
  photographWidths,
} from '#contract/photograph.ts';
import { contentFingerprint, type KeptFiles } from '../files/kept-files.ts';
import type { Folders } from '../folders.ts';
import type { WorkQueue } from '../work-queue.ts';
import { readPictureList } from './drawings.ts';

/** Loaded only when there is a picture to make; a build makes several at a time, each on one thread. */
export const loadSharpLibrary = async () => {
  const { default: sharp } = await import('sharp');
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
};

/** A picture of content/ that cannot be decoded; the message is a sentence that names the file and what to do. */
export class BrokenPictureError extends Error {}

interface Photograph {
  readonly file: string;
  readonly src: string;
}

const formats: readonly PhotographFormat[] = ['avif', 'webp'];
const settings = { avif: { quality: 55, effort: 4 }, webp: { quality: 78, effort: 5 } };

type Size = { readonly width: number; readonly format: PhotographFormat };

const encode = async (bytes: Buffer, { width, format }: Size): Promise<Buffer> => {
  const sharp = await loadSharpLibrary();
  return sharp(bytes).autoOrient().resize({ width }).toFormat(format, settings[format]).toBuffer();
};

const warningOf = async ({ file }: Photograph, bytes: Buffer): Promise<string[]> => {
  const widest = Math.max(...photographWidths);
  const sharp = await loadSharpLibrary();
  const { autoOrient } = await sharp(bytes).metadata();
  if (autoOrient.width >= widest) return [];
  return [
    `content/${file} is ${autoOrient.width} pixels wide; a photograph of ${widest} or more stays sharp on large screens.`,
  ];
};

/** Makes one photograph in all sizes; gives warnings. */
const makeSizes = async (photograph: Photograph, { content, stage }: Folders, kept: KeptFiles): Promise<string[]> => {
  const bytes = readFileSync(join(content, photograph.file));
  try {
    for (const width of photographWidths)
      for (const format of formats) {
        const key = contentFingerprint(
          `${contentFingerprint(bytes)} ${JSON.stringify([width, format, settings[format]])}`,
        );
        const target = join(stage, photographPathOfWidth(photograph.src, width, format));
        await kept.copyTo(target, `${key}.${format}`, () => encode(bytes, { width, format }));
      }
    return await warningOf(photograph, bytes);
  } catch (error) {
    const why = error instanceof Error ? error.message.replaceAll(/\s+/g, ' ') : String(error);
    throw new BrokenPictureError(`content/${photograph.file} cannot be decoded (${why}). Export the picture again.`, {
      cause: error,
    });
  }
};

/**
 * Makes every photograph of content/ in all sizes and formats, without the data that cameras add. The original stays out
 * of the site. Gives a sentence for each photograph that is too small.
 */
export const resizePhotographs = async (folders: Folders, kept: KeptFiles): Promise<readonly string[]> => {
  const warnings: string[] = [];
  for (const picture of readPictureList(folders).filter(({ file }) => isPhotographPath(file)))
    warnings.push(...(await makeSizes(picture, folders, kept)));
  return warnings;
};

/** File name to width in pixels. */
export const iconSizes = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** For programs that request `/favicon.ico` without reading a page. */
const favicon = { file: 'favicon.ico', width: 32 };

/** Systems cut the corners of an icon themselves, and show what is transparent as black. */
const withoutCorners = (drawing: string): string => drawing.replace(/ rx="[0-9.]+"/, '');

const paint = async (drawing: string, width: number): Promise<Buffer> => {
  const sharp = await loadSharpLibrary();
  return sharp(Buffer.from(drawing), { density: 1000 }).resize({ width }).png({ palette: true }).toBuffer();
};

/** An `.ico` file that contains one PNG. */
const icoOf = (png: Buffer): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(favicon.width, 6);
  header.writeUInt8(favicon.width, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** Makes the icon of the site in the sizes that browsers, phones and manifests want. */
export const makeSiteIcons = ({ root, stage }: Folders, kept: KeptFiles, queue: WorkQueue): void => {
  const drawing = withoutCorners(readFileSync(join(root, 'generated/styles/icon.svg'), 'utf8'));
  const make = (file: string, paintFile: () => Promise<Buffer>): void =>
    queue.add(() => kept.copyTo(join(stage, file), `${contentFingerprint(drawing)}-${file}`, paintFile));
  for (const [file, width] of Object.entries(iconSizes)) make(file, () => paint(drawing, width));
  make(favicon.file, async () => icoOf(await paint(drawing, favicon.width)));
};
