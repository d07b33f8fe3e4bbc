import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';

type Renderer = typeof import('../render.tsx');

const target = 'es2023';

const shared = (root: string): InlineConfig => ({
  root: join(root, 'src/audit'),
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
});

/** Where the generated functions read the numbers of the model, the script of trials has numbers that a page may replace. */
const triedNumbers = (root: string): InlineConfig => ({
  resolve: {
    alias: [{ find: /^\.\/parameters\.ts$/, replacement: join(root, 'src/audit/browser/tried-numbers.ts') }],
  },
});

/** A script without imports: pages that open from a disk load no modules. */
const scriptOf = (root: string, name: string, outDir: string): InlineConfig => ({
  ...shared(root),
  ...(name === 'try' ? triedNumbers(root) : {}),
  build: {
    target,
    outDir,
    emptyOutDir: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(root, `src/audit/browser/${name}.ts`),
      output: { format: 'iife', entryFileNames: `${name}.js` },
    },
  },
});

const rendererOf = (root: string, outDir: string): InlineConfig => ({
  ...shared(root),
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: true },
  build: {
    target,
    ssr: join(root, 'src/audit/render.tsx'),
    outDir,
    emptyOutDir: true,
    minify: false,
    reportCompressedSize: false,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
});

/** Puts the scripts of the pages into `assets` and gives the functions that print the pages; `cache` keeps the bundle. */
export const bundleAudit = async (
  root: string,
  { cache, assets }: { readonly cache: string; readonly assets: string },
): Promise<Renderer> => {
  for (const name of ['audit', 'try']) await build(scriptOf(root, name, assets));
  await build(rendererOf(root, cache));
  const renderer: Renderer = await import(`${pathToFileURL(join(cache, 'render.js'))}`);
  return renderer;
};
