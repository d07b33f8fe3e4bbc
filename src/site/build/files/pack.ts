import {
  closeSync,
  existsSync,
  fstatSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  renameSync,
  rmSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** Contents by name in one file: a thousand small ones take longer to make than to fill. */
export interface Pack {
  readonly has: (name: string) => boolean;
  readonly read: (name: string) => Buffer | null;
  /** As if it was read. */
  readonly keep: (name: string) => void;
  readonly write: (name: string, content: Buffer) => void;
  /** Keeps what was read or written since the pack was opened. Without it the pack stays what it was before. */
  readonly close: () => void;
}

type Place = readonly [offset: number, length: number];

interface PackIndex {
  readonly end: number;
  readonly places: Readonly<Record<string, Place>>;
}

const empty: PackIndex = { end: 0, places: {} };

const readPlace = (file: number, [offset, length]: Place): Buffer => {
  const content = Buffer.allocUnsafe(length);
  readSync(file, content, 0, length, offset);
  return content;
};

/** Moves what is used to the beginning of a new file. */
const compact = (file: number, path: string, used: ReadonlyMap<string, Place>): PackIndex => {
  const fresh = openSync(`${path}.new`, 'w');
  let end = 0;
  const places = [...used].map(([name, place]): [string, Place] => {
    writeSync(fresh, readPlace(file, place), 0, place[1], end);
    end += place[1];
    return [name, [end - place[1], place[1]]];
  });
  closeSync(fresh);
  renameSync(`${path}.new`, path);
  return { end, places: Object.fromEntries(places) };
};

export const openPack = (path: string): Pack => {
  const indexFile = `${path}.json`;
  mkdirSync(dirname(path), { recursive: true });
  const file = openSync(path, existsSync(path) ? 'r+' : 'w+');
  const written: PackIndex = existsSync(indexFile) ? JSON.parse(readFileSync(indexFile, 'utf8')) : empty;
  const last = fstatSync(file).size < written.end ? empty : written;
  const used = new Map<string, Place>();
  let { end } = last;
  const find = (name: string): Place | undefined => used.get(name) ?? last.places[name];
  return {
    has: (name) => find(name) !== undefined,
    read: (name) => {
      const place = find(name);
      if (place === undefined) return null;
      used.set(name, place);
      return readPlace(file, place);
    },
    keep: (name) => {
      const place = find(name);
      if (place !== undefined) used.set(name, place);
    },
    write: (name, content) => {
      writeSync(file, content, 0, content.length, end);
      used.set(name, [end, content.length]);
      end += content.length;
    },
    close: () => {
      const living = [...used.values()].reduce((sum, [, length]) => sum + length, 0);
      // An index beside another file than its own would give wrong bytes.
      rmSync(indexFile, { force: true });
      const index = end > 2 * living ? compact(file, path, used) : { end, places: Object.fromEntries(used) };
      closeSync(file);
      writeFileSync(`${indexFile}.new`, JSON.stringify(index));
      renameSync(`${indexFile}.new`, indexFile);
    },
  };
};
