import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/locale.ts';
import type { CoursesResponse } from '#generated/schemas/calendar.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { foldersOf } from '#site/build/folders.ts';
import { createPageFiles } from '#site/build/render/page-file.ts';
import { createDrawings } from '#site/build/sources/drawings.ts';
import { type Snapshot, snapshotKey } from '#site/build/sources/snapshot.ts';
import { readSources } from '#site/build/sources/sources.ts';
import { finishFor } from '#site/build/sources/without-unfinished.ts';
import type { Site } from '#site/lib/site-context.ts';
import { createTexts } from '#site/lib/texts.ts';

/** What our build asked of the calendar, which the twin is given. */
interface Given {
  readonly askedOn: string;
  readonly answers: readonly (readonly [string, CoursesResponse])[];
}

const environment = readBuildEnvironment({ DEMO_DATES: '1' });
const folders = foldersOf(process.cwd());
const sources = readSources(
  folders,
  finishFor(environment, () => undefined),
);
const { askedOn, answers }: Given = JSON.parse(readFileSync('given.json', 'utf8'));
const snapshot: Snapshot = new Map(answers);
const drawing = createDrawings(folders);
const readPage = createPageFiles(sources);

export const { origin, indexable } = environment;

/** Every page of the list as Astro wants it: its path, and its data as a property. */
export const listPaths = () =>
  sources.pages.map(({ key, path }) => ({
    params: { path: path === '/' ? undefined : path.slice(1) },
    props: { page: readPage(key).page },
  }));

const siteFor = (locale: Locale): Site => ({
  layout: sources.layouts[locale],
  reader: {
    messages: createTexts(locale, sources.dictionaries[locale]),
    asset: (name) => `/assets/${name}`,
    courses: (query) => snapshot.get(snapshotKey(query)) ?? null,
    askedOn: () => askedOn,
    drawing,
  },
  origin,
  hosts: environment.hosts,
  chat: environment.chat,
});

export const sites: Readonly<Record<Locale, Site>> = { pl: siteFor('pl'), en: siteFor('en') };
