import { join } from 'node:path';
import type { Plugin } from 'vite';

/** Puts the code that follows changes into every page, before all other code, so that it sees the page as it was printed. */
export const devPlugin: Plugin = {
  name: 'follow-changes',
  transformIndexHtml: () => [
    {
      tag: 'script',
      attrs: { type: 'module', src: `/@fs${join(import.meta.dirname, 'client/follow-changes.ts')}` },
      injectTo: 'head-prepend',
    },
  ],
};
