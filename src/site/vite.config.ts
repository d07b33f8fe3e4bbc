import react from '@vitejs/plugin-react';
import { defineConfig, type Rolldown } from 'vite';
import { entries } from './build/entries.ts';

const styleTargets = ['chrome123', 'firefox121', 'safari17.5'];

/** What the chunks of a page are named after: the pages and islands that start with code of their own. */
const starts = {
  loader: 'app/browser/loader.ts',
  chat: 'app/browser/chat.ts',
  ask: 'app/browser/ask-on-load.ts',
  dates: 'features/dates/list/dates-list.tsx',
  contact: 'features/contact/contact-form.tsx',
  delivery: 'features/contact/contact-delivery.ts',
  reserve: 'features/booking/reserve-form.tsx',
  place: 'features/dates/near/place-search.tsx',
  calculator: 'features/recertification/enhance-calculator.ts',
  finder: 'features/finder/finder-button.tsx',
  shell: 'app/shell/shell.tsx',
  search: 'pages/reserved/search.tsx',
  booking: 'pages/reserved/booking.tsx',
} as const;

/** What dates import only through a module of which they use another part; the bundler leaves it out of their chunk. */
const unusedByDates = /react-query[\\/].*[\\/](?!queryOptions)\w+\.js|queryObserver/;

/** Numbers and courses of the model, which are asked for in many places. */
const facts = /generated[\\/]rules[\\/]parameter|course-types\.ts/;

type Modules = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>;

/** Tells whether a start imports a module, itself or through others. */
const importersOf = (id: string, modules: Modules) => {
  const found = new Set([id]);
  for (const module of found)
    for (const importer of modules.getModuleInfo(module)?.importers ?? []) found.add(importer.replaceAll('\\', '/'));
  return (start: keyof typeof starts): boolean => [...found].some((module) => module.endsWith(starts[start]));
};

/** Chunks by the starts that load all of their modules; the first that fits counts. */
const sharedChunks = [
  { name: null, loadedBy: ['loader'] },
  { name: null, loadedBy: ['chat'] },
  // What every page asks once it has loaded loads without React.
  { name: 'asked', loadedBy: ['booking', 'ask'] },
  { name: 'calendar', loadedBy: ['booking', 'dates'] },
  // The button of the finder shows no fields.
  { name: 'rule', loadedBy: ['booking', 'contact', 'finder'] },
  { name: 'fields', loadedBy: ['booking', 'contact'] },
  { name: 'fields', loadedBy: ['shell', 'contact'] },
  { name: 'fields', loadedBy: ['reserve', 'contact'] },
  { name: null, loadedBy: ['booking', 'finder'] },
  // Who types a message, a place or a day does not load the booking.
  { name: 'checks', loadedBy: ['booking', 'delivery'] },
  { name: 'checks', loadedBy: ['booking', 'place'] },
  { name: 'checks', loadedBy: ['booking', 'calculator'] },
  { name: 'shell', loadedBy: ['shell'] },
  { name: 'shell', loadedBy: ['booking', 'search'] },
  { name: 'booking', loadedBy: ['booking'] },
  { name: 'asked', loadedBy: ['dates', 'finder'] },
  { name: 'asked', loadedBy: ['ask', 'contact'] },
  { name: 'terms', loadedBy: ['ask', 'dates'] },
  { name: 'count', loadedBy: ['ask', 'finder'] },
  { name: 'calendar', loadedBy: ['contact', 'dates'] },
  { name: 'dates', loadedBy: ['dates'] },
] as const satisfies readonly { readonly name: string | null; readonly loadedBy: readonly (keyof typeof starts)[] }[];

/**
 * The chunk of a module by the starts that load it; null leaves it to the bundler. Apart, they were dozens of files of less than 2 kB:
 * each costs a request with its headers, and none shares the words of another when it is compressed.
 */
const sharedChunk = (id: string, modules: Modules): string | null => {
  if (unusedByDates.test(id)) return 'booking';
  if (facts.test(id)) return 'facts';
  const isIn = importersOf(id, modules);
  return sharedChunks.find(({ loadedBy }) => loadedBy.every(isIn))?.name ?? null;
};

/** React is one file, with what every start of it loads too: browsers keep it when our other code changes. */
const withReact =
  /node_modules[\\/](?:react|react-dom|scheduler|typesafe-i18n)[\\/]|site[\\/](?:app[\\/]shell[\\/]foreign-changes|lib[\\/](?:texts|forms[\\/]typed-values))\.ts/;

const chunkGroups = [
  { name: 'react', priority: 2, test: withReact },
  // Many chunks share the table, but dates show without it.
  { name: 'cities', priority: 1, test: /generated[\\/]data[\\/]cities\.ts/ },
  {
    name: 'places',
    priority: 1,
    test: /places[\\/](?:city-by-name|great-circle)\.ts|generated[\\/]data[\\/]regions\.ts/,
  },
  { name: sharedChunk, debugName: 'shared', includeDependenciesRecursively: false },
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
        // No script names its map, and none is copied to dist/: they stay next to the bundle, for those who read a stack trace of a browser.
        sourcemap: 'hidden',
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
