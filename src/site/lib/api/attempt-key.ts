/** Names an attempt to send something: the same content keeps its key, so that a repeat is harmless; an edit gets a new one. */
export type AttemptKey = (content: object) => string;

/** Randomness for a key, also where the page is not served over HTTPS. */
const randomKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

export const createIdempotencyKeyMaker = (): AttemptKey => {
  let last = { content: '', key: '' };
  return (content) => {
    const text = JSON.stringify(content);
    if (text !== last.content) last = { content: text, key: randomKey() };
    return last.key;
  };
};
