import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openPack } from '../files/pack.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Inputs } from './recording.ts';

/** A rendered page of an earlier build: what it was made from, and the name of its bytes. */
export interface CachedPage {
  readonly own: string;
  readonly inputs: Inputs;
  readonly html: string;
  /** Absent where the page has no twin in Markdown. */
  readonly markdown?: string | undefined;
}

/** Pages of the last build that had the same code and environment. */
export interface RenderCache {
  /** A page with all of its bytes. */
  readonly find: (key: string) => CachedPage | undefined;
  /** Gives the name of a text. */
  readonly keep: (text: string) => string;
  readonly textOf: (name: string) => Buffer;
  readonly save: (pages: Readonly<Record<string, CachedPage>>) => void;
}

interface CacheRecord {
  readonly code: string;
  readonly pages: Readonly<Record<string, CachedPage>>;
}

const readRecord = (file: string, code: string): CacheRecord => {
  if (!existsSync(file)) return { code, pages: {} };
  const record: CacheRecord = JSON.parse(readFileSync(file, 'utf8'));
  return record.code === code ? record : { code, pages: {} };
};

/** `code` names the code and everything global that a page is made with; another value empties the cache. */
export const openRenderCache = (folder: string, code: string): RenderCache => {
  const file = join(folder, 'render.json');
  const record = readRecord(file, code);
  const texts = openPack(join(folder, 'texts.pack'));
  return {
    find: (key) => {
      const page = record.pages[key];
      if (page === undefined) return undefined;
      return texts.has(page.html) && texts.has(page.markdown ?? page.html) ? page : undefined;
    },
    keep: (text) => {
      const bytes = Buffer.from(text);
      const name = fingerprint(bytes);
      texts.write(name, bytes);
      return name;
    },
    textOf: (name) => {
      const text = texts.read(name);
      if (text === null)
        throw new Error(`The cache ${folder} lacks the text ${name}; delete the folder and build again.`);
      return text;
    },
    save: (pages) => {
      texts.close();
      writeFileSync(file, JSON.stringify({ code, pages }));
    },
  };
};
