import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { entries } from './build/entries.ts';

const styleTargets = ['chrome123', 'firefox121', 'safari17.5'];

/** What the chunks of a page are named after: the pages and islands that start with code of their own. */
const starts = {
  loader: 'app/browser/loader.ts',
  chat: 'app/browser/chat.ts',
  hydrate: 'app/browser/hydrate.tsx',
  dates: 'features/dates/list/dates-list.tsx',
  contact: 'features/contact/contact-form.tsx',
  finder: 'features/finder/finder-button.tsx',
  shell: 'app/shell/shell.tsx',
  search: 'pages/reserved/search.tsx',
  booking: 'pages/reserved/booking.tsx',
} as const;

/** What dates import only through a module of which they use another part; the bundler leaves it out of their chunk. */
const unusedByDates =
  /react-query[\\/].*[\\/](?!queryOptions)\w+\.js|queryObserver|generated[\\/]rules[\\/]parameter|course-types\.ts/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Whether a module belongs to the static imports of these starts. */
const importersOf = (id: string, modules: Modules) => {
  const found = new Set([id]);
  for (const module of found)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer);
  return (...names: readonly (keyof typeof starts)[]): boolean =>
    names.every((name) => [...found].some((module) => module.replaceAll('\\', '/').endsWith(starts[name])));
};

/**
 * The chunk of a module that the booking loads, by what else loads it; null leaves it to the bundler. Apart, they were 22 files of less
 * than 2 kB, and each costs a request with its headers.
 */
const bookingChunk = (id: string, modules: Modules): string | null => {
  const isIn = importersOf(id, modules);
  if (isIn('loader') || isIn('chat')) return null;
  if (isIn('hydrate')) return isIn('shell') ? 'frame' : null;
  if (isIn('shell')) return isIn('contact') ? 'fields' : 'shell';
  if (!isIn('booking')) return null;
  if (isIn('dates')) return unusedByDates.test(id) ? 'booking' : 'calendar';
  if (isIn('contact')) return 'fields';
  if (isIn('finder')) return null;
  return isIn('search') ? 'shell' : 'booking';
};

/**
 * React is one file: every page with an island needs it whole, and browsers keep it when our own code changes. So are the modules
 * that seven or more chunks share: as files of their own they cost a page of dates 0.9 kB more, and its budget is 90 kB.
 */
const chunkGroups = [
  { name: 'react', priority: 2, test: /node_modules[\\/](?:react|react-dom|scheduler|typesafe-i18n)[\\/]/ },
  // Many chunks share the cities, but no page needs them before somebody looks for a place.
  { name: 'cities', priority: 1, test: /generated[\\/]data[\\/]cities\.ts/ },
  // The loader needs the day, and nothing that needs React.
  { name: 'today', priority: 2, test: /calendar[\\/]warsaw-today\.ts|lib[\\/]load-part|was-reloaded/ },
  { name: 'shared', priority: 1, minShareCount: 7 },
  { name: bookingChunk, debugName: 'booking', includeDependenciesRecursively: false },
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
  plugins: [react()],
  // Without this a configuration of PostCSS is looked for in every folder above.
  css: { postcss: {} },
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
          output: { codeSplitting: { groups: chunkGroups }, chunkFileNames: fileNameOf, hashCharacters: 'hex' },
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
