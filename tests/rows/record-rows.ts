import type { Plugin } from 'vite';
import { instrumentedText, isAsked, mark } from './instrumented-modules.ts';

/** In place of the rules that the product's code imports, modules that record which rows are taken. */
export const recordRows: Plugin = {
  name: 'tell-rows',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (importer === undefined) return null;
    const resolved = await this.resolve(source, importer, { skipSelf: true });
    return resolved !== null && isAsked(resolved.id, importer) ? `${resolved.id}${mark}` : null;
  },
  load: (id) => (id.endsWith(mark) ? instrumentedText(id.slice(0, -mark.length)) : null),
};
