import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageData, PageOf } from '#domain/pages/page.ts';
import { readJson } from '../sources/read-json.ts';
import { everyLocale } from '../sources/sources.ts';
import { fileOfPath, printPage, type Rendering } from './render-pages.ts';

/** Pages of the reserved paths of every locale, from the page data in a folder. */
export const readShells = (folder: string): readonly PageOf<'reserved'>[] =>
  everyLocale.flatMap((locale) => {
    const { pages }: { pages: Readonly<Record<string, PageData>> } = readJson(folder, `app/${locale}.json`);
    return Object.values(pages).filter((page) => page.kind === 'reserved');
  });

/** Writes the document of each reserved path, in which the application starts, with its title, heading and language link. */
export const renderShells = (rendering: Rendering): void => {
  for (const page of readShells(rendering.readable.sources.folder)) {
    const { printed } = printPage(page, rendering, rendering.renderer.renderShell);
    const file = join(rendering.stage, fileOfPath(page.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed);
  }
};
