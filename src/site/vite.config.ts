import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const styleTargets = ['chrome123', 'firefox121', 'safari17.5'];

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
    modulePreload: { polyfill: false },
    copyPublicDir: false,
    reportCompressedSize: false,
    emptyOutDir: true,
  },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          input: {
            loader: 'app/loader.ts',
            chat: 'app/chat.ts',
            style: 'styles/index.css',
            icon: 'styles/icon.svg?url',
          },
          treeshake: { manualPureFunctions: ['z'] },
          output: {
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]/ },
                { name: 'query', test: /node_modules[\\/]@tanstack[\\/]/ },
                { name: 'zod', test: /node_modules[\\/]zod[\\/]/ },
              ],
            },
          },
        },
      },
    },
    ssr: {
      resolve: { noExternal: true },
      define: { 'process.env.NODE_ENV': '"production"' },
      build: {
        minify: false,
        rolldownOptions: { input: { render: 'app/render.tsx' } },
      },
    },
  },
});
