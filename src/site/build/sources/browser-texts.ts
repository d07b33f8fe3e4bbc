import type { Locale } from '#domain/locale.ts';
import { fingerprint } from '../output/kept-files.ts';
import type { WriteFile } from '../output/output.ts';
import type { Renderer } from '../render.ts';
import { everyLocale, readJson, type Sources } from './sources.ts';

const namespacesOf = ({
  islandNamespaces,
  shellNamespaces,
}: Renderer): Readonly<Record<string, readonly string[]>> => ({
  ...islandNamespaces,
  shell: shellNamespaces,
});

/** Names of the islands that fetch texts, and of the application. */
export const textOwners = (renderer: Renderer): readonly string[] => Object.keys(namespacesOf(renderer));

/** The texts that an island or the application fetches, as JSON. */
export const ownedTexts = (renderer: Renderer, owner: string, dictionary: object): string => {
  const names = namespacesOf(renderer)[owner] ?? [];
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, Reflect.get(dictionary, name)])));
};

/** The pages that the application shows, as JSON. */
export const appPages = ({ folder, finish }: Pick<Sources, 'folder' | 'finish'>, locale: Locale): string =>
  JSON.stringify(finish(readJson(folder, `app/${locale}.json`)));

/** Writes the texts that islands and app fetch, under names that change with them; gives asset name to URL. */
export const writeBrowserTexts = (
  write: WriteFile,
  sources: Sources,
  renderer: Renderer,
): Readonly<Record<string, string>> => {
  const place = (name: string, stem: string, text: string): readonly [string, string] => {
    const file = `assets/${stem}.${fingerprint(text)}.json`;
    write(file, text);
    return [name, `/${file}`];
  };
  const assets = everyLocale.flatMap((locale) => [
    ...textOwners(renderer).map((owner) => {
      const text = ownedTexts(renderer, owner, sources.dictionaries[locale]);
      return place(`texts:${locale}:${owner}`, `texts-${owner}-${locale}`, text);
    }),
    place(`app:${locale}`, `app-${locale}`, appPages(sources, locale)),
  ]);
  return Object.fromEntries(assets);
};
