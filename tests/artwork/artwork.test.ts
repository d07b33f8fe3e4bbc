import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, unlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, parse as parsePath } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { planDrawings } from '../../scripts/artwork/drawings.ts';
import { findMarkupFault, shapeOf, similarity } from './markup.ts';

const root = join(import.meta.dirname, '..', '..');
const galleriesFolder = join(root, 'content', 'galleries');

const sizes = { kpp: 29, recertification: 22, bls: 11, ped: 9, 'company-29': 29, 'company-27': 27 };
const names = Object.keys(sizes);

const words = z.strictObject({ pl: z.string().min(3), en: z.string().min(3) });
const gallerySchema = z.strictObject({
  pictures: z.array(z.strictObject({ file: z.string(), title: words, alt: words })),
});

const readGallery = (name: string) =>
  gallerySchema.parse(parse(readFileSync(join(galleriesFolder, `${name}.yaml`), 'utf8'))).pictures;

const drawings = planDrawings();
const galleryDrawings = drawings.filter(({ path }) => path.startsWith('galleries/'));

describe.each(Object.entries(sizes))('gallery %s', (name, size) => {
  const pictures = readGallery(name);

  test(`has exactly ${size} pictures`, () => {
    expect(pictures).toHaveLength(size);
  });

  test('lists every picture of its folder once, in the order of the names, be it a drawing or a photograph', () => {
    const stems = readdirSync(join(galleriesFolder, name)).map((file) => parsePath(file).name);
    expect(pictures.map(({ file }) => parsePath(file).name)).toEqual([...new Set(stems)].sort());
  });

  test('numbers its files without gaps and names them in plain letters', () => {
    for (const [index, { file }] of pictures.entries()) {
      expect(file).toMatch(/^\d\d-[a-z0-9]+(-[a-z0-9]+)*\.(svg|jpg|png|webp|avif)$/);
      expect(Number(file.slice(0, 2))).toBe(index + 1);
    }
  });

  test.each(['pl', 'en'] as const)('has titles and alternative texts of its own in %s', (locale) => {
    expect(new Set(pictures.map(({ title }) => title[locale])).size).toBe(size);
    expect(new Set(pictures.map(({ alt }) => alt[locale])).size).toBe(size);
    for (const { title, alt } of pictures) expect(alt[locale]).not.toBe(title[locale]);
  });

  test('keeps facts, straight quotes and hyphens used as dashes out of its words', () => {
    for (const { title, alt } of pictures) {
      for (const text of [title.pl, title.en, alt.pl, alt.en]) {
        expect(text).not.toMatch(/\d|["']| - |\s{2}|^\s|\s$|\.$/);
      }
      for (const locale of ['pl', 'en'] as const) {
        expect(title[locale].length).toBeLessThanOrEqual(45);
        expect(alt[locale].length).toBeLessThanOrEqual(150);
      }
    }
  });
});

describe('the drawings', () => {
  test('differ from one another byte by byte and by their shapes', () => {
    expect(new Set(drawings.map(({ text }) => text)).size).toBe(drawings.length);
    const shapes = galleryDrawings.map(({ path, text }) => ({ path, shape: shapeOf(text) }));
    for (const [index, one] of shapes.entries()) {
      for (const other of shapes.slice(0, index)) {
        expect(similarity(one.shape, other.shape), `${one.path} and ${other.path} look alike`).toBeLessThan(0.7);
      }
    }
  });

  test.each(drawings.map(({ path, text }) => [path, text] as const))('%s is well-formed and inert', (_, text) => {
    expect(findMarkupFault(text)).toBeUndefined();
    expect(text).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
    expect(text).not.toMatch(
      /<(script|style|text|image|use|a|foreignObject|animate)\b|\s(style|href|xlink:href|id|class|on\w+)=/,
    );
    expect(text).not.toMatch(/NaN|undefined|Infinity|url\(/);
  });

  test('show no red cross, which the law protects', () => {
    const cross = /<path d="M-\d[^"]*(?:[HV]-?[\d.]+){8,}Z" fill="([^"]+)"/g;
    const fills = drawings.flatMap(({ text }) => [...text.matchAll(cross)].map(([, fill]) => fill));
    expect(fills.length).toBeGreaterThan(0);
    expect(new Set(fills)).toEqual(new Set(['#fff']));
  });

  test('stay small: 12 kB at most, nine in ten within 8 kB', () => {
    const bytes = galleryDrawings.map(({ text }) => Buffer.byteLength(text));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(12 * 1024);
    expect(bytes.filter((size) => size <= 8 * 1024).length / bytes.length).toBeGreaterThanOrEqual(0.9);
  });
});

describe('the artwork command', () => {
  const folder = mkdtempSync(join(tmpdir(), 'artwork-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  const run = (...options: string[]) =>
    spawnSync(process.execPath, [join(root, 'scripts/artwork/main.ts'), ...options], { encoding: 'utf8' });

  test('finds the committed pictures current', () => {
    expect(run('--check').status).toBe(0);
  });

  test('writes the same bytes again', () => {
    expect(run(folder).status).toBe(0);
    for (const { path, text } of drawings) expect(readFileSync(join(folder, path), 'utf8')).toBe(text);
    expect(run('--check', folder).status).toBe(0);
  });

  test('reports a picture that was changed by hand', () => {
    const changed = join(folder, 'galleries/bls/01-checking-response.svg');
    const before = readFileSync(changed, 'utf8');
    writeFileSync(changed, before.replace('<svg', '<svg data-edited="yes"'));
    const { status, stderr } = run('--check', folder);
    expect(status).toBe(1);
    expect(stderr).toContain('galleries/bls/01-checking-response.svg');
    writeFileSync(changed, before);
  });

  test('lets a photograph of the same name take the place of a drawing', () => {
    const drawing = join(folder, 'galleries/ped/07-fever.svg');
    cpSync(drawing, join(folder, 'galleries/ped/07-fever.jpg'));
    unlinkSync(drawing);
    expect(run('--check', folder).status).toBe(0);
    expect(run(folder).status).toBe(0);
    expect(readdirSync(join(folder, 'galleries/ped'))).not.toContain('07-fever.svg');
  });
});

test('no two galleries share a picture', () => {
  const shared = names.flatMap((name) => readGallery(name).map(({ alt }) => alt.pl));
  expect(new Set(shared).size).toBe(shared.length);
});
