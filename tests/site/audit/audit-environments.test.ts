import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { environments } from '#generated/data/environments.ts';
import { readBuildEnvironment } from '#site/build/build-environment.ts';
import { runBuild } from '#site/build/run-build.ts';
import { witnesses } from '../../witnesses.ts';
import { answerSample } from '../samples/calendar.ts';
import { copySite, listedPages } from '../samples/small-site.ts';

const workspace = mkdtempSync(join(tmpdir(), 'audit-build-'));
const foldersIn = copySite(workspace, ({ kind, key }) => kind === 'audit' || key === 'pl--kontakt');

const auditEntries = listedPages.filter(({ kind }) => kind === 'audit');

afterAll(() => rmSync(workspace, { recursive: true, force: true }));

const build = async (id: string): Promise<string> => {
  const dist = join(workspace, `dist-${id}`);
  const folders = { ...foldersIn('audit'), dist };
  await runBuild(folders, readBuildEnvironment({ APP_ENV: id }), async () => ({
    ask: answerSample,
    close: async () => undefined,
  }));
  return dist;
};

it.each(environments.map(({ id }) => [id, id !== 'production'] as const))(
  'a build for %s holds the audit pages and the chat widget: %s',
  witnesses('2.50'),
  async (id, isInternal) => {
    const dist = await build(id);
    expect(globSync('assets/chat-*.js', { cwd: dist }).length).toBe(isInternal ? 1 : 0);
    expect(readFileSync(join(dist, 'kontakt.html'), 'utf8').includes('data-chat')).toBe(isInternal);
    expect(existsSync(join(dist, 'kontakt.html'))).toBe(true);
    expect(existsSync(join(dist, 'audyt.html'))).toBe(isInternal);
    expect(existsSync(join(dist, 'en/audit.html'))).toBe(isInternal);
  },
);

it('they stand in no sitemap and are closed to search engines', () => {
  expect(auditEntries).toHaveLength(2);
  for (const { sitemap, indexable } of auditEntries)
    expect({ sitemap, indexable }).toEqual({ sitemap: null, indexable: false });
  const { generated } = foldersIn('audit');
  for (const name of globSync('public/*.xml', { cwd: generated }))
    expect(readFileSync(join(generated, name), 'utf8'), name).not.toMatch(/audyt|audit/);
});
