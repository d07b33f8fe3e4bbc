import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { withBuildLock } from './build-lock.ts';
import { bundleSite } from './bundle.ts';
import { writeFeeds } from './feeds.ts';
import { createCompressor } from './files/compress.ts';
import { openKeptFiles } from './files/kept-files.ts';
import { createWriter, swapDist, type WriteFile } from './files/output.ts';
import type { Folders } from './folders.ts';
import { writeHostFiles } from './output/host-files.ts';
import { keepFormerFiles } from './output/keep-former-files.ts';
import { writeOfflineWorkers } from './output/offline-worker.ts';
import { copyBundle, copyDrawings, copyPublicFiles, writeManifest } from './output/public-files.ts';
import { createCardPainter, datedCards, readCards } from './pictures/cards.ts';
import { createDrawings } from './pictures/drawings.ts';
import { makeIcons, makePhotographs } from './pictures/pictures.ts';
import { createReaders, type Rendering, writePages, writeShells } from './render.ts';
import { askArticleIndex } from './sources/articles.ts';
import { writeBrowserTexts } from './sources/browser-texts.ts';
import { redactFor } from './sources/redact-placeholders.ts';
import {
  asksNobodyForDates,
  calendarOpener,
  loadSnapshot,
  NoTermsError,
  type OpenCalendar,
} from './sources/snapshot.ts';
import { findStaleData, readSources, type Sources } from './sources/sources.ts';
import { createWorkQueue } from './work-queue.ts';

export interface BuildReport {
  readonly pages: number;
  readonly problems: readonly string[];
  /** Names of what is not known yet, and is left out for that. */
  readonly leftOut: readonly string[];
  /** Milliseconds until each step was done. */
  readonly done: Readonly<Record<'bundle' | 'render' | 'everything', number>>;
}

/** A page of another state of the project must not get among the others. */
const checkPageData = (folders: Folders): void => {
  const [stale] = findStaleData(folders);
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
 * Builds the whole site into `dist/`. Builds that share a cache wait for one another. Without a calendar of its own a build
 * requests that of the environment.
 */
export const runBuild = (
  folders: Folders,
  environment: BuildEnvironment,
  openCalendar: OpenCalendar = calendarOpener(folders.root, environment),
): Promise<BuildReport> =>
  withBuildLock(folders.cache, async () => {
    checkPageData(folders);
    rmSync(folders.stage, { recursive: true, force: true });
    mkdirSync(folders.stage, { recursive: true });
    const build = folders.pagesAlone ? buildPages : buildEverything;
    const report = await build({ folders, environment, openCalendar });
    keepFormerFiles(folders, warsawDate(Date.now()));
    swapDist(folders.stage, folders.dist);
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
  const asked = await loadSnapshot(calendar, renderer.snapshotQueries());
  if (asked.lost && !environment.allowNoTerms) throw new NoTermsError(asked.problems);
  copyBundle(browser, environment.chat, write);
  const urls = { ...browser.urls, ...writeBrowserTexts(write, sources, renderer) };
  const readers = createReaders({
    renderer,
    sources,
    asked,
    urls,
    scripts: browser.scripts,
    drawing: createDrawings(folders),
  });
  const rendering: Rendering = { renderer, environment, sources, asked, readers };
  return { rendering, bundled };
};

const writeDocuments = async (rendering: Rendering, write: WriteFile): Promise<void> => {
  writeShells(rendering, write);
  await writePages(rendering, write);
};

/** The bundle and the pages, without pictures, compression and feeds. */
const buildPages = async (parts: BuildParts): Promise<BuildReport> => {
  const { folders, environment } = parts;
  const sources = readSources(
    folders,
    redactFor(environment, () => undefined),
  );
  const write = createWriter(folders.stage, null);
  const { rendering, bundled } = await prepareRendering(parts, sources, write);
  await writeDocuments(rendering, write);
  const done = { bundle: bundled, render: performance.now(), everything: 0 };
  return { pages: sources.pages.length, problems: rendering.asked.problems, leftOut: [], done };
};

/** Pictures are drawn while the code is bundled, and files are compressed while other pages are rendered. */
const buildEverything = async (parts: BuildParts): Promise<BuildReport> => {
  const { folders, environment } = parts;
  const queue = createWorkQueue();
  const kept = openKeptFiles(join(folders.cache, 'kept'));
  const write = createWriter(folders.stage, createCompressor(folders.stage, kept, queue));
  const leftOut = new Set<string>();
  const sources = readSources(
    folders,
    redactFor(environment, (name) => leftOut.add(name)),
  );
  const preparing = prepareRendering(parts, sources, write);
  const photographs = makePhotographs(folders, kept);
  const articles = askArticleIndex(environment.apiUrl);
  // What fails here is met where it is waited for.
  for (const work of [preparing, photographs]) work.catch(() => undefined);
  makeIcons(folders, kept, queue);
  const cards = readCards(folders);
  const paintCards = createCardPainter(folders, kept, queue);
  paintCards(cards.filter(({ dates }) => dates === undefined));
  copyDrawings(folders, write);
  writeHostFiles(folders, environment);
  const articleProblems = copyPublicFiles(folders, environment, await articles, write);

  const { rendering, bundled } = await preparing;
  paintCards(
    datedCards(
      cards.filter(({ dates }) => dates !== undefined),
      rendering,
    ),
  );
  writeManifest(rendering, write);
  await writeDocuments(rendering, write);
  writeOfflineWorkers(rendering, folders.stage, write);
  const isDated = environment.demoDates || !asksNobodyForDates(environment);
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
