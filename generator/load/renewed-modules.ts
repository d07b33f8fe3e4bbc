import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { stampOf } from './inputs.ts';
import { sha256Of } from './output-tree.ts';

interface Module {
  /** Undefined while another change may bear the same time, or there is no such file. */
  readonly stamp: string | undefined;
  readonly sha256: string | undefined;
  readonly importers: Set<string>;
  revision: number;
}

export interface RenewedModules {
  /** Looks what has changed since the last time; to be called before what is imported next. Gives the paths. */
  readonly renew: () => readonly string[];
  /** The URL of a module as it stood when `renew` was last called. */
  readonly urlOf: (path: string) => string;
}

const stateOf = (path: string): Pick<Module, 'stamp' | 'sha256'> => {
  const stamp = stampOf(path);
  const sha256 = existsSync(path) ? sha256Of(readFileSync(path)) : undefined;
  return { stamp: stamp?.settled === true ? stamp.text : undefined, sha256 };
};

/**
 * Node imports a module once per URL. Here the URL of a module below one of the folders ends with a number: what has changed
 * gets another one, and so does all that imports it, while everything else stays the module that it was.
 */
export const renewedModules = (folders: readonly string[]): RenewedModules => {
  const known = new Map<string, Module>();
  let revision = 1;
  const moduleAt = (path: string): Module => {
    const module = known.get(path) ?? { ...stateOf(path), importers: new Set(), revision };
    known.set(path, module);
    return module;
  };
  const urlOf = (path: string): string => `${pathToFileURL(path)}?v=${moduleAt(path).revision}`;
  const isOurs = (path: string): boolean => folders.some((folder) => path.startsWith(folder + sep));
  const noteImport = (path: string, importer: string | undefined): void => {
    if (importer?.startsWith('file:')) moduleAt(path).importers.add(fileURLToPath(importer));
  };
  registerHooks({
    resolve: (specifier, context, next) => {
      // A file that is missing now may come: whoever imports it is to be tried again then.
      if (specifier.startsWith('.') && context.parentURL?.startsWith('file:')) {
        const path = join(dirname(fileURLToPath(context.parentURL)), specifier);
        if (isOurs(path)) noteImport(path, context.parentURL);
      }
      const resolved = next(specifier, context);
      if (!resolved.url.startsWith('file:') || resolved.url.includes('?')) return resolved;
      const path = fileURLToPath(resolved.url);
      if (!isOurs(path)) return resolved;
      noteImport(path, context.parentURL);
      return { ...resolved, url: urlOf(path) };
    },
  });
  const renewModule = (path: string): void => {
    const module = moduleAt(path);
    if (module.revision === revision) return;
    module.revision = revision;
    for (const importer of module.importers) renewModule(importer);
  };
  const renew = (): readonly string[] => {
    const changed = [...known].filter(([path, { stamp, sha256 }]) => {
      if (stamp !== undefined && stampOf(path)?.text === stamp) return false;
      const state = stateOf(path);
      Object.assign(moduleAt(path), state);
      return state.sha256 !== sha256;
    });
    if (changed.length > 0) revision += 1;
    for (const [path] of changed) renewModule(path);
    return changed.map(([path]) => path);
  };
  return { renew, urlOf };
};
