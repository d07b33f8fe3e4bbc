import type { BrowserBundle } from '../bundle/bundle.ts';
import type { Compressor } from '../files/compressor.ts';
import type { Output } from '../files/output.ts';
import { fingerprint } from '../fingerprint.ts';
import { withAddresses } from './bundle-addresses.ts';
import type { CachedTexts, RenderCache } from './render-cache.ts';

/** Writes rendered texts as soon as the addresses of the bundle are known. */
export interface TextPlacer {
  readonly add: (texts: CachedTexts) => void;
  /** Writes what has been added so far; what is added later is written at once. */
  readonly open: (urls: BrowserBundle['urls']) => void;
}

interface PlacerParts {
  readonly cache: RenderCache;
  readonly output: Output;
  /** Takes every text as soon as it is written. */
  readonly compressor: Compressor;
}

export const createTextPlacer = ({ cache, output, compressor }: PlacerParts): TextPlacer => {
  const waiting: CachedTexts[] = [];
  let write = (texts: CachedTexts): void => void waiting.push(texts);
  const open: TextPlacer['open'] = (urls) => {
    const state = fingerprint(JSON.stringify(urls));
    write = ({ files }) => {
      for (const [path, text] of Object.entries(files)) {
        // Only pages name files of the bundle.
        const name = path.endsWith('.html') ? `${text} ${state}` : text;
        // What the build before has left in its place is not even read.
        if (output.keep(path, name)) cache.retain(text);
        else output.place(path, withAddresses(cache.textOf(text), urls), name);
      }
      compressor.add(Object.keys(files));
    };
    waiting.splice(0).forEach(write);
  };
  return { add: (texts) => write(texts), open };
};
