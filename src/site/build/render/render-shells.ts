import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson } from '../sources/read-json.ts';
import { everyLocale } from '../sources/sources.ts';
import { printPage, type Rendering } from './render-pages.ts';

const shellFiles = { pl: 'app.html', en: 'en/app.html' };
const shellRoute = 'booking';

/** Writes the document of the reserved paths, one per locale. */
export const renderShells = (rendering: Rendering): void => {
  for (const locale of everyLocale) {
    const { pages } = readJson(rendering.readable.sources.folder, `app/${locale}.json`);
    const page = pages[shellRoute];
    if (page === undefined) {
      throw new Error(
        `.cache/site/app/${locale}.json holds no page “${shellRoute}”, so the reserved paths of “${locale}” have no document; ` +
          'give the route a path in that language in model/routes/reserved-routes.ts and generate again.',
      );
    }
    const { html } = printPage(page, rendering, rendering.renderer.renderShell);
    const file = join(rendering.stage, shellFiles[locale]);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, html);
  }
};
