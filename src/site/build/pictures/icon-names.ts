import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';

/** File name to width in pixels. */
export const icons = { 'apple-touch-icon.png': 180, 'icon-192.png': 192, 'icon-512.png': 512 };

/** For programs that ask for `/favicon.ico` without reading a page. */
export const favicon = 'favicon.ico';

/** Names the bytes of every icon by its file: another name where the drawing or what paints it is another. */
export const iconNames = ({ root }: Pick<Folders, 'root'>): Readonly<Record<string, string>> => {
  const files = [join(root, 'src/site/styles/icon.svg'), join(import.meta.dirname, 'write-icons.ts')];
  const state = fingerprint(files.map((file) => readFileSync(file, 'utf8')).join('\n'));
  return Object.fromEntries([...Object.keys(icons), favicon].map((file) => [file, `${file} ${state}`]));
};
