import { mkdirSync, rmSync } from 'node:fs';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { BuildEnvironment } from './build-environment.ts';
import { withBuildLock } from './build-lock.ts';
import { type Bundle, bundleSite } from './bundle/bundle.ts';
import { type Compressor, noCompressor, openCompressor } from './files/compressor.ts';
import { copyBundle, copyFiles } from './files/copy-files.ts';
import { keepFormerFiles } from './files/keep-former-files.ts';
import { listArticles } from './files/list-articles.ts';
import { type Output, openOutput, rememberOutput } from './files/output.ts';
import { swapDist } from './files/swap-dist.ts';
import { writeTextAssets } from './files/text-assets.ts';
import { writeFeeds } from './files/write-feeds.ts';
import { writeManifest } from './files/write-manifest.ts';
import { fingerprint } from './fingerprint.ts';
import type { Folders } from './folders.ts';
import { findLastBuild, forgetBuild, rememberBuild, stateOfInputs } from './last-build.ts';
import { datedCards, readCards } from './pictures/dated-cards.ts';
import { noPictures, type Pictures, startPictures } from './pictures/start-pictures.ts';
import { bundleMarks } from './render/bundle-addresses.ts';
import { createReadable } from './render/recording.ts';
import { openRenderCache } from './render/render-cache.ts';
import { renderPages } from './render/render-pages.ts';
import { renderShells } from './render/render-shells.ts';
import { createTextPlacer } from './render/text-placer.ts';
import { askArticleIndex } from './sources/article-index.ts';
import { createDrawings } from './sources/drawings.ts';
import { findStaleData } from './sources/find-stale-data.ts';
import { type Asked, asksNobodyForDates, calendarOf, loadSnapshot, type OpenCalendar } from './sources/snapshot.ts';
import { readSources, type Sources } from './sources/sources.ts';
import { finishFor } from './sources/without-unfinished.ts';
import { measured, type Span, usedByProcess, usedByThread } from './stopwatch.ts';

export interface BuildReport {
  readonly pages: number;
  readonly rendered: readonly string[];
  readonly bundleReused: boolean;
  /** Whether the output of the last build was left as it is. */
  readonly nothingChanged: boolean;
  readonly problems: readonly string[];
  /** Processor time in milliseconds of the programs beside this one, the bundler and that of the pictures; it is in their spans. */
  readonly besideCpu: number;
  readonly spans: Readonly<Record<'bundle' | 'snapshot' | 'render' | 'pictures' | 'compress', Span>>;
  /** Highest memory of the process, or of the bundler beside it, in MiB. */
  readonly peakMemory: number;
  /** Names of what is not known yet, and is left out for that. */
  readonly leftOut: readonly string[];
}

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
  readonly compressor: Compressor;
  readonly output: Output;
}

/** Without a word on a failure that is met later, where it is waited for. */
const begun = <Value>(work: Promise<Value>): Promise<Value> => {
  work.catch(() => undefined);
  return work;
};

/** Files that nothing changes any more once the bundle is copied. */
const lasting = /\.(?:js|css|json|svg)$/;

/** Pages are rendered while the code for browsers is bundled, and written when that has its names. */
const renderAll = async ({ folders, environment, bundle, sources, asked, compressor, output }: RenderParts) => {
  const { renderer } = bundle;
  const urls = { ...bundleMarks, ...writeTextAssets(output, sources, renderer) };
  const readable = createReadable({ sources, urls, ...asked, drawing: createDrawings(folders) }, renderer, bundle);
  const cache = openRenderCache(folders.cache, fingerprint(`${bundle.code} ${JSON.stringify(environment)}`));
  const placer = createTextPlacer({ cache, output, compressor });
  const placing = begun(
    bundle.browser.then((browser) => {
      copyBundle(browser, environment.chat, output);
      compressor.add([...output.placed.keys()].filter((file) => lasting.test(file)));
      placer.open(browser.urls);
    }),
  );
  const rendering = { renderer, readable, environment, cache, output, placer };
  renderShells(rendering);
  writeManifest(rendering);
  const report = await renderPages(sources.pages, rendering);
  if (!folders.pagesAlone) writeFeeds(rendering, report.listed, folders.dist);
  await placing;
  cache.save();
  return report;
};

/** Steps that were not needed. */
const noTime: Span = { begun: 0, wall: 0, cpu: 0 };
const untouched = (last: BuildReport): BuildReport => ({
  ...last,
  rendered: [],
  bundleReused: true,
  nothingChanged: true,
  besideCpu: 0,
  spans: { bundle: noTime, snapshot: noTime, render: noTime, pictures: noTime, compress: noTime },
  peakMemory: process.resourceUsage().maxRSS / 1024,
});

/**
 * Builds the whole site into `dist/`, or leaves that alone where a build would write it again as it is. Builds that share a cache
 * wait for one another. Without a calendar of its own a build asks that of the environment.
 */
export const runBuild = (
  folders: Folders,
  environment: BuildEnvironment,
  openCalendar?: OpenCalendar,
): Promise<BuildReport> =>
  withBuildLock(folders.cache, async () => {
    checkPageData(folders);
    const asksNobody = openCalendar === undefined && environment.apiUrl === '' && asksNobodyForDates(environment);
    const state = asksNobody && !folders.pagesAlone ? stateOfInputs(folders, environment) : null;
    const last = state === null ? null : findLastBuild<BuildReport>(folders, state);
    if (last !== null) return untouched(last);
    forgetBuild(folders);
    const report = await buildInto(folders, environment, openCalendar ?? calendarOf(folders.root, environment));
    if (state !== null) rememberBuild(folders, state, report);
    return report;
  });

const buildInto = async (
  folders: Folders,
  environment: BuildEnvironment,
  openCalendar: OpenCalendar,
): Promise<BuildReport> => {
  prepare(folders);
  const output = openOutput(folders);
  const pictures = folders.pagesAlone ? noPictures : startPictures(folders, output);
  try {
    return await buildBeside(pictures, { folders, environment, openCalendar, output });
  } finally {
    pictures.stop();
  }
};

interface BuildParts {
  readonly folders: Folders;
  readonly environment: BuildEnvironment;
  readonly openCalendar: OpenCalendar;
  readonly output: Output;
}

/** The bundler and the program of the pictures work beside this one, and the threads of the compressor beside all of them. */
const buildBeside = async (
  pictures: Pictures,
  { folders, environment, openCalendar, output }: BuildParts,
): Promise<BuildReport> => {
  const start = performance.now();
  const bundling = begun(measured(() => bundleSite(folders)));
  const cards = readCards(folders);
  pictures.draw(cards.filter(({ dates }) => dates === undefined));
  const leftOut = new Set<string>();
  const sources = readSources(
    folders,
    finishFor(environment, (name) => leftOut.add(name)),
  );
  const compressor = folders.pagesAlone ? noCompressor : openCompressor(folders, output);
  copyFiles(folders, environment, output);
  const [calendar, opened] = await measured(openCalendar);
  const [bundle, bundleSpan] = await bundling;
  const [asked, questions] = await measured(() => loadSnapshot(calendar, bundle.renderer.snapshotQueries()));
  const dated = cards.filter(({ dates }) => dates !== undefined);
  pictures.draw(datedCards(dated, { sources, renderer: bundle.renderer, asked }), 'last');
  const [report, render] = await measured(() =>
    renderAll({ folders, environment, bundle, sources, asked, compressor, output }),
  );
  const articles = listArticles(folders.stage, await askArticleIndex(environment.apiUrl), output);
  const [, compress] = await measured(compressor.finish);
  const compressCpu = usedByProcess() - usedByThread();
  const { warnings, cpu: picturesCpu } = await pictures.finish();
  const made = performance.now();
  keepFormerFiles(folders, warsawDate(Date.now()));
  swapDist(folders.stage, folders.dist);
  rememberOutput(folders, output);
  const { cpu: bundlerCpu, peakMemory } = (await bundle.browser).usage;
  return {
    ...report,
    leftOut: [...leftOut].toSorted(),
    bundleReused: bundle.reused,
    nothingChanged: false,
    problems: [...asked.problems, ...articles, ...warnings],
    besideCpu: bundlerCpu + picturesCpu,
    spans: {
      bundle: { ...bundleSpan, cpu: bundlerCpu },
      snapshot: { ...questions, wall: questions.wall + opened.wall, cpu: questions.cpu + opened.cpu },
      render,
      pictures: { begun: start, wall: made - start, cpu: picturesCpu },
      compress: { ...compress, cpu: compressCpu },
    },
    peakMemory: Math.max(process.resourceUsage().maxRSS / 1024, peakMemory),
  };
};
