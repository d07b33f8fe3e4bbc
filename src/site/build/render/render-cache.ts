import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
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
  readonly find: (key: string) => CachedPage | undefined;
  /** Where the bytes of a name are kept. */
  readonly textFile: (name: string) => string;
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
  const textFile = (name: string): string => join(folder, 'texts', name.slice(0, 2), name);
  const namesOf = (pages: CacheRecord['pages']): readonly string[] =>
    Object.values(pages).flatMap(({ html, markdown }) => (markdown === undefined ? [html] : [html, markdown]));
  return {
    find: (key) => record.pages[key],
    textFile,
    save: (pages) => {
      const used = new Set(namesOf(pages));
      for (const name of namesOf(record.pages)) if (!used.has(name)) rmSync(textFile(name), { force: true });
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, JSON.stringify({ code, pages }));
    },
  };
};
