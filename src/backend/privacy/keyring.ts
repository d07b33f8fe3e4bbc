/** A key with the name by which encrypted texts call it. */
export interface EncryptionKey {
  readonly id: string;
  readonly key: Uint8Array;
}

/** The newest key, with which texts are encrypted, then older ones, which still open theirs. */
export type Keyring = readonly [EncryptionKey, ...EncryptionKey[]];
