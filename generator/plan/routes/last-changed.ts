import { createHash } from 'node:crypto';
import { compareText } from '#domain/texts/compare-text.ts';
import type { PlannedPage } from '../site-plan.ts';
import type { PageChange } from './page-change.ts';

const hashLength = 16;

/** The lines of `pages.lock`. */
const readChanges = (text: string | null): ReadonlyMap<string, PageChange> =>
  new Map(
    (text ?? '').split('\n').flatMap((line) => {
      const [path = '', on, hash] = line.split(' ');
      return !path.startsWith('/') || on === undefined || hash === undefined ? [] : [[path, { path, on, hash }]];
    }),
  );

type Fragments = ReadonlyMap<string, unknown>;

/** The pieces of a JSON text with what references stand for in their places; each fragment is printed once. */
type Print = (value: unknown) => readonly (string | Buffer)[];

const printerWith = (fragments: Fragments): Print => {
  const known = new Map<string, Buffer>();
  const fragmentBytes = (name: string): Buffer => {
    const bytes =
      known.get(name) ?? Buffer.concat(print(fragments.get(name) ?? null).map((piece) => Buffer.from(piece)));
    known.set(name, bytes);
    return bytes;
  };
  const print: Print = (value) =>
    JSON.stringify(value)
      .split(/\{"fragment":"([^"]*)"\}/)
      .map((piece, index) => (index % 2 === 0 ? piece : fragmentBytes(piece)));
  return print;
};

/** The content of the page itself, without header, footer and dates. */
const hashOf = ({ head, heading, lead, body }: PlannedPage, print: Print): string => {
  const hash = createHash('sha256');
  for (const piece of print([head.title, head.description, heading, lead, body])) hash.update(piece);
  return hash.digest('hex').slice(0, hashLength);
};

/**
 * The day on which each page that search engines keep last changed. No clock is read: a page whose hash is not that of
 * the lines before has changed on the day of the edition; every other keeps its day.
 */
export const planChanges = (
  previous: string | null,
  pages: readonly PlannedPage[],
  { fragments, edition }: { readonly fragments: Fragments; readonly edition: string },
): readonly PageChange[] => {
  const known = readChanges(previous);
  const print = printerWith(fragments);
  return pages
    .filter(({ head }) => head.indexable)
    .map((page) => {
      const before = known.get(page.path);
      const hash = hashOf(page, print);
      if (before?.hash === hash) return before;
      return { path: page.path, on: before !== undefined && before.on > edition ? before.on : edition, hash };
    })
    .toSorted((one, other) => compareText(one.path, other.path));
};
