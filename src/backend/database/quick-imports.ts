import { type ResolveFnOutput, registerHooks } from 'node:module';

const drizzle = '/node_modules/drizzle-orm/';
const entry = /^drizzle-orm(?:\/|$)/;

/** Where each entry of the package lies. */
const entries = new Map<string, ResolveFnOutput>();

/**
 * Imported before anything that imports drizzle, it halves the start of a command. Node asks the package.json of the package for
 * each entry that our files name, and for the kind of each of its files, which name one another by relative paths: it parses the
 * 180 kB of it every time anew.
 */
registerHooks({
  resolve: (specifier, context, resolveNext) => {
    if (specifier.startsWith('.') && context.parentURL?.includes(drizzle) === true)
      return { url: new URL(specifier, context.parentURL).href, format: 'module', shortCircuit: true };
    if (!entry.test(specifier)) return resolveNext(specifier, context);
    const found = entries.get(specifier) ?? resolveNext(specifier, context);
    entries.set(specifier, found);
    return { ...found, shortCircuit: true };
  },
});
