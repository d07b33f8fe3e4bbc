import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { PageData, PageOf } from '#domain/pages/page.ts';
import { readJson } from '../sources/read-json.ts';
import { everyLocale, type Sources } from '../sources/sources.ts';
import { fileOfPath, printPage, type Rendering } from './render-pages.ts';

/** Pages of the reserved paths of every locale. */
export const readShells = ({ folder, finish }: Pick<Sources, 'folder' | 'finish'>): readonly PageOf<'reserved'>[] =>
  everyLocale.flatMap((locale) => {
    const { pages }: { pages: Readonly<Record<string, PageData>> } = finish(readJson(folder, `app/${locale}.json`));
    return Object.values(pages).filter((page) => page.kind === 'reserved');
  });

/** Writes the document of each reserved path, in which the application starts, with its title, heading and language link. */
export const renderShells = (rendering: Rendering): void => {
  for (const page of readShells(rendering.readable.sources)) {
    const { printed } = printPage(page, rendering, rendering.renderer.renderShell);
    const file = join(rendering.stage, fileOfPath(page.path));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, printed);
  }
};
