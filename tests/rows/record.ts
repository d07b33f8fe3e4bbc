import { registerHooks } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRowRecorder } from './covered-rows.ts';
import { instrumentedText, isAsked, mark } from './instrumented-modules.ts';

const fileOf = (url: string | undefined): string => (url?.startsWith('file:') ? fileURLToPath(url) : '');

/** `node --import ./tests/rows/record.ts program.ts` records the rows that the product's code takes in the program. */
globalThis.rowCovered = createRowRecorder(basename(process.argv[1] ?? 'node', '.ts'));

registerHooks({
  resolve: (specifier, context, nextResolve) => {
    const resolved = nextResolve(specifier, context);
    const asked = isAsked(fileOf(resolved.url), fileOf(context.parentURL));
    return asked ? { ...resolved, url: `${resolved.url}${mark}` } : resolved;
  },
  load: (url, context, nextLoad) =>
    url.endsWith(mark)
      ? { format: 'module', source: instrumentedText(fileOf(url)), shortCircuit: true }
      : nextLoad(url, context),
});
