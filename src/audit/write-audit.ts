import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { loadProject } from '#generator/load/load-project.ts';
import { locateFindings } from '#generator/locate/locate.ts';
import { formatProblem } from '#generator/problems/problem.ts';
import { validateProject } from '#generator/validate/index.ts';
import type { Project } from '#generator/validate/project.ts';
import { gatherAuditEvidence } from './evidence.ts';
import { readRepositoryState } from './repository.ts';

type Renderer = typeof import('./render.tsx');

const styles = [
  'generated/styles/brand.css',
  'src/site/styles/tokens.css',
  'src/site/styles/base.css',
  'src/audit/audit.css',
];

const shared = (root: string): InlineConfig => ({
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  oxc: { jsx: { runtime: 'automatic' } },
});

/** A script without imports: pages that open from a disk load no modules. */
const scriptConfig = (root: string, name: string, outDir: string): InlineConfig => ({
  ...shared(root),
  build: {
    outDir,
    emptyOutDir: false,
    reportCompressedSize: false,
    rolldownOptions: {
      input: join(root, `src/audit/browser/${name}.ts`),
      output: { format: 'iife', entryFileNames: `${name}.js` },
    },
  },
});

const rendererConfig = (root: string, outDir: string): InlineConfig => ({
  ...shared(root),
  define: { 'process.env.NODE_ENV': '"production"' },
  ssr: { noExternal: /^react/ },
  build: {
    ssr: join(root, 'src/audit/render.tsx'),
    outDir,
    emptyOutDir: true,
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'render.js' } },
  },
});

/** The project with its checks passed, or its problems as lines. */
const readProject = async (root: string): Promise<Project | readonly string[]> => {
  const { loaded, problems } = await loadProject({ root });
  if (loaded === undefined) return problems.map(formatProblem);
  const { project, findings } = validateProject(loaded);
  if (project !== null) return project;
  return (await locateFindings({ root, content: loaded.content, findings })).map(formatProblem);
};

/** Rewrites the folder for auditors; returns the number of its files, or the problems of the model as lines. */
export const writeAuditFiles = async (root: string, out: string): Promise<number | readonly string[]> => {
  const project = await readProject(root);
  if (!('model' in project)) return project;
  const repository = readRepositoryState(root);
  const evidence = gatherAuditEvidence(
    root,
    project.rules.map(({ id }) => id),
    repository.commit,
  );
  rmSync(out, { recursive: true, force: true });
  const renderer = join(root, '.cache/audit-renderer');
  const scripts = ['filter', 'trial'];
  await build(rendererConfig(root, renderer));
  for (const name of scripts) await build(scriptConfig(root, name, out));
  const { renderAuditFiles }: Renderer = await import(`${pathToFileURL(join(renderer, 'render.js'))}`);
  const css = { path: 'audit.css', text: styles.map((name) => readFileSync(join(root, name), 'utf8')).join('\n') };
  const files = [...renderAuditFiles({ project, evidence, repository }), css];
  for (const { path, text } of files) {
    mkdirSync(dirname(join(out, path)), { recursive: true });
    writeFileSync(join(out, path), text);
  }
  return files.length + scripts.length;
};
