import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../fingerprint.ts';
import type { Folders } from '../folders.ts';
import { listFiles } from './list-files.ts';

/** What a build puts at a path. */
export interface Placed {
  /** Names the bytes: another name for others. */
  readonly name: string;
  /** Of the bytes; null where another thread or program writes them. */
  readonly size: number | null;
  /** Of a file of the build before. */
  readonly state?: string;
}

/**
 * The files of the stage. What the build before has left as it is wanted gets a second name instead of being written, which is many
 * times as quick and keeps its time; it loses the first one when the folders change places.
 */
export interface Output {
  /** Takes the file of the build before; false where that had other bytes there, or somebody has touched it. */
  readonly keep: (path: string, name: string) => boolean;
  /** Takes the file of the build before or writes it. Without a name the bytes are their own. */
  readonly place: (path: string, content: string | Buffer, name?: string) => void;
  /** Notes what another thread or program writes. */
  readonly expect: (path: string, name: string) => void;
  readonly placed: ReadonlyMap<string, Placed>;
}

/** Of a file of the output: the state that whoever touches it changes, and the name of its bytes where a build has given one. */
type KnownFile = readonly [state: string, name?: string];
export type KnownFiles = Readonly<Record<string, KnownFile>>;

const stateOf = (file: string): string | null => {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${found.size} ${found.mtimeMs}`;
};

const recordOf = ({ cache }: Pick<Folders, 'cache'>): string => join(cache, 'output.json');

const readKnown = (folders: Pick<Folders, 'cache'>): KnownFiles =>
  existsSync(recordOf(folders)) ? JSON.parse(readFileSync(recordOf(folders), 'utf8')) : {};

const link = (from: string, to: string): boolean => {
  try {
    linkSync(from, to);
    return true;
  } catch {
    return false;
  }
};

export const openOutput = (folders: Pick<Folders, 'cache' | 'stage' | 'dist'>): Output => {
  const { stage, dist } = folders;
  const known = readKnown(folders);
  const placed = new Map<string, Placed>();
  const made = new Set<string>();
  const targetOf = (path: string): string => {
    const target = join(stage, path);
    const folder = dirname(target);
    if (!made.has(folder)) mkdirSync(folder, { recursive: true });
    made.add(folder);
    return target;
  };
  const keep = (path: string, name: string): boolean => {
    if (placed.get(path)?.name === name) return true;
    const [state, last] = known[path] ?? [];
    if (state === undefined || last !== name || stateOf(join(dist, path)) !== state) return false;
    if (!link(join(dist, path), targetOf(path))) return false;
    placed.set(path, { name, size: Number.parseInt(state, 10), state });
    return true;
  };
  const expect = (path: string, name: string): void => {
    targetOf(path);
    placed.set(path, { name, size: null });
  };
  const place = (path: string, content: string | Buffer, name = fingerprint(content)): void => {
    if (keep(path, name)) return;
    // What was kept is also a file of the build before.
    if (placed.has(path)) rmSync(join(stage, path));
    writeFileSync(targetOf(path), content);
    placed.set(path, { name, size: Buffer.byteLength(content) });
  };
  return { keep, place, expect, placed };
};

/** Remembers what stands in `dist/`, under the names that a build has given. */
export const rememberOutput = (folders: Pick<Folders, 'cache' | 'dist'>, { placed }: Output): void => {
  const { dist } = folders;
  const files = listFiles(dist).map((path): [string, KnownFile] => {
    const { name, state } = placed.get(path) ?? {};
    const known = state ?? stateOf(join(dist, path)) ?? '';
    return [path, name === undefined ? [known] : [known, name]];
  });
  writeFileSync(recordOf(folders), JSON.stringify(Object.fromEntries(files)));
};

/** Whether `dist/` holds what the last build has left there, and nothing else. */
export const isUntouched = (folders: Pick<Folders, 'cache' | 'dist'>): boolean => {
  const known = readKnown(folders);
  if (!existsSync(folders.dist)) return false;
  const files = listFiles(folders.dist);
  return (
    files.length === Object.keys(known).length &&
    files.every((path) => known[path]?.[0] === stateOf(join(folders.dist, path)))
  );
};
