import { entries, font } from '#site/build/entries.ts';
import type { Folders } from '#site/build/folders.ts';
import type { Renderer } from '#site/build/render/renderer.ts';
import { readJson } from '#site/build/sources/read-json.ts';
import { everyLocale } from '#site/build/sources/sources.ts';

/** Where the browser finds, during development, what a build would give a hashed name. */
export const devUrls = ({ islandNamespaces }: Renderer): Readonly<Record<string, string>> => {
  const owners = [...Object.keys(islandNamespaces), 'shell'];
  const texts = everyLocale.flatMap((locale) =>
    owners.map((owner) => [`texts:${locale}:${owner}`, `/@texts/${locale}/${owner}.json`]),
  );
  return {
    style: `/${entries.style}`,
    icon: `/${entries.icon}`,
    loader: `/${entries.loader}`,
    chat: `/${entries.chat}`,
    font: `/${font}`,
    ...Object.fromEntries(texts),
    ...Object.fromEntries(everyLocale.map((locale) => [`app:${locale}`, `/@app/${locale}.json`])),
  };
};

/** The JSON behind a path of `devUrls`, read anew each time; null for other paths. */
export const readDevJson = (
  { generated, site }: Pick<Folders, 'generated' | 'site'>,
  renderer: Renderer,
  path: string,
): string | null => {
  const [, kind, locale = '', file = ''] = path.split('/');
  if (kind === '@app') return JSON.stringify(readJson(site, `app/${locale}`));
  if (kind !== '@texts') return null;
  const owners: Readonly<Record<string, readonly string[]>> = {
    ...renderer.islandNamespaces,
    shell: renderer.shellNamespaces,
  };
  const names = owners[file.replace('.json', '')] ?? [];
  const texts = readJson(generated, `i18n/${locale}.json`);
  return JSON.stringify(Object.fromEntries(names.map((name) => [name, texts[name]])));
};
