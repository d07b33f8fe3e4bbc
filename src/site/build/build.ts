import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { runWithBuildLock } from './build-lock.ts';
import { bundleSite } from './bundle.ts';
import { writeFeeds } from './feeds.ts';
import { createCompressor } from './files/compress.ts';
import { openFileCache } from './files/kept-files.ts';
import { createSiteFileWriter, replaceDistFolder, type WriteFile } from './files/output.ts';
import type { Folders } from './folders.ts';
import { writeHostFiles } from './output/host-files.ts';
import { keepFormerFiles } from './output/keep-former-files.ts';
import { writeOfflineWorkers } from './output/offline-worker.ts';
import { copyBrowserBundle, copyDrawings, copyPublicFiles, writeWebAppManifest } from './output/public-files.ts';
import { addDatesToShareCards, createShareCardPainter, readShareCards } from './pictures/cards.ts';
import { createDrawingReader } from './pictures/drawings.ts';
import { makeSiteIcons, resizePhotographs } from './pictures/pictures.ts';
import { createSiteReaders, type Rendering, writeAppShells, writePages } from './render.ts';
import { fetchArticleIndex } from './sources/articles.ts';
import { writeIslandTexts } from './sources/browser-texts.ts';
import { createRedaction } from './sources/redact-placeholders.ts';
import {
  areDatesComputedLocally,
  createCalendarOpener,
  fetchCalendarSnapshot,
  NoTermsError,
  type OpenCalendar,
} from './sources/snapshot.ts';
import { findStalePageData, readBuildSources, type Sources } from './sources/sources.ts';
import { createWorkQueue } from './work-queue.ts';

export interface BuildReport {
  readonly pages: number;
  readonly problems: readonly string[];
  /** The names of unknown facts, which were left out of the pages. */
  readonly leftOut: readonly string[];
  /** Milliseconds until each step was done. */
  readonly done: Readonly<Record<'bundle' | 'render' | 'everything', number>>;
}

/** Refuses page data of another state of the project. */
const checkPageData = (folders: Folders): void => {
  const [stale] = findStalePageData(folders);
  if (stale !== undefined)
    throw new Error(
      `${folders.site} lacks page data that ${folders.generated}/manifest.json lists, such as ${stale}; run \`npm run generate\`.`,
    );
};

interface BuildParts {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly openCalendar: OpenCalendar;
}

/**
 * Builds the whole site into `dist/`. Builds that share a cache wait for one another. Without `openCalendar` a build asks the calendar that
 * the environment names.
 */
export const runSiteBuild = (
  folders: Folders,
  environment: BuildEnvironment,
  openCalendar: OpenCalendar = createCalendarOpener(folders.root, environment),
): Promise<BuildReport> =>
  runWithBuildLock(folders.cache, async () => {
    checkPageData(folders);
    rmSync(folders.stage, { recursive: true, force: true });
    mkdirSync(folders.stage, { recursive: true });
    const build = folders.pagesAlone ? buildPages : buildEverything;
    const report = await build({ folders, environment, openCalendar });
    keepFormerFiles(folders, warsawDate(Date.now()));
    replaceDistFolder(folders.stage, folders.dist);
    return { ...report, done: { ...report.done, everything: performance.now() } };
  });

/** What pages are rendered from, once the code is bundled and the calendar has answered. */
const prepareRendering = async (
  { folders, environment, openCalendar }: BuildParts,
  sources: Sources,
  write: WriteFile,
) => {
  const [{ renderer, browser }, calendar] = await Promise.all([bundleSite(folders), openCalendar()]);
  const bundled = performance.now();
  const asked = await fetchCalendarSnapshot(calendar, renderer.listSnapshotQueries());
  if (asked.lost && !environment.allowNoTerms) throw new NoTermsError(asked.problems);
  copyBrowserBundle(browser, environment.chat, write);
  const urls = { ...browser.urls, ...writeIslandTexts(write, sources, renderer) };
  const readers = createSiteReaders({
    renderer,
    sources,
    asked,
    urls,
    scripts: browser.scripts,
    drawing: createDrawingReader(folders),
  });
  const rendering: Rendering = { renderer, environment, sources, asked, readers };
  return { rendering, bundled };
};

const writeDocuments = async (rendering: Rendering, write: WriteFile): Promise<void> => {
  writeAppShells(rendering, write);
  await writePages(rendering, write);
};

/** The bundle and the pages, without pictures, compression and feeds. */
const buildPages = async (parts: BuildParts): Promise<BuildReport> => {
  const { folders, environment } = parts;
  const sources = readBuildSources(
    folders,
    createRedaction(environment, () => undefined),
  );
  const write = createSiteFileWriter(folders.stage, null);
  const { rendering, bundled } = await prepareRendering(parts, sources, write);
  await writeDocuments(rendering, write);
  const done = { bundle: bundled, render: performance.now(), everything: 0 };
  return { pages: sources.pages.length, problems: rendering.asked.problems, leftOut: [], done };
};

/** Pictures are drawn while the code is bundled, and files are compressed while other pages are rendered. */
const buildEverything = async (parts: BuildParts): Promise<BuildReport> => {
  const { folders, environment } = parts;
  const queue = createWorkQueue();
  const kept = openFileCache(join(folders.cache, 'kept'));
  const write = createSiteFileWriter(folders.stage, createCompressor(folders.stage, kept, queue));
  const leftOut = new Set<string>();
  const sources = readBuildSources(
    folders,
    createRedaction(environment, (name) => leftOut.add(name)),
  );
  const preparing = prepareRendering(parts, sources, write);
  const photographs = resizePhotographs(folders, kept);
  const articles = fetchArticleIndex(environment.apiUrl);
  // A failure here is thrown where the work is awaited.
  for (const work of [preparing, photographs]) work.catch(() => undefined);
  makeSiteIcons(folders, kept, queue);
  const cards = readShareCards(folders);
  const paintCards = createShareCardPainter(folders, kept, queue);
  paintCards(cards.filter(({ dates }) => dates === undefined));
  copyDrawings(folders, write);
  writeHostFiles(folders, environment);
  const articleProblems = copyPublicFiles(folders, environment, await articles, write);

  const { rendering, bundled } = await preparing;
  paintCards(
    addDatesToShareCards(
      cards.filter(({ dates }) => dates !== undefined),
      rendering,
    ),
  );
  writeWebAppManifest(rendering, write);
  await writeDocuments(rendering, write);
  writeOfflineWorkers(rendering, folders.stage, write);
  const isDated = environment.demoDates || !areDatesComputedLocally(environment);
  writeFeeds(rendering, isDated ? folders.dist : null, write);
  const rendered = performance.now();

  const warnings = await photographs;
  await queue.finish();
  kept.prune();
  return {
    pages: sources.pages.length,
    problems: [...rendering.asked.problems, ...articleProblems, ...warnings],
    leftOut: [...leftOut].toSorted(),
    done: { bundle: bundled, render: rendered, everything: 0 },
  };
};
