import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { bundleGazetteer } from './build/bundle/bundle-gazetteer.ts';
import { followRules } from './build/bundle/follow-rules.ts';
import { entries } from './build/entries.ts';

const styleTargets = ['chrome123', 'firefox121', 'safari17.5'];

/**
 * Vite wraps every `import()` in code that preloads its scripts and styles. Here all styles are one file, and what an island
 * imports arrives while React is still on its way, so that the wrapper and its list of files would only weigh on every page.
 * What stays of the wrapper: a file that did not come is asked for once more after a second, then `partmissing` is sent to the
 * window, where `reload-released.ts` waits for it.
 */
const importPlainly: Plugin = {
  name: 'import-plainly',
  enforce: 'pre',
  load: {
    filter: { id: /vite[\\/]preload-helper/ },
    handler: () =>
      'export const __vitePreload = (load) => load().catch(() => new Promise((wake) => setTimeout(wake, 1e3)).then(load)).catch((error) => { dispatchEvent(new Event("partmissing")); throw error; });',
  },
};

/**
 * The client of react-query brings changes and endless lists, which no page of ours has; here it gets by without them, since
 * they would weigh on every list of dates.
 */
const leaveOut: Plugin = {
  name: 'leave-out',
  enforce: 'pre',
  load: {
    filter: { id: /query-core[\\/].*[\\/](?:mutationCache|infiniteQueryBehavior)\.js/ },
    handler: (id) =>
      id.includes('mutationCache')
        ? 'export class MutationCache { clear() {} async resumePausedMutations() {} }'
        : 'export const [infiniteQueryBehavior, hasNextPage, hasPreviousPage] = [() => {}, () => false, () => false];',
  },
};

/** What is always loaded together is one file: it compresses better than several. */
const chunks = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|scheduler|typesafe-i18n)[\\/]|site[\\/](?:app[\\/]browser[\\/]hydrate\.|lib[\\/](?:texts|hooks[\\/]use-(?:seconds|hydrated|rule)|api[\\/]call-error)|ui[\\/]form[\\/]retry-button)/,
  },
  {
    name: 'calls',
    test: /node_modules[\\/]zod[\\/]|site[\\/]lib[\\/]api[\\/]call\./,
  },
  {
    name: 'query',
    test: /node_modules[\\/]@tanstack[\\/](?!.*queryObserver)|site[\\/]lib[\\/]api[\\/](?:take-latest|calendar)/,
  },
  {
    name: 'calendar',
    test: /site[\\/]lib[\\/]calendar[\\/](?:calendar-words|whole-places)|domain[\\/]dates[\\/](?:civil-date|day-runs|in-month)|generated[\\/](?:rules[\\/](?:availability|terms-shown))/,
    includeDependenciesRecursively: false,
  },
  {
    name: 'dates',
    test: /features[\\/]dates[\\/](?!list[\\/]enhance|next[\\/](?:renew-next|next-terms|schedule)|near[\\/](?:find-lead|find-near|lead-on|nearest-first|place-search|search-results))|generated[\\/]rules[\\/](?:city-filter|terms-list)|site[\\/](?:lib[\\/]calendar[\\/](?:address|answer)|ui[\\/]text[\\/]disclosure)/,
    includeDependenciesRecursively: false,
  },
];

/** Words for which blockers refuse a file by its name. */
const blocked = /track|analytic|consent|cookie|banner|campaign|event|(?:^|[^a-z])ads?(?:[^a-z]|$)/i;

const fileNameOf = ({ name }: { readonly name: string }): string =>
  blocked.test(name) ? 'assets/part-[hash].js' : 'assets/[name]-[hash].js';

/** One client bundle (loader, app, stylesheet) and one server bundle (the renderer), built in one process. */
export default defineConfig({
  root: import.meta.dirname,
  base: '/',
  appType: 'custom',
  publicDir: false,
  logLevel: 'warn',
  plugins: [react(), importPlainly, leaveOut, bundleGazetteer, followRules],
  build: {
    target: 'es2023',
    cssTarget: styleTargets,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    modulePreload: false,
    copyPublicDir: false,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: {
            loader: entries.loader,
            chat: entries.chat,
            style: entries.style,
            icon: `${entries.icon}?url`,
          },
          treeshake: { manualPureFunctions: ['z'] },
          output: { codeSplitting: { groups: chunks }, chunkFileNames: fileNameOf, hashCharacters: 'hex' },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        minify: false,
        rolldownOptions: { input: { render: entries.render }, output: { codeSplitting: false } },
      },
    },
  },
});
