import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { formatPrice } from '#domain/money/amount.ts';
import { parameters } from '#model/rules/parameters.ts';
import { buildLockPath, runWithBuildLock } from '#site/build/build-lock.ts';
import { siteFolders } from '#site/build/folders.ts';
import { copyProject } from '../../scripts/verify/copy-project.ts';
import { type PageText, readPages } from '../content/page-texts.ts';
import { root } from '../content/texts.ts';
import { timeoutFactor } from '../timeout-factor.ts';

const folder = mkdtempSync(join(tmpdir(), 'repriced-'));
const node = join(root, 'node_modules/.bin/node');
const priceFile = join(folder, 'model/rules/parameters/price-parameters.ts');
const [{ value: stated }] = parameters.blsPrice.values;
const before = parameters.blsPrice.values.at(-1)?.value ?? stated;
const price = { name: 'blsPrice', stated, before, after: before + 1_800 };

const run = (...line: readonly string[]): void => void execFileSync(node, line, { cwd: folder });

/** Builds what is read here: the pages of a project as it stands in the current folder. */
const buildPages = `
  import { readBuildEnvironment } from './src/site/build/build-environment.ts';
  import { siteFolders } from './src/site/build/folders.ts';
  import { runSiteBuild } from './src/site/build/build.ts';
  await runSiteBuild({ ...siteFolders(process.cwd()), pagesAlone: true }, readBuildEnvironment({}));`;

/** A copy as it was generated, with what earlier builds left in the cache. */
const copyGenerated = async (): Promise<void> => {
  copyProject(root, folder);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'));
  const { cache, stage } = siteFolders(root);
  const ofOneBuild = [stage, buildLockPath(cache)];
  const filter = (path: string): boolean => !ofOneBuild.includes(path);
  await runWithBuildLock(cache, async () => {
    for (const name of ['generated', '.cache/site', '.cache/build'])
      cpSync(join(root, name), join(folder, name), { recursive: true, filter });
  });
};

const buildSite = (): readonly PageText[] => {
  run('--input-type=module', '--eval', buildPages);
  return readPages(join(folder, 'dist'));
};

/** Another price since some weeks: the first one stays with its days, as its clause states it. */
const changePrice = (): void => {
  const text = readFileSync(priceFile, 'utf8');
  const lately = warsawDate(Date.now()) - 40;
  const [last, first] = [formatCivilDate(lately - 1), formatCivilDate(lately)];
  const changed = text.replace(
    new RegExp(`(${price.name}: \\{[\\s\\S]*?values: \\[)[^\\]]*`),
    (_, row: string) =>
      `${row}{ from: null, to: '${last}', value: ${price.stated} }, { from: '${first}', value: ${price.after} }`,
  );
  expect(changed).not.toBe(text);
  writeFileSync(priceFile, changed);
};

let pages: readonly PageText[] = [];
let repriced: readonly PageText[] = [];

beforeAll(async () => {
  await copyGenerated();
  pages = buildSite();
  changePrice();
  run('generator/main.ts');
  repriced = buildSite();
}, 180_000 * timeoutFactor);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const textOf = (page: PageText): string => [page.title, page.description, ...page.blocks].join('\n');
const showsPrice = (page: PageText, grosze: number): boolean =>
  [formatPrice(grosze, 'pl'), formatPrice(grosze, 'en')].some((shown) =>
    textOf(page).replaceAll('\u{a0}', ' ').includes(shown.replaceAll('\u{a0}', ' ')),
  );

describe('a price that is changed in the model', () => {
  test('changes every page that shows it, and no other', () => {
    expect(repriced.map(({ file }) => file)).toEqual(pages.map(({ file }) => file));
    const changed = pages.filter((page, at) => textOf(page) !== textOf(repriced[at] ?? page)).map(({ file }) => file);
    const showing = pages.filter((page) => showsPrice(page, price.before)).map(({ file }) => file);
    expect(showing.length).toBeGreaterThan(5);
    expect(showing.length).toBeLessThan(pages.length);
    expect(changed).toEqual(showing);
  });

  test('leaves no page with the former price', () => {
    expect(repriced.filter((page) => showsPrice(page, price.before)).map(({ file }) => file)).toEqual([]);
    expect(repriced.filter((page) => showsPrice(page, price.after)).length).toBeGreaterThan(5);
  });
});
