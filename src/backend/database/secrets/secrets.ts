import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { link, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { EncryptionKey, Keyring } from './encrypt-text.ts';

/** Keys, each for one purpose, derived from the master keys. */
export interface Secrets {
  readonly encryptionKeys: Keyring;
  readonly digestKey: Uint8Array;
  /** The digest keys of all master keys, the newest first: a link that was mailed works under each of them. */
  readonly linkKeys: readonly Uint8Array[];
}

const keyLength = 32;
const nameLength = 12;

/** Master keys, the newest first. */
export type MasterKeys = readonly [Uint8Array, ...Uint8Array[]];

export function deriveSecretsFromKeys([newest, ...older]: MasterKeys): Secrets {
  return {
    encryptionKeys: [encryptionKey(newest), ...older.map(encryptionKey)],
    digestKey: derive(newest, 'digest'),
    linkKeys: [newest, ...older].map((master) => derive(master, 'digest')),
  };
}

const derive = (master: Uint8Array, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', master, '', purpose, keyLength));

/** A key is named by a digest of itself, which does not reveal it. */
const encryptionKey = (master: Uint8Array): EncryptionKey => ({
  id: Buffer.from(derive(master, 'name')).toString('hex').slice(0, nameLength),
  key: derive(master, 'encryption'),
});

/** ENCRYPTION_KEY or the key file cannot be used. */
export class KeyError extends Error {}

/**
 * The master keys of `ENCRYPTION_KEY` (32 bytes each, in Base64, separated by commas), otherwise the one of the data folder, which is
 * made on first use.
 */
export async function loadMasterKeys(text: string | undefined, folder: string): Promise<MasterKeys> {
  if (text !== undefined && text !== '') return decodeKeys(text, 'ENCRYPTION_KEY');
  const file = join(folder, 'encryption-key');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  if (!existsSync(file)) await makeKey(file);
  return decodeKeys(await readFile(file, 'utf8'), file);
}

/** The file gets its name only when it is complete, so that servers that start together read the same whole key. */
async function makeKey(file: string): Promise<void> {
  const draft = `${file}.${randomBytes(nameLength).toString('hex')}`;
  try {
    await writeFile(draft, `${randomBytes(keyLength).toString('base64')}\n`, { flag: 'wx', mode: 0o600 });
    await link(draft, file);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

function decodeKeys(text: string, where: string): MasterKeys {
  const [newest = '', ...older] = text.split(',');
  return [decodeKey(newest, where), ...older.map((one) => decodeKey(one, where))];
}

function decodeKey(text: string, where: string): Uint8Array {
  const key = Buffer.from(text.trim(), 'base64');
  if (key.byteLength === keyLength) return key;
  throw new KeyError(
    `${where} has no key of ${keyLength} bytes in base64. Make one with: openssl rand -base64 ${keyLength}`,
  );
}

/** A digest that nobody can compute without the key: the PESEL or e-mail address behind a plain hash could be guessed. */
export const keyedDigest = (key: Uint8Array, text: string): string =>
  createHmac('sha256', key).update(text).digest('base64url');

/**
 * A reference that cannot be guessed: 24 random bytes in base64url. It begins and ends with a letter or digit: a command of the office
 * would take a leading hyphen for an option, a spreadsheet for a formula, and mail programs leave a hyphen at the end out of a link.
 */
export const generateReference = (): string => {
  const drawn = randomBytes(24).toString('base64url');
  return /^[^-_].*[^-_]$/.test(drawn) ? drawn : generateReference();
};

/** Letters and digits that are not confused when a code is read out. */
const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const codeHalf = 5;

const withHyphen = (letters: string): string => `${letters.slice(0, codeHalf)}-${letters.slice(codeHalf)}`;

/** A code to be handed on by word of mouth, with 50 random bits. */
export const generatePairCode = (): string =>
  withHyphen(Array.from(randomBytes(2 * codeHalf), (byte) => codeLetters[byte % codeLetters.length]).join(''));

/** A code in the form in which it was given out, however it was typed. */
export const normalisePairCode = (typed: string): string =>
  withHyphen(typed.toUpperCase().replaceAll(/[^0-9A-Z]/g, ''));
