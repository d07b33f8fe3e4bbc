import { constants, crc32, deflateSync } from 'node:zlib';

/** Red, green and blue, from 0 to 255. */
export type Colour = readonly [red: number, green: number, blue: number];

interface Size {
  readonly width: number;
  readonly height: number;
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

const chunk = (name: string, content: Buffer): Buffer => {
  const whole = Buffer.alloc(content.length + 12);
  whole.writeUInt32BE(content.length, 0);
  whole.write(name, 4, 'latin1');
  content.copy(whole, 8);
  whole.writeUInt32BE(crc32(whole.subarray(4, content.length + 8)), content.length + 8);
  return whole;
};

/** One byte a pixel, its place in the palette. */
const headerOf = ({ width, height }: Size): Buffer => {
  const header = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 3, 0, 0, 0]);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return header;
};

/** Pixels of four bytes as numbers. */
const numbersOf = (pixels: Buffer): Uint32Array =>
  new Uint32Array(pixels.buffer, pixels.byteOffset, pixels.length / Uint32Array.BYTES_PER_ELEMENT);

const colourOf = (pixel: number): Colour => [pixel & 255, (pixel >> 8) & 255, (pixel >> 16) & 255];

/** The colours that most pixels have, in an order that follows from the picture alone. */
export const commonColours = (pixels: Buffer, most: number): readonly Colour[] => {
  const counts = new Map<number, number>();
  for (const pixel of numbersOf(pixels)) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, most)
    .map(([pixel]) => colourOf(pixel));
};

const nearest = (pixel: number, palette: readonly Colour[]): number => {
  const wanted = colourOf(pixel);
  const distances = palette.map((colour) => colour.reduce((sum, part, at) => sum + (part - (wanted[at] ?? 0)) ** 2, 0));
  return distances.indexOf(Math.min(...distances));
};

/** Prints pictures of one size, in pixels of four bytes, with the nearest of up to 256 colours. */
export const createIndexedPng = (palette: readonly Colour[], size: Size): ((pixels: Buffer) => Buffer) => {
  const places = new Map<number, number>();
  const placeOf = (pixel: number): number => {
    const place = places.get(pixel) ?? nearest(pixel, palette);
    places.set(pixel, place);
    return place;
  };
  // Each row begins with a byte that says how it was filtered: not at all.
  const rows = Buffer.alloc((size.width + 1) * size.height);
  const rowsOf = (pixels: Uint32Array): Buffer => {
    for (let row = 0; row < size.height; row++) {
      const [from, to] = [row * size.width, row * (size.width + 1) + 1];
      // Runs of one colour are long, and filled many times as quickly as they are walked through.
      for (let at = 0; at < size.width; ) {
        const start = at;
        const pixel = pixels[from + at] ?? 0;
        while (at < size.width && pixels[from + at] === pixel) at++;
        rows.fill(placeOf(pixel), to + start, to + at);
      }
    }
    return rows;
  };
  return (pixels) =>
    Buffer.concat([
      signature,
      chunk('IHDR', headerOf(size)),
      chunk('PLTE', Buffer.from(palette.flat())),
      // Drawings are runs of one colour: looking for nothing else takes a fiftieth of the time of the best compression.
      chunk('IDAT', deflateSync(rowsOf(numbersOf(pixels)), { level: 3, memLevel: 9, strategy: constants.Z_RLE })),
      chunk('IEND', Buffer.alloc(0)),
    ]);
};
