import { lstatSync, readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** How the inputs are read: plainly, or by a process that generates again and again and remembers what it has read. */
export interface Inputs {
  /** What a file says, made of its bytes by `parse`. Throws as the file system does. */
  readonly parsed: <Value>(path: string, parse: (bytes: Buffer) => Value) => Value;
  /** The URL under which a module is imported as it stands now. */
  readonly urlOf: (path: string) => string;
}

export const plainInputs: Inputs = {
  parsed: (path, parse) => parse(readFileSync(path)),
  urlOf: (path) => pathToFileURL(path).href,
};

/** Milliseconds within which a file system may give two changes the same time. */
const coarseness = 50n;

interface Stamp {
  /** Place, size and times: what tells whether a file is still the one that was read. */
  readonly text: string;
  /** Whether a later change would bear another time. */
  readonly settled: boolean;
}

export const stampOf = (path: string): Stamp | undefined => {
  const status = lstatSync(path, { bigint: true, throwIfNoEntry: false });
  if (status === undefined) return undefined;
  const { ino, size, mtimeNs, ctimeNs } = status;
  const settled = BigInt(Date.now()) - ctimeNs / 1_000_000n > coarseness;
  return { text: `${ino} ${size} ${mtimeNs} ${ctimeNs}`, settled };
};

/** Gives the same value for a file as long as it is unchanged, without reading it. */
export const rememberParsed = (): Inputs['parsed'] => {
  const known = new Map<string, { readonly stamp: string; readonly value: unknown }>();
  function parsed<Value>(path: string, parse: (bytes: Buffer) => Value): Value;
  function parsed(path: string, parse: (bytes: Buffer) => unknown): unknown {
    const stamp = stampOf(path);
    const last = known.get(path);
    if (last !== undefined && last.stamp === stamp?.text) return last.value;
    const value = parse(readFileSync(path));
    if (stamp?.settled === true) known.set(path, { stamp: stamp.text, value });
    else known.delete(path);
    return value;
  }
  return parsed;
};
