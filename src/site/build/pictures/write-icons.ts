import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import { favicon, icons } from './icon-names.ts';

const faviconWidth = 32;

/** Systems cut the corners of an icon themselves, and show what is transparent as black. */
const withoutCorners = (drawing: string): string => drawing.replace(/ rx="[0-9.]+"/, '');

const paint = async (drawing: string, width: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  return sharp(Buffer.from(drawing), { density: 1000 }).resize({ width }).png({ palette: true }).toBuffer();
};

/** An `.ico` file that holds one PNG of 32 pixels, of the smallest icon. */
const icoOf = (png: Buffer): Buffer => {
  const header = Buffer.alloc(22);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(1, 4);
  header.writeUInt8(faviconWidth, 6);
  header.writeUInt8(faviconWidth, 7);
  header.writeUInt16LE(1, 10);
  header.writeUInt16LE(32, 12);
  header.writeUInt32LE(png.length, 14);
  header.writeUInt32LE(header.length, 18);
  return Buffer.concat([header, png]);
};

/** Writes the icon of the site in the sizes that browsers, phones and manifests want; a size that was painted before is copied. */
export const writeIcons = async ({ root, cache, stage }: Folders): Promise<void> => {
  const drawing = withoutCorners(readFileSync(join(root, 'src/site/styles/icon.svg'), 'utf8'));
  const folder = join(cache, 'icons');
  mkdirSync(folder, { recursive: true });
  const painted = async (width: number): Promise<string> => {
    const known = join(folder, `${fingerprint(drawing)}-${width}.png`);
    if (!existsSync(known)) writeFileSync(known, await paint(drawing, width));
    return known;
  };
  // What stands in the stage may be a file of the build before.
  for (const name of [...Object.keys(icons), favicon]) rmSync(join(stage, name), { force: true });
  for (const [name, width] of Object.entries(icons)) copyFileSync(await painted(width), join(stage, name));
  writeFileSync(join(stage, favicon), icoOf(readFileSync(await painted(faviconWidth))));
};
