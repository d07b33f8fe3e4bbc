import { timingSafeEqual } from 'node:crypto';
import { sentPath } from '#generated/routes/sent-addresses.ts';
import { keyedDigest } from '../database/secrets/secrets.ts';

/** What the mail to an unconfirmed address carries and no answer of ours does: who has it reads that mailbox. */
export const confirmToken = (digestKey: Uint8Array, reference: string): string =>
  keyedDigest(digestKey, `confirmation ${reference}`);

/** The page whose button confirms the address or takes the offered place; opening it has no effect. */
export const confirmPath = (digestKey: Uint8Array, reference: string): string =>
  sentPath('confirm', 'pl', { reference, token: confirmToken(digestKey, reference) });

/** Whether a link carries the token of a booking, whichever of the server's keys it was made with. */
export const isConfirmToken = (linkKeys: readonly Uint8Array[], reference: string, given: string): boolean =>
  linkKeys.some((key) => {
    const [right, typed] = [Buffer.from(confirmToken(key, reference)), Buffer.from(given)];
    return right.byteLength === typed.byteLength && timingSafeEqual(right, typed);
  });
