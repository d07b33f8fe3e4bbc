import { resolve } from 'node:path';
import { rememberParsed } from '../load/inputs.ts';
import { type RenewedModules, renewedModules } from '../load/renewed-modules.ts';
import { remembered } from '../remember/remembered.ts';
import type { Outcome } from '../write/outcome.ts';

type Generate = typeof import('../run.ts').generate;

/** The project that this program belongs to; the one it works on may be another. */
const ownRoot = resolve(import.meta.dirname, '..', '..');

const codeFolders = ['generator', 'model', 'src/domain'];

/** A generator that stays in the process: what has not changed since the last time is neither read nor computed again. */
export interface Keeper {
  readonly modules: RenewedModules;
  readonly generate: (run: { readonly mode: 'write' | 'check'; readonly force?: boolean }) => Promise<Outcome>;
}

/** What was made of files by other code is forgotten with it. */
const parsedFor = remembered((_: Generate) => rememberParsed());

/** One per process, since it renews modules of the process: those of the generator and the model, and of `also`. */
export const createKeeper = (root: string, also: readonly string[] = []): Keeper => {
  const folders = [...codeFolders, ...also];
  const modules = renewedModules([ownRoot, root].flatMap((at) => folders.map((folder) => resolve(at, folder))));
  const { urlOf } = modules;
  return {
    modules,
    generate: async (run) => {
      modules.renew();
      const { generate }: { readonly generate: Generate } = await import(urlOf(resolve(ownRoot, 'generator/run.ts')));
      return generate({ root, ...run, inputs: { parsed: parsedFor(generate), urlOf } });
    },
  };
};
