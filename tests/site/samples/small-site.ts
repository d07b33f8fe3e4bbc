import { createHash } from 'node:crypto';
import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Folders, siteFolders } from '#site/build/folders.ts';

const own = siteFolders(fileURLToPath(new URL('../../..', import.meta.url)));

/** A row of the page list, as far as tests look at it. */
export interface ListedPage {
  readonly key: string;
  readonly kind: string;
  readonly locale: string;
  readonly sitemap: string | null;
  readonly indexable: boolean;
}

export const listedPages: readonly ListedPage[] = JSON.parse(
  readFileSync(join(own.generated, 'routes/pages.json'), 'utf8'),
);

/** A file of page data, such as `pages/pl--kontakt.json`. */
export const readPageData = (path: string) => JSON.parse(readFileSync(join(own.site, path), 'utf8'));

/** Drawing a picture for sharing takes as long as rendering several pages. */
const keptCards = 3;

/** Writes a file of page data, and its hash into the list and the manifest as the generator does. */
export const writePageData = (
  { generated, site }: Pick<Folders, 'generated' | 'site'>,
  { path, text }: { readonly path: string; readonly text: string },
): void => {
  const sha256 = (of: string): string => createHash('sha256').update(of).digest('hex');
  writeFileSync(join(site, path), text);
  const [list, manifest] = [join(site, 'hashes.json'), join(generated, 'manifest.json')];
  const hashes = JSON.stringify({ ...JSON.parse(readFileSync(list, 'utf8')), [path]: sha256(text) });
  writeFileSync(list, hashes);
  writeFileSync(manifest, JSON.stringify({ ...JSON.parse(readFileSync(manifest, 'utf8')), site: sha256(hashes) }));
};

/** The first cards, and the first that the calendar dates. */
const keepFewCards = (folders: Pick<Folders, 'generated' | 'site'>): void => {
  const cards: readonly { readonly dates?: unknown }[] = readPageData('open-graph.json');
  const dated = cards.filter(({ dates }) => dates !== undefined).slice(0, keptCards);
  const text = JSON.stringify([...cards.filter(({ dates }) => dates === undefined).slice(0, keptCards), ...dated]);
  writePageData(folders, { path: 'open-graph.json', text });
};

/** Copies what a build reads into a workspace, with a part of the pages; gives the folders of builds that share a name. */
export const copySite = (workspace: string, keep: (page: ListedPage) => boolean): ((name: string) => Folders) => {
  const [generated, site] = [join(workspace, 'generated'), join(workspace, 'site')];
  cpSync(own.generated, generated, { recursive: true });
  cpSync(own.site, site, { recursive: true });
  writeFileSync(join(generated, 'routes/pages.json'), JSON.stringify(listedPages.filter(keep)));
  keepFewCards({ generated, site });
  return (name) => {
    const cache = join(workspace, name);
    return { ...own, generated, site, cache, stage: join(cache, 'stage'), dist: join(workspace, `${name}-dist`) };
  };
};
