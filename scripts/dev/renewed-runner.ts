import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { EvaluatedModuleNode, ModuleRunner } from 'vite/module-runner';

/** Runs code that Vite has transformed. Changed modules and their importers are reloaded; all others stay loaded. */
export interface RenewedRunner extends Pick<ModuleRunner, 'import' | 'close'> {
  /** Drops the modules of changed files, and their importers. */
  readonly forget: (files: readonly string[]) => void;
  /** Drops all modules: one that failed to load would fail again, even if the file that was missing exists now. */
  readonly reset: () => void;
}

/** A runner for an environment that `startVite` has declared. */
export const createResettableModuleRunner = ({ environments }: ViteDevServer, name: string): RenewedRunner => {
  const environment = environments[name];
  if (environment === undefined) throw new Error(`Vite has no environment “${name}”; see startVite in dev-site.ts.`);
  const runner = createServerModuleRunner(environment, { hmr: false });
  const { evaluatedModules } = runner;
  let forgotten = 0;
  const drop = (module: EvaluatedModuleNode, dropped: Set<string>): void => {
    if (dropped.has(module.id)) return;
    dropped.add(module.id);
    for (const id of module.importers) {
      const importer = evaluatedModules.getModuleById(id);
      if (importer !== undefined) drop(importer, dropped);
    }
    evaluatedModules.invalidateModule(module);
  };
  const load: ModuleRunner['import'] = async (url) => {
    const before = forgotten;
    try {
      const module = await runner.import(url);
      if (before === forgotten) return module;
    } catch (error) {
      runner.clearCache();
      throw error;
    }
    // A module that was dropped while it was loading may have been stored again.
    runner.clearCache();
    return load(url);
  };
  return {
    import: load,
    reset: () => runner.clearCache(),
    close: () => runner.close(),
    forget: (files) => {
      const dropped = new Set<string>();
      forgotten += 1;
      for (const file of files) {
        // Vite notices changes later than this code; its cached modules must not be used again.
        environment.moduleGraph.onFileChange(file);
        for (const module of evaluatedModules.getModulesByFile(file) ?? []) drop(module, dropped);
      }
    },
  };
};
