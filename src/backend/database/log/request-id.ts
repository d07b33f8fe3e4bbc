import { randomBytes } from 'node:crypto';
import type { HttpBindings } from '@hono/node-server';

export const requestIdHeader = 'x-request-id';

/** Letters and digits that nobody confuses when an id is read out over the phone. */
const letters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const length = 10;
const shape = /^[\w.:-]{8,64}$/;

const newRequestId = (): string => Array.from(randomBytes(length), (byte) => letters[byte % letters.length]).join('');

/** The id that the answer to a request carries; undefined for a request without a socket. */
export const findRequestId = ({ env }: { readonly env?: Partial<HttpBindings> | undefined }): string | undefined => {
  const id = env?.outgoing?.getHeader(requestIdHeader);
  return typeof id === 'string' ? id : undefined;
};

/** The id set by a trusted proxy, or a random one. */
export const chooseRequestId = (given: string | readonly string[] | undefined, trustProxy: boolean): string =>
  trustProxy && typeof given === 'string' && shape.test(given) ? given : newRequestId();
