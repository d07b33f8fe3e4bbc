import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { readConfiguration } from '#backend/server/configuration.ts';
import { settings } from '#settings/settings.ts';
import manifest from '../../package.json' with { type: 'json' };

const root = resolve(import.meta.dirname, '../..');
const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')));
const pipelines = globSync('.github/workflows/*.yml', { cwd: root });

/** Every text of a pipeline, at any depth. */
const textsOf = (value: unknown): readonly string[] => {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : [];
};

test.each(pipelines)('%s runs commands of the project that exist', (file) => {
  const texts = textsOf(parse(readFileSync(join(root, file), 'utf8')));
  const commands = texts.flatMap((text) =>
    [...text.matchAll(/npm (?:run (?:--silent )?)?([a-z:]+)/g)].map(([, name]) => name).filter((name) => name !== 'ci'),
  );
  const programs = texts.flatMap((text) => [...text.matchAll(/node (\S+\.ts)/g)].map(([, path]) => path ?? ''));
  expect(commands.filter((name) => scripts[name ?? ''] === undefined)).toEqual([]);
  for (const program of programs) expect(readFileSync(join(root, program), 'utf8')).not.toBe('');
});

test('the usual run checks every change, the full one is scheduled, and a release uses the audit of the run of its commit', () => {
  const on = (event: string) =>
    pipelines
      .map((file) => readFileSync(join(root, file), 'utf8'))
      .filter((text) => event in z.object({ on: z.record(z.string(), z.unknown()) }).parse(parse(text)).on)
      .join('\n');
  expect(on('pull_request')).toMatch(/- run: npm test/);
  expect(on('schedule')).toMatch(/- run: npm run test:full/);
  expect(on('pull_request')).toMatch(/- run: npm run records -- .*\n.*- run: npm run audit\n/);
  const release = readFileSync(join(root, '.github/workflows/release.yml'), 'utf8');
  expect(release).toMatch(/gh run list --workflow check\.yml --commit/);
});

const pinnedBy = { action: /^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/, image: /@sha256:[0-9a-f]{64}$/ };
const linesOf = (file: string, line: RegExp): readonly string[] =>
  [...readFileSync(join(root, file), 'utf8').matchAll(line)].map(([, found]) => (found ?? '').trim());

test('pins actions by commit with their version, and images by digest', () => {
  const actions = pipelines.flatMap((file) => linesOf(file, /^\s*(?:- )?uses: (.+)$/gm));
  expect(actions.length).toBeGreaterThan(5);
  expect(actions.filter((action) => !action.startsWith('./') && !pinnedBy.action.test(action))).toEqual([]);
  const versions = Map.groupBy(new Set(actions), (action) => action.split('@')[0]);
  expect([...versions.values()].filter((all) => all.length > 1)).toEqual([]);
  const stages = linesOf('scripts/deploy/Containerfile', /^FROM \S+ AS (\S+)$/gm);
  const images = linesOf('scripts/deploy/Containerfile', /^FROM (\S+)/gm).filter((image) => !stages.includes(image));
  expect(images.filter((image) => !pinnedBy.image.test(image))).toEqual([]);
  expect(images.length).toBe(1);
});

const compose = z.object({
  services: z.object({
    site: z.object({
      build: z.object({ context: z.string(), dockerfile: z.string() }),
      environment: z.record(z.string(), z.string()),
      depends_on: z.record(z.string(), z.object({ condition: z.string() })),
    }),
    database: z.object({
      environment: z.record(z.string(), z.string()),
      healthcheck: z.object({ test: z.array(z.string()) }),
    }),
  }),
});

test('the site of compose.yaml has valid settings, and waits for its database', () => {
  const folder = 'scripts/deploy';
  // What compose fills in: \${NAME:-default} is its default, \${NAME:?sentence} must be given.
  const filled = readFileSync(join(root, folder, 'compose.yaml'), 'utf8')
    .replaceAll(/\$\{\w+:-([^}]*)\}/g, '$1')
    .replaceAll(/\$\{ENCRYPTION_KEY:\?[^}]*\}/g, Buffer.alloc(32, 7).toString('base64'));
  expect(filled).not.toContain('${');
  const { site, database } = compose.parse(parse(filled)).services;
  expect(Object.keys(site.environment).filter((name) => !Object.hasOwn(settings.shape, name))).toEqual([]);
  const { databaseUrl, origin } = readConfiguration(site.environment);
  expect(origin).toBe('http://127.0.0.1:4173');
  const { username, password, hostname } = new URL(databaseUrl ?? '');
  expect([username, password]).toEqual([database.environment.POSTGRES_USER, database.environment.POSTGRES_PASSWORD]);
  expect(site.depends_on).toEqual({ [hostname]: { condition: 'service_healthy' } });
  expect(readFileSync(join(root, folder, site.build.context, site.build.dockerfile), 'utf8')).toContain(
    'ARG SITE_ORIGIN',
  );
});

test('uses the same Node for pipelines, version managers, image and development container', () => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const major = read('.nvmrc').trim();
  expect(manifest.devDependencies.node).toMatch(new RegExp(`^${major}\\.`));
  expect(read('scripts/deploy/Containerfile')).toContain(`library/node:${major}-`);
  for (const file of pipelines)
    for (const [, version] of read(file).matchAll(/node-version: (\S+)/g)) expect(version).toBe(major);
  const { build, postCreateCommand } = z
    .object({ build: z.object({ dockerfile: z.string(), target: z.string() }), postCreateCommand: z.string() })
    .parse(JSON.parse(read('.devcontainer/devcontainer.json')));
  expect(read(join('.devcontainer', build.dockerfile))).toContain(` AS ${build.target}\n`);
  expect(postCreateCommand).toBe('npm ci && npm test -- --programs');
});

test('proposes newer versions of packages, actions and images', () => {
  const { updates } = z
    .object({ updates: z.array(z.object({ 'package-ecosystem': z.string(), directory: z.string() })) })
    .parse(parse(readFileSync(join(root, '.github/dependabot.yml'), 'utf8')));
  expect(updates.map((update) => [update['package-ecosystem'], update.directory])).toEqual([
    ['npm', '/'],
    ['github-actions', '/'],
    ['docker', '/scripts/deploy'],
    ['docker-compose', '/scripts/deploy'],
  ]);
});

test('no document, pipeline or image pipes a script from the network into a shell', () => {
  const files = [
    ...globSync(['**/*.md', 'scripts/deploy/*', '.github/**/*.yml'], {
      cwd: root,
      exclude: ['node_modules/**', '.cache/**', 'dist/**'],
    }),
  ];
  expect(files).toContain('scripts/deploy/README.md');
  const piped = /(?:curl|wget)[^\n|]*\|\s*(?:sudo\s+(?:-\S+\s+)*)?(?:ba|z|da)?sh\b|(?:ba|z)?sh\s+<\(\s*(?:curl|wget)/;
  expect(files.filter((file) => piped.test(readFileSync(join(root, file), 'utf8')))).toEqual([]);
});
