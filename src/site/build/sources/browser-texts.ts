import { contentFingerprint } from '../files/kept-files.ts';
import type { WriteFile } from '../files/output.ts';
import type { Renderer } from '../render.ts';
import { everyLocale, type Sources } from './sources.ts';

/** Names of the islands that fetch texts. */
export const islandsWithTexts = ({ islandNamespaces }: Renderer): readonly string[] => Object.keys(islandNamespaces);

/** The texts that an island fetches, as JSON. */
export const islandTextsAsJson = ({ islandNamespaces }: Renderer, owner: string, dictionary: object): string => {
  const namespaces: Readonly<Record<string, readonly string[]>> = islandNamespaces;
  return JSON.stringify(
    Object.fromEntries((namespaces[owner] ?? []).map((name) => [name, Reflect.get(dictionary, name)])),
  );
};

/** Writes the texts that islands fetch, under names that change with them; gives asset name to URL. */
export const writeIslandTexts = (
  write: WriteFile,
  sources: Sources,
  renderer: Renderer,
): Readonly<Record<string, string>> => {
  const place = (name: string, stem: string, text: string): readonly [string, string] => {
    const file = `assets/${stem}.${contentFingerprint(text)}.json`;
    write(file, text);
    return [name, `/${file}`];
  };
  const assets = everyLocale.flatMap((locale) =>
    islandsWithTexts(renderer).map((owner) => {
      const text = islandTextsAsJson(renderer, owner, sources.dictionaries[locale]);
      return place(`texts:${locale}:${owner}`, `texts-${owner}-${locale}`, text);
    }),
  );
  return Object.fromEntries(assets);
};
