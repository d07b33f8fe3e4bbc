import { createHash } from 'node:crypto';

const length = 16;

/** A short name for content: equal for equal bytes. */
export const fingerprint = (content: string | Uint8Array): string =>
  createHash('sha256').update(content).digest('hex').slice(0, length);
