import type { Locale } from '#domain/locale.ts';
import { fingerprint } from '../fingerprint.ts';
import type { Renderer } from '../render/renderer.ts';
import { readJson } from '../sources/read-json.ts';
import { everyLocale, type Sources } from '../sources/sources.ts';
import type { Output } from './output.ts';

interface TextAsset {
  readonly name: string;
  readonly file: string;
  readonly text: string;
}

const asset = (name: string, stem: string, text: string): TextAsset => ({
  name,
  file: `assets/${stem}.${fingerprint(text)}.json`,
  text,
});

const pick = (sources: Sources, locale: Locale, names: readonly string[]): string =>
  JSON.stringify(Object.fromEntries(names.map((name) => [name, Reflect.get(sources.dictionaries[locale], name)])));

const assetsOf = (sources: Sources, renderer: Renderer, locale: Locale): readonly TextAsset[] => {
  const owners = { ...renderer.islandNamespaces, shell: renderer.shellNamespaces };
  const texts = Object.entries(owners).map(([owner, names]) =>
    asset(`texts:${locale}:${owner}`, `texts-${owner}-${locale}`, pick(sources, locale, names)),
  );
  const pages = JSON.stringify(sources.finish(readJson(sources.folder, `app/${locale}.json`)));
  return [...texts, asset(`app:${locale}`, `app-${locale}`, pages)];
};

/** Writes the texts that islands and app fetch, under names that change with them; gives asset name to URL. */
export const writeTextAssets = (
  { place }: Pick<Output, 'place'>,
  sources: Sources,
  renderer: Renderer,
): Readonly<Record<string, string>> => {
  const assets = everyLocale.flatMap((locale) => assetsOf(sources, renderer, locale));
  for (const { file, text } of assets) place(file, text);
  return Object.fromEntries(assets.map(({ name, file }) => [name, `/${file}`]));
};
