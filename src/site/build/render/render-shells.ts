import type { PageData, PageOf } from '#domain/pages/page.ts';
import { fingerprint } from '../fingerprint.ts';
import { readJson } from '../sources/read-json.ts';
import { everyLocale, type Sources } from '../sources/sources.ts';
import { placeTexts, type Rendering } from './place-texts.ts';
import { fileOfPath, renderingOf } from './render-pages.ts';
import type { SiteReader } from './renderer.ts';

/** Pages of the reserved paths of every locale. */
export const readShells = ({ folder, finish }: Pick<Sources, 'folder' | 'finish'>): readonly PageOf<'reserved'>[] =>
  everyLocale.flatMap((locale) => {
    const { pages }: { pages: Readonly<Record<string, PageData>> } = finish(readJson(folder, `app/${locale}.json`));
    return Object.values(pages).filter((page) => page.kind === 'reserved');
  });

/** Writes the document of each reserved path, in which the application starts, with its title, heading and language link. */
export const renderShells = (rendering: Rendering): void => {
  for (const page of readShells(rendering.readable.sources)) {
    const { locale, path } = page;
    const make = (reader: SiteReader) => ({
      [fileOfPath(path)]: rendering.renderer.renderShell(page, renderingOf(locale, reader, rendering)),
    });
    placeTexts({ key: `shell ${path}`, locale, own: fingerprint(JSON.stringify(page)), make }, rendering);
  }
};
