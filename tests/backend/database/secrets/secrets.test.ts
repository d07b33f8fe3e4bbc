import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { decryptText, encryptText } from '#backend/database/secrets/encrypt-text.ts';
import { deriveSecretsFromKeys, generateReference, loadMasterKeys } from '#backend/database/secrets/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('creates the key of the data folder once, readable for its owner only', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => loadMasterKeys(undefined, folder)));
  expect(new Set(keys.map((key) => Buffer.from(key[0]).toString('hex'))).size).toBe(1);
  expect(keys[0]?.[0].byteLength).toBe(32);
  expect(statSync(join(folder, 'encryption-key')).mode & 0o777).toBe(0o600);
});

test('refuses a key of another length with the command that makes one', async () => {
  await expect(loadMasterKeys('c2hvcnQ=', folder)).rejects.toThrow('openssl rand -base64 32');
  expect((await loadMasterKeys(Buffer.alloc(32, 1).toString('base64'), folder))[0][0]).toBe(1);
});

test('decrypts only with the same key for the same owner', () => {
  const { encryptionKeys } = deriveSecretsFromKeys([new Uint8Array(32)]);
  const { encryptionKeys: others } = deriveSecretsFromKeys([new Uint8Array(32).fill(1)]);
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (text, owner, at) => {
      const encrypted = encryptText(encryptionKeys, owner, text);
      expect(decryptText(encryptionKeys, owner, encrypted)).toBe(text);
      expect(encryptText(encryptionKeys, owner, text)).not.toBe(encrypted);
      expect(() => decryptText(others, owner, encrypted)).toThrow();
      expect(() => decryptText(encryptionKeys, `${owner}x`, encrypted)).toThrow();
      const start = encrypted.lastIndexOf('.') + 1;
      const bytes = Buffer.from(encrypted.slice(start), 'base64url');
      const position = at % bytes.byteLength;
      bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position);
      expect(() =>
        decryptText(encryptionKeys, owner, `${encrypted.slice(0, start)}${bytes.toString('base64url')}`),
      ).toThrow();
    }),
  );
});

test('references are unique, and look like no option or formula', () => {
  const references = new Set(Array.from({ length: 1000 }, generateReference));
  expect([...references].filter((reference) => /^[-_]|[-_]$/.test(reference))).toEqual([]);
  expect(references.size).toBe(1000);
  expect([...references].every((reference) => Buffer.from(reference, 'base64url').byteLength === 24)).toBe(true);
});
