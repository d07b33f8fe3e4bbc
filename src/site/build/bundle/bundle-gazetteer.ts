import type { Plugin } from 'vite';
import { gazetteerText } from './gazetteer.ts';

/** Puts the gazetteer into the module that stands for it; only browsers look a place up. */
export const bundleGazetteer: Plugin = {
  name: 'bundle-gazetteer',
  enforce: 'pre',
  load: {
    filter: { id: /lib[\\/]places[\\/]gazetteer-rows\.ts/ },
    async handler() {
      const rows = this.environment.name === 'client' ? await gazetteerText() : '';
      return `export const gazetteerRows = ${JSON.stringify(rows)};`;
    },
  },
};
