import { timingSafeEqual } from 'node:crypto';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { keyedDigest } from '../database/secrets/secrets.ts';

/** The token in the mail to an unconfirmed address. No answer of the API contains it, so its bearer reads that mailbox. */
export const createConfirmationToken = (digestKey: Uint8Array, reference: string): string =>
  keyedDigest(digestKey, `confirmation ${reference}`);

/** The page whose button confirms the address or takes the offered seat; opening it has no effect. */
export const confirmationPagePath = (digestKey: Uint8Array, reference: string): string =>
  sentPath('confirm', 'pl', { reference, token: createConfirmationToken(digestKey, reference) });

/** Whether a link carries the token of a booking, whichever of the server's keys it was made with. */
export const isConfirmationToken = (linkKeys: readonly Uint8Array[], reference: string, given: string): boolean =>
  linkKeys.some((key) => {
    const [right, typed] = [Buffer.from(createConfirmationToken(key, reference)), Buffer.from(given)];
    return right.byteLength === typed.byteLength && timingSafeEqual(right, typed);
  });
