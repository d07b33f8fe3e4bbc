import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const algorithm = 'aes-256-gcm';
const version = 'v1';
const nonceLength = 12;
const tagLength = 16;

/** Encrypts a text so that it can be read only with the key and for the same owner (here: the reference of a registration). */
export function encryptText(key: Uint8Array, owner: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${version}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** The text again; throws when it was changed, or belongs to another owner or key. */
export function decryptText(key: Uint8Array, owner: string, encrypted: string): string {
  const bytes = Buffer.from(encrypted.slice(version.length + 1), 'base64url');
  const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
    .setAAD(Buffer.from(owner))
    .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
  return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
}
