import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { Context } from 'hono';
import { accepts } from 'hono/accepts';

const compress = promisify(gzip);

/** The JSON of an answer in UTF-8, printed once for all clients, and compressed once for those that accept compression. */
export interface PrintedAnswer {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly compressed: () => Promise<Uint8Array<ArrayBuffer>>;
}

export const printJsonAnswer = (value: unknown): PrintedAnswer => {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  let compressed: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return {
    bytes,
    compressed: () => {
      compressed ??= compress(bytes).then((small) => new Uint8Array(small));
      return compressed;
    },
  };
};

/** Answers of at least this many bytes are compressed. */
const longAnswer = 1_024;

/** Sends a printed answer in an encoding that the client accepts. */
export const sendPrintedAnswer = async (c: Context, { bytes, compressed }: PrintedAnswer): Promise<Response> => {
  const headers = { 'content-type': 'application/json; charset=utf-8', vary: 'Accept-Encoding' };
  const encoding = accepts(c, { header: 'Accept-Encoding', supports: ['gzip'], default: 'identity' });
  if (encoding === 'identity' || bytes.length < longAnswer) return c.body(bytes, 200, headers);
  return c.body(await compressed(), 200, { ...headers, 'content-encoding': encoding });
};

/** Request coalescing: identical requests share one read as long as the data cannot have changed. */
export type ShareAnswer = (question: unknown, read: () => Promise<unknown>) => Promise<PrintedAnswer>;

/**
 * Reads and prints the answer to identical requests once per second of the clock, and again as soon as this server has stored something,
 * so that a visitor who has just booked sees the current seats. Changes by other servers appear in the next second.
 */
export const createRequestCoalescing = (moment: {
  readonly clock: () => number;
  readonly changes: () => number;
}): ShareAnswer => {
  let shared = { moment: '', answers: new Map<string, Promise<PrintedAnswer>>() };
  return (question, read) => {
    const now = `${Math.floor(moment.clock() / 1_000)} ${moment.changes()}`;
    if (shared.moment !== now) shared = { moment: now, answers: new Map() };
    const { answers } = shared;
    const name = JSON.stringify(question);
    const known = answers.get(name);
    if (known !== undefined) return known;
    const answer = read().then(printJsonAnswer);
    answers.set(name, answer);
    answer.catch(() => answers.delete(name));
    return answer;
  };
};
