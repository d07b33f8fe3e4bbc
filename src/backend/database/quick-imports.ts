import { registerHooks } from 'node:module';

const drizzle = '/node_modules/drizzle-orm/';

/**
 * Imported before anything that imports drizzle, it halves the start of a command. The files of drizzle name one another by relative
 * paths, and Node asks the package.json of the package for the kind of each: it parses the 180 kB of it for every file anew.
 */
registerHooks({
  resolve: (specifier, context, resolveNext) =>
    specifier.startsWith('.') && context.parentURL?.includes(drizzle) === true
      ? { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true }
      : resolveNext(specifier, context),
});
