import type { Locale } from '#domain/locale.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import type { Output } from '../files/output.ts';
import { type Inputs, type Readable, recordReads } from './recording.ts';
import type { CachedTexts, RenderCache } from './render-cache.ts';
import type { Renderer, SiteReader } from './renderer.ts';
import type { TextPlacer } from './text-placer.ts';

export interface Rendering {
  readonly renderer: Renderer;
  readonly readable: Readable;
  readonly environment: BuildEnvironment;
  readonly cache: RenderCache;
  readonly output: Output;
  readonly placer: TextPlacer;
}

/** Texts that are made together of what they read and of their own. */
export interface TextWork {
  readonly key: string;
  readonly locale: Locale;
  /** The state of what they are made of besides what they read. */
  readonly own: string;
  /** Makes the text of each path of the site, without a leading slash. */
  readonly make: (reader: SiteReader) => Readonly<Record<string, string>>;
}

const isCurrent = (inputs: Inputs, { stateOf }: Readable): boolean =>
  Object.entries(inputs).every(([input, state]) => (stateOf(input) ?? '') === state);

const statesOf = (reads: ReadonlySet<string>, { stateOf }: Readable): Inputs =>
  Object.fromEntries([...reads].map((input) => [input, stateOf(input) ?? '']));

const makeTexts = ({ own, locale, make }: TextWork, { renderer, readable, cache }: Rendering): CachedTexts => {
  const { reader, reads } = recordReads(readable, locale, renderer);
  const { value: texts, rules } = renderer.recordRules(() => make(reader));
  const files = Object.fromEntries(Object.entries(texts).map(([path, text]) => [path, cache.keep(text)]));
  return { own, inputs: statesOf(new Set([...reads, ...rules]), readable), files };
};

/** Writes texts, taking from the cache what has not changed; gives them, and whether they were made anew. */
export const placeTexts = (
  work: TextWork,
  rendering: Rendering,
): { readonly files: CachedTexts['files']; readonly isNew: boolean } => {
  const { readable, cache, placer } = rendering;
  const known = cache.find(work.key);
  const current = known?.own === work.own && isCurrent(known.inputs, readable) ? known : makeTexts(work, rendering);
  cache.remember(work.key, current);
  placer.add(current);
  return { files: current.files, isNew: current !== known };
};
