import { createServerModuleRunner, type ViteDevServer } from 'vite';
import type { EvaluatedModuleNode, ModuleRunner } from 'vite/module-runner';

/** Runs code that Vite has transformed; what changes is loaded again, and what imports it, all else stays as it is. */
export interface RenewedRunner extends Pick<ModuleRunner, 'import' | 'close'> {
  /** Forgets files that have changed, and what was made of them. */
  readonly forget: (files: readonly string[]) => void;
  /** Forgets everything: a module that could not be loaded would fail again though the file that it lacked is there. */
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
    // What was forgotten while it was being loaded may have been kept after all.
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
        // Vite hears of changes later than this; its cached modules must not be loaded again.
        environment.moduleGraph.onFileChange(file);
        for (const module of evaluatedModules.getModulesByFile(file) ?? []) drop(module, dropped);
      }
    },
  };
};
