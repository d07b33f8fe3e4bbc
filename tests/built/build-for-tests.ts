import { randomUUID } from 'node:crypto';
import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createDemoCalendar } from '#backend/server/calendar/open-calendar.ts';
import { readCatalogue } from '#backend/terms/catalogue.ts';
import type { PageOf } from '#contract/page.ts';
import { dayNumber } from '#domain/dates/civil-date.ts';
import type { Locale } from '#domain/locale.ts';
import { runSiteBuild } from '#site/build/build.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { runWithBuildLock } from '#site/build/build-lock.ts';
import { siteFolders } from '#site/build/folders.ts';
import { readAppShells, readBuildSources } from '#site/build/sources/sources.ts';

/** A page of the build with its HTML. */
export interface BuiltPage {
  readonly path: string;
  readonly locale: Locale;
  readonly kind: string;
  readonly indexable: boolean;
  readonly html: string;
}

export interface BuiltSite {
  readonly folder: string;
  readonly pages: readonly BuiltPage[];
  /** Pages of the reserved paths, as the generator planned them, with the HTML in which the application starts. */
  readonly appShells: readonly (PageOf<'reserved'> & { readonly html: string })[];
  /** Every file, as its address. */
  readonly files: ReadonlySet<string>;
  readonly read: (address: string) => string;
}

export const origin = 'http://127.0.0.1:4190';

/** The dates that this calendar plans cross the beginning of summer time. */
const today = dayNumber({ year: 2027, month: 2, day: 15 });
const root = fileURLToPath(new URL('../..', import.meta.url));

const fileOf = (path: string): string => (path === '/' ? '/index.html' : `${path}.html`);

const shared = join(root, '.cache/built-for-tests');
const folder = join(shared, 'dist');
const builtFor = join(shared, 'run.txt');

/** Builds the site with everything that earlier builds left in the cache. The first worker that asks builds for all of the run. */
const buildOnce = async (run: string): Promise<void> => {
  if (existsSync(builtFor) && readFileSync(builtFor, 'utf8') === run) return;
  rmSync(builtFor, { force: true });
  // Files of former builds would count among those of this one.
  rmSync(join(folder, 'assets'), { recursive: true, force: true });
  const environment = readBuildEnvironment({ SITE_ORIGIN: origin });
  await runSiteBuild({ ...siteFolders(root), dist: folder }, environment, async () =>
    createDemoCalendar(readCatalogue(), today),
  );
  writeFileSync(builtFor, run);
};

const build = async (): Promise<BuiltSite> => {
  await runWithBuildLock(shared, () => buildOnce(process.env.TEST_RUN ?? randomUUID()));
  const read = (address: string): string => readFileSync(join(folder, address), 'utf8');
  const listed: readonly Omit<BuiltPage, 'html'>[] = JSON.parse(
    readFileSync(join(root, 'generated/routes/pages.json'), 'utf8'),
  );
  return {
    folder,
    read,
    pages: listed.map((page) => ({ ...page, html: read(fileOf(page.path)) })),
    appShells: readAppShells(readBuildSources(siteFolders(root))).map((page) => ({
      ...page,
      html: read(fileOf(page.path)),
    })),
    files: new Set(['/.well-known/security.txt', ...globSync('**/*.*', { cwd: folder }).map((file) => `/${file}`)]),
  };
};

let built: Promise<BuiltSite> | null = null;

/** The whole site, built once for all tests of a run. */
export const buildForTests = (): Promise<BuiltSite> => {
  built ??= build();
  return built;
};
