import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { entries } from './build/entries.ts';

const styleTargets = ['chrome123', 'firefox121', 'safari17.5'];

/**
 * React is one file: every page with an island needs it whole, and browsers keep it when our own code changes. So are the modules
 * that seven or more chunks share: as files of their own they cost a page of dates 0.9 kB more, and its budget is 90 kB.
 */
const chunkGroups = [
  { name: 'react', priority: 1, test: /node_modules[\\/](?:react|react-dom|scheduler|typesafe-i18n)[\\/]/ },
  { name: 'shared', minShareCount: 7 },
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
