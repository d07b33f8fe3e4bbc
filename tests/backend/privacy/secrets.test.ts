import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { decryptText, encryptText } from '#backend/privacy/encrypt-text.ts';
import { deriveSecrets, loadMasterKey, newReference } from '#backend/privacy/secrets.ts';

const folder = mkdtempSync(join(tmpdir(), 'secrets-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('the key of the data folder is made once, for its owner alone', async () => {
  const keys = await Promise.all([1, 2, 3].map(() => loadMasterKey(undefined, folder)));
  expect(new Set(keys.map((key) => Buffer.from(key).toString('hex'))).size).toBe(1);
  expect(keys[0]?.byteLength).toBe(32);
  expect(statSync(join(folder, 'encryption-key')).mode & 0o777).toBe(0o600);
});

test('a key of another length is refused with the way to make one', async () => {
  await expect(loadMasterKey('c2hvcnQ=', folder)).rejects.toThrow('openssl rand -base64 32');
  expect((await loadMasterKey(Buffer.alloc(32, 1).toString('base64'), folder))[0]).toBe(1);
});

test('what is encrypted can be read with its key for its owner, and in no other way', () => {
  const { encryptionKey, digestKey } = deriveSecrets(new Uint8Array(32));
  fc.assert(
    fc.property(fc.string(), fc.string(), fc.nat(), (text, owner, at) => {
      const encrypted = encryptText(encryptionKey, owner, text);
      expect(decryptText(encryptionKey, owner, encrypted)).toBe(text);
      expect(encryptText(encryptionKey, owner, text)).not.toBe(encrypted);
      expect(() => decryptText(digestKey, owner, encrypted)).toThrow();
      expect(() => decryptText(encryptionKey, `${owner}x`, encrypted)).toThrow();
      const bytes = Buffer.from(encrypted.slice(3), 'base64url');
      const position = at % bytes.byteLength;
      bytes.writeUInt8(bytes.readUInt8(position) ^ 1, position);
      expect(() => decryptText(encryptionKey, owner, `v1.${bytes.toString('base64url')}`)).toThrow();
    }),
  );
});

test('references do not repeat and hold 192 bits', () => {
  const references = new Set(Array.from({ length: 1000 }, newReference));
  expect(references.size).toBe(1000);
  expect([...references].every((reference) => Buffer.from(reference, 'base64url').byteLength === 24)).toBe(true);
});
