import type { BinaryType } from '../sources/loaded.ts';
import { type Fault, findXmlFault } from './xml-fault.ts';

const cut: Fault = { found: 'The picture breaks off: its end is missing.' };

/** Whether a JPEG has its end mark. The segments before the scan are skipped, since they may contain small pictures with end marks. */
const endsJpeg = (bytes: Buffer): boolean => {
  let at = 2;
  while (at + 4 <= bytes.length && bytes[at] === 0xff) {
    if (bytes[at + 1] === 0xda) return bytes.includes(Buffer.from([0xff, 0xd9]), at);
    at += 2 + bytes.readUInt16BE(at + 2);
  }
  return false;
};

/** Whether the last chunk of a PNG is complete: its name and a checksum of four bytes. */
const endsPng = (bytes: Buffer): boolean => {
  const at = bytes.lastIndexOf('IEND', undefined, 'latin1');
  return at > 0 && at + 8 <= bytes.length;
};

/** Whether the boxes of a file, whose lengths it states, reach exactly to its end. */
const fillsChunks = (bytes: Buffer, at = 0): boolean => {
  if (at === bytes.length) return true;
  if (at + 8 > bytes.length) return false;
  const size = bytes.readUInt32BE(at);
  if (size === 0) return true;
  return size >= 8 && fillsChunks(bytes, at + size);
};

const ends: Readonly<Partial<Record<BinaryType, (bytes: Buffer) => boolean>>> = {
  jpeg: endsJpeg,
  png: endsPng,
  webp: (bytes) => bytes.length >= bytes.readUInt32LE(4) + 8,
  avif: (bytes) => fillsChunks(bytes),
};

/** A fault of a picture that its first bytes do not show: markup that no browser reads, or missing bytes at the end. */
export const findPictureFault = (bytes: Buffer, type: BinaryType): Fault | undefined => {
  if (type === 'svg') return findXmlFault(bytes.toString('utf8'));
  return ends[type]?.(bytes) === false ? cut : undefined;
};
