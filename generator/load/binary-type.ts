import type { BinaryType } from './loaded.ts';

const startsWith = (bytes: Buffer, text: string, from = 0): boolean =>
  bytes.toString('latin1', from, from + text.length) === text;

const signatures: readonly (readonly [BinaryType, (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => startsWith(bytes, '\xff\xd8\xff')],
  ['png', (bytes) => startsWith(bytes, '\x89PNG\r\n\x1a\n')],
  ['gif', (bytes) => startsWith(bytes, 'GIF87a') || startsWith(bytes, 'GIF89a')],
  ['webp', (bytes) => startsWith(bytes, 'RIFF') && startsWith(bytes, 'WEBP', 8)],
  ['avif', (bytes) => startsWith(bytes, 'ftypavif', 4) || startsWith(bytes, 'ftypavis', 4)],
  ['mp4', (bytes) => startsWith(bytes, 'ftyp', 4)],
  ['pdf', (bytes) => startsWith(bytes, '%PDF-')],
  ['woff2', (bytes) => startsWith(bytes, 'wOF2')],
  [
    'svg',
    (bytes) =>
      /^\s*(<\?xml[^>]*>\s*)?(<!--[\s\S]*?-->\s*)*(<!DOCTYPE svg[^>]*>\s*)?<svg[\s>]/.test(
        bytes.toString('utf8', 0, 2000),
      ),
  ],
];

/** What the first bytes say the file is. */
export const binaryTypeOf = (bytes: Buffer): BinaryType =>
  signatures.find(([, matches]) => matches(bytes))?.[0] ?? 'unknown';
