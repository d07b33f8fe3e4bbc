import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isPhotographPath } from '#contract/photograph.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { organisation } from '#generated/data/organisation.ts';
import { securityContactLine, securityExpiryLine } from '#hosting/security-text.ts';
import type { BuildEnvironment } from '../build-environment.ts';
import type { BrowserBundle } from '../bundle.ts';
import type { WriteFile } from '../files/output.ts';
import type { Folders } from '../folders.ts';
import { addDarkModeToDrawing, readDarkModeRules, readPictureList } from '../pictures/drawings.ts';
import { iconSizes } from '../pictures/pictures.ts';
import type { Rendering } from '../render.ts';
import { type ArticleIndex, addArticlesToSitemap } from '../sources/articles.ts';

/** Copies the bundle without its source maps; the chat widget stays away where the environment has none. */
export const copyBrowserBundle = ({ folder, urls }: BrowserBundle, chat: boolean, write: WriteFile): void => {
  const unwanted = chat ? null : urls.chat?.slice(1);
  for (const file of globSync('**/*.*', { cwd: folder, exclude: ['**/*.map'] }))
    if (file !== unwanted) write(file, readFileSync(join(folder, file)));
};

/** Copies the drawings, each with the colours of its dark mode. */
export const copyDrawings = (folders: Folders, write: WriteFile): void => {
  const rules = readDarkModeRules(folders);
  for (const { file, src } of readPictureList(folders))
    if (!isPhotographPath(file))
      write(src.slice(1), addDarkModeToDrawing(readFileSync(join(folders.content, file), 'utf8'), rules));
};

/** The text of security.txt with its contact and an expiry counted from this build. */
const datedSecurityText = (text: string, contact: string): string =>
  text
    .replace(/^Contact: .*$/m, securityContactLine(contact))
    .replace(/^Expires: .*$/m, securityExpiryLine(warsawDate(Date.now())));

/** Writes security.txt to its fixed address (RFC 9116), in a folder that file patterns skip, and the policy that it names next to it. */
const writeSecurityText = (text: string, { root }: Folders, write: WriteFile): void => {
  for (const path of ['security.txt', '.well-known/security.txt']) write(path, text);
  const policy = join(root, '.github/SECURITY.md');
  if (existsSync(policy)) write('.well-known/security-policy.txt', readFileSync(policy));
};

/**
 * Copies robots.txt, sitemaps and security.txt with the origin of this build, and the articles of the index in the sitemap of the
 * blog; gives what is wrong with that index.
 */
export const copyPublicFiles = (
  folders: Folders,
  { origin, securityContact }: BuildEnvironment,
  index: ArticleIndex,
  write: WriteFile,
): readonly string[] => {
  const folder = join(folders.site, 'public');
  return globSync('**/*.{txt,xml}', { cwd: folder }).flatMap((name) => {
    const text = readFileSync(join(folder, name), 'utf8').replaceAll(organisation.origin, origin);
    if (name === 'security.txt') {
      writeSecurityText(datedSecurityText(text, securityContact), folders, write);
      return [];
    }
    const listed = name === 'sitemap-blog.xml' ? addArticlesToSitemap(text, index) : { text, problems: [] };
    write(name, listed.text);
    return listed.problems;
  });
};

/** Writes the web app manifest: name, icon and colours for a phone's home screen. */
export const writeWebAppManifest = ({ renderer, sources }: Rendering, write: WriteFile): void => {
  const { locale, home, organisation: provider } = sources.layouts.pl;
  const { light } = renderer.themeColours;
  const icons = Object.entries(iconSizes)
    .filter(([file]) => file.startsWith('icon-'))
    .map(([file, width]) => ({
      src: `/${file}`,
      sizes: `${width}x${width}`,
      type: 'image/png',
      purpose: 'any maskable',
    }));
  const manifest = {
    name: provider.name,
    lang: locale,
    id: home.href,
    start_url: home.href,
    display: 'minimal-ui',
    theme_color: light,
    background_color: light,
    icons,
  };
  write('site.webmanifest', `${JSON.stringify(manifest)}\n`);
};
