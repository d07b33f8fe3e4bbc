import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

/** Preload (`--import`): a host that lists directories in another order for each ODD_ORDER, and whose clock is off by years. */
const seed = Number(process.env.ODD_ORDER ?? '1');

const rank = (name: string): number =>
  [...name].reduce((sum, character) => (sum * 31 + (character.codePointAt(0) ?? 0) * seed) % 10_007, seed);

const nameOf = (entry: unknown): string =>
  typeof entry === 'object' && entry !== null && 'name' in entry ? `${entry.name}` : `${entry}`;

const shuffled = (entries: unknown): unknown =>
  Array.isArray(entries) ? entries.toSorted((a, b) => rank(nameOf(a)) - rank(nameOf(b))) : entries;

type Listing = (...parameters: unknown[]) => unknown;
const isListing = (value: unknown): value is Listing => typeof value === 'function';

const readdirSync: unknown = Reflect.get(fs, 'readdirSync');
if (isListing(readdirSync)) Reflect.set(fs, 'readdirSync', (...all: unknown[]) => shuffled(readdirSync(...all)));
const readdir: unknown = Reflect.get(fs.promises, 'readdir');
if (isListing(readdir))
  Reflect.set(fs.promises, 'readdir', async (...all: unknown[]) => shuffled(await readdir(...all)));
syncBuiltinESMExports();

const offset = seed * 500 * 86_400_000;
const RealDate = Date;
globalThis.Date = new Proxy(RealDate, {
  construct: (target, parameters) =>
    Reflect.construct(target, parameters.length > 0 ? parameters : [RealDate.now() + offset]),
  get: (target, key) => (key === 'now' ? () => RealDate.now() + offset : Reflect.get(target, key)),
});
