import type { Plugin } from 'vite';
import { gazetteerText } from './gazetteer.ts';

/** Puts the gazetteer into the module that stands for it. */
export const bundleGazetteer: Plugin = {
  name: 'bundle-gazetteer',
  enforce: 'pre',
  load: {
    filter: { id: /lib[\\/]places[\\/]gazetteer-rows\.ts/ },
    handler: async () => `export const gazetteerRows = ${JSON.stringify(await gazetteerText())};`,
  },
};
