import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** An encryption key, and the id by which encrypted texts name it. */
export interface EncryptionKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** The newest key encrypts and decrypts; the older ones after it only decrypt. */
export type Keyring = readonly [EncryptionKey, ...EncryptionKey[]];

const algorithm = 'aes-256-gcm';
/** The id of the key in texts of the first version, which do not name their key. */
const unnamed = 'v1';
const version = 'v2';
const nonceLength = 12;
const tagLength = 16;

/**
 * Encrypts a text with the newest key so that it can be read only with that key and for the same owner (here: the reference of a
 * registration).
 */
export function encryptText([{ id, key }]: Keyring, owner: string, text: string): string {
  const nonce = randomBytes(nonceLength);
  const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(owner));
  const encrypted = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return `${version}.${id}.${Buffer.concat([nonce, cipher.getAuthTag(), encrypted]).toString('base64url')}`;
}

/** Decrypts a text; throws when it was changed, or belongs to another owner or key. */
export function decryptText(keys: Keyring, owner: string, encrypted: string): string {
  const [form, ...rest] = encrypted.split('.');
  const [name, text] = form === unnamed ? [null, rest[0]] : rest;
  const bytes = Buffer.from(text ?? '', 'base64url');
  for (const { id, key } of keys) {
    if (name !== null && name !== id) continue;
    const opened = open(key, owner, bytes);
    if (opened !== null) return opened;
  }
  throw new RangeError('No key decrypts this text.');
}

/** Whether a text names this key as the one it is encrypted with. */
export const isEncryptedWithKey = ({ id }: EncryptionKey, encrypted: string): boolean =>
  encrypted.startsWith(`${version}.${id}.`);

function open(key: Uint8Array, owner: string, bytes: Buffer): string | null {
  try {
    const decipher = createDecipheriv(algorithm, key, bytes.subarray(0, nonceLength))
      .setAAD(Buffer.from(owner))
      .setAuthTag(bytes.subarray(nonceLength, nonceLength + tagLength));
    return decipher.update(bytes.subarray(nonceLength + tagLength), undefined, 'utf8') + decipher.final('utf8');
  } catch {
    return null;
  }
}
