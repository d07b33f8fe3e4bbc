import { createHash, timingSafeEqual } from 'node:crypto';

type Signed = Readonly<Record<string, string | number>>;

/** The checksum of Przelewy24: SHA-384 of the fields as JSON, in their documented order, with the CRC key as the last. */
export const p24Sign = (fields: Signed, crc: string): string =>
  createHash('sha384')
    .update(JSON.stringify({ ...fields, crc }))
    .digest('hex');

export const sameSign = (expected: string, given: string): boolean => {
  const [left, right] = [Buffer.from(expected), Buffer.from(given)];
  return left.byteLength === right.byteLength && timingSafeEqual(left, right);
};
