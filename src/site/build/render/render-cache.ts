import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPack } from '../files/pack.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Inputs } from './recording.ts';

/** Texts that were made together in an earlier build: what they were made from, and the name of the bytes at each path. */
export interface CachedTexts {
  readonly own: string;
  readonly inputs: Inputs;
  readonly files: Readonly<Record<string, string>>;
}

/** Texts of the last build that had the same code and environment. */
export interface RenderCache {
  /** Texts with all of their bytes. */
  readonly find: (key: string) => CachedTexts | undefined;
  /** Gives the name of a text. */
  readonly keep: (text: string) => string;
  readonly textOf: (name: string) => Buffer;
  /** Keeps a text that nobody has to read. */
  readonly retain: (name: string) => void;
  readonly remember: (key: string, texts: CachedTexts) => void;
  /** Writes what was remembered; everything else is forgotten. */
  readonly save: () => void;
}

interface CacheRecord {
  readonly code: string;
  readonly texts: Readonly<Record<string, CachedTexts>>;
}

const readRecord = (file: string, code: string): CacheRecord => {
  if (!existsSync(file)) return { code, texts: {} };
  // The record of an older build has another form.
  const { code: last, texts = {} }: Partial<CacheRecord> = JSON.parse(readFileSync(file, 'utf8'));
  return { code, texts: last === code ? texts : {} };
};

/** `code` names the code and everything global that a text is made with; another value empties the cache. */
export const openRenderCache = (folder: string, code: string): RenderCache => {
  const file = join(folder, 'render.json');
  const record = readRecord(file, code);
  const pack = openPack(join(folder, 'texts.pack'));
  const remembered = new Map<string, CachedTexts>();
  return {
    find: (key) => {
      const texts = record.texts[key];
      return texts !== undefined && Object.values(texts.files).every(pack.has) ? texts : undefined;
    },
    keep: (text) => {
      const bytes = Buffer.from(text);
      const name = fingerprint(bytes);
      pack.write(name, bytes);
      return name;
    },
    textOf: (name) => {
      const text = pack.read(name);
      if (text === null)
        throw new Error(`The cache ${folder} lacks the text ${name}; delete the folder and build again.`);
      return text;
    },
    retain: pack.keep,
    remember: (key, texts) => void remembered.set(key, texts),
    save: () => {
      pack.close();
      const saved: CacheRecord = { code, texts: Object.fromEntries(remembered) };
      writeFileSync(file, JSON.stringify(saved));
    },
  };
};
