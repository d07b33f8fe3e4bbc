import { mkdirSync, rmSync } from 'node:fs';
import type { BuildEnvironment } from './build-environment.ts';
import { withBuildLock } from './build-lock.ts';
import { type Bundle, bundleSite } from './bundle/bundle.ts';
import { compressFolder } from './files/compress.ts';
import { copyFiles } from './files/copy-files.ts';
import { listArticles } from './files/list-articles.ts';
import { swapDist } from './files/swap-dist.ts';
import { writeTextAssets } from './files/text-assets.ts';
import { writeFeeds } from './files/write-feeds.ts';
import { writeManifest } from './files/write-manifest.ts';
import { fingerprint } from './fingerprint.ts';
import type { Folders } from './folders.ts';
import { datedCards } from './pictures/dated-cards.ts';
import { startPictures } from './pictures/start-pictures.ts';
import { createReadable } from './render/recording.ts';
import { openRenderCache } from './render/render-cache.ts';
import { renderPages } from './render/render-pages.ts';
import { renderShells } from './render/render-shells.ts';
import { askArticleIndex } from './sources/article-index.ts';
import { findStaleData } from './sources/find-stale-data.ts';
import { type Asked, calendarOf, loadSnapshot, type OpenCalendar } from './sources/snapshot.ts';
import { readSources, type Sources } from './sources/sources.ts';
import { finishFor } from './sources/without-unfinished.ts';

/** Wall time in milliseconds and processor time in milliseconds. */
export interface Span {
  readonly wall: number;
  readonly cpu: number;
}

export interface BuildReport {
  readonly pages: number;
  readonly rendered: readonly string[];
  readonly bundleReused: boolean;
  readonly problems: readonly string[];
  /** Processor time of the bundler in milliseconds; it is in the span of the bundle, and a process of its own. */
  readonly bundlerCpu: number;
  readonly spans: Readonly<Record<'bundle' | 'snapshot' | 'render' | 'pictures' | 'compress', Span>>;
  /** Highest memory of the process, or of the bundler before it, in MiB. */
  readonly peakMemory: number;
  /** Names of what is not known yet, and is left out for that. */
  readonly leftOut: readonly string[];
}

const measured = async <Value>(work: () => Value | Promise<Value>): Promise<readonly [Value, Span]> => {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const value = await work();
  const used = process.cpuUsage(cpu);
  return [value, { wall: performance.now() - started, cpu: (used.user + used.system) / 1000 }];
};

const prepare = ({ stage }: Folders): void => {
  rmSync(stage, { recursive: true, force: true });
  mkdirSync(stage, { recursive: true });
};

/** A page of another state of the project must not get among the others. */
const checkPageData = (folders: Folders): void => {
  const stale = findStaleData(folders);
  if (stale.length > 0)
    throw new Error(
      `${folders.site} lacks page data that ${folders.generated}/manifest.json lists, such as ${stale[0]}; run \`npm run generate\`.`,
    );
};

interface RenderParts {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly bundle: Bundle;
  readonly sources: Sources;
  readonly asked: Asked;
}

const renderAll = ({ folders, environment, bundle, sources, asked }: RenderParts) => {
  const { renderer } = bundle;
  const urls = { ...bundle.urls, ...writeTextAssets(folders.stage, sources, renderer) };
  const readable = createReadable({ sources, urls, ...asked }, renderer);
  const cache = openRenderCache(folders.cache, fingerprint(`${bundle.fingerprint} ${JSON.stringify(environment)}`));
  const rendering = { renderer, readable, environment, cache, stage: folders.stage };
  copyFiles(folders, bundle, environment);
  renderShells(rendering);
  writeManifest(rendering);
  const report = renderPages(sources.pages, rendering);
  writeFeeds(rendering, report.listed, folders.dist);
  return report;
};

/** Builds the whole site into `dist/`. Builds that share a cache wait for one another. */
export const runBuild = (
  folders: Folders,
  environment: BuildEnvironment,
  openCalendar: OpenCalendar = calendarOf(folders.root, environment),
): Promise<BuildReport> => withBuildLock(folders.cache, () => buildInto(folders, environment, openCalendar));

const buildInto = async (
  folders: Folders,
  environment: BuildEnvironment,
  openCalendar: OpenCalendar,
): Promise<BuildReport> => {
  checkPageData(folders);
  prepare(folders);
  const leftOut = new Set<string>();
  const sources = readSources(
    folders,
    finishFor(environment, (name) => leftOut.add(name)),
  );
  const [bundle, bundleSpan] = await measured(() => bundleSite(folders));
  const [asked, snapshotSpan] = await measured(() => loadSnapshot(openCalendar, bundle.renderer.snapshotQueries()));
  const made = startPictures(folders, datedCards({ folders, sources, renderer: bundle.renderer, asked }));
  // A failure is met where the pictures are waited for; an earlier one of another step must not hide behind it.
  made.catch(() => undefined);
  const [report, render] = await measured(() => renderAll({ folders, environment, bundle, sources, asked }));
  const articles = listArticles(folders.stage, await askArticleIndex(environment.apiUrl));
  const [warnings, pictures] = await measured(() => made);
  const [, compress] = await measured(() => compressFolder(folders.stage, folders.cache));
  swapDist(folders.stage, folders.dist);
  return {
    ...report,
    leftOut: [...leftOut].toSorted(),
    bundleReused: bundle.reused,
    problems: [...asked.problems, ...articles, ...warnings],
    bundlerCpu: bundle.bundler.cpu,
    spans: {
      bundle: { ...bundleSpan, cpu: bundleSpan.cpu + bundle.bundler.cpu },
      snapshot: snapshotSpan,
      render,
      pictures,
      compress,
    },
    peakMemory: Math.max(process.resourceUsage().maxRSS / 1024, bundle.bundler.peakMemory),
  };
};
