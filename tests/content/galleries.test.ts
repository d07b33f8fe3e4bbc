import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { model } from '#model/index.ts';
import { covers } from '../covers.ts';
import { findMarkupFault, shapeOf, similarity } from './svg-markup.ts';
import { root } from './texts.ts';

const content = join(root, 'content');

const words = z.strictObject({ pl: z.string().min(3), en: z.string().min(3) });
const gallerySchema = z.strictObject({
  pictures: z.array(
    z.strictObject({ file: z.string(), keep: z.enum(['top', 'bottom']).optional(), title: words, alt: words }),
  ),
});
const galleries = model.galleries.map(({ id }) => ({
  id,
  pictures: gallerySchema.parse(parse(readFileSync(join(content, 'galleries', `${id}.yaml`), 'utf8'))).pictures,
}));

const drawings = globSync('{galleries,pictures}/**/*.svg', { cwd: content })
  .toSorted()
  .map((path) => ({ path, text: readFileSync(join(content, path), 'utf8') }));
const ofGalleries = drawings.filter(({ path }) => path.startsWith('galleries/'));

describe.each(galleries)('the words of the gallery $id', ({ pictures }) => {
  test('number the files without gaps', covers('3.16', 'C67'), () => {
    expect(pictures.map(({ file }) => Number(file.slice(0, 2)))).toEqual(pictures.map((_, at) => at + 1));
  });

  test.each(['pl', 'en'] as const)('give each picture a title and an alternative text of its own in %s', (locale) => {
    expect(new Set(pictures.map(({ title }) => title[locale])).size).toBe(pictures.length);
    expect(new Set(pictures.map(({ alt }) => alt[locale])).size).toBe(pictures.length);
    for (const { title, alt } of pictures) expect(alt[locale]).not.toBe(title[locale]);
  });

  test('contain no facts, straight quotes or hyphens used as dashes, and stay short', () => {
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

test('no two galleries share a picture', () => {
  const shown = galleries.flatMap(({ pictures }) => pictures.map(({ alt }) => alt.pl));
  expect(new Set(shown).size).toBe(shown.length);
});

describe('the drawings', () => {
  test('differ from one another byte by byte and by their shapes', () => {
    expect(new Set(drawings.map(({ text }) => text)).size).toBe(drawings.length);
    const shapes = ofGalleries.map(({ path, text }) => ({ path, shape: shapeOf(text) }));
    for (const [index, one] of shapes.entries()) {
      for (const other of shapes.slice(0, index)) {
        expect(similarity(one.shape, other.shape), `${one.path} and ${other.path} look alike`).toBeLessThan(0.7);
      }
    }
  });

  const isOfStep = ({ path }: { readonly path: string }): boolean => path.startsWith('pictures/steps/');

  /** They contain digits and colours of their own, and refer to nothing outside. */
  test.each(drawings.filter(isOfStep))('$path is well-formed and loads no other file', ({ text }) => {
    expect(text).toMatch(/^<svg [\s\S]*<\/svg>\n$/);
    expect(text).not.toMatch(/<(script|image|a|foreignObject|animate)\b|\s(style|xlink:href|on\w+)=|href="[^#]|url\(/);
    expect(text).not.toMatch(/NaN|undefined|Infinity/);
    expect(Buffer.byteLength(text)).toBeLessThanOrEqual(4 * 1024);
  });

  /** Heads of audiences show a part of a wider drawing. */
  test.each(drawings.filter((one) => !isOfStep(one)))('$path is well-formed and inert', ({ path, text }) => {
    expect(findMarkupFault(text)).toBeUndefined();
    const box = path.startsWith('pictures/headers/') ? String.raw`\d+ \d+ \d+ [\d.]+` : String.raw`0 0 \d+ \d+`;
    expect(text).toMatch(new RegExp(`^<svg xmlns="http://www\\.w3\\.org/2000/svg" viewBox="${box}"`));
    expect(text).not.toMatch(
      /<(script|style|text|image|use|a|foreignObject|animate)\b|\s(style|href|xlink:href|id|class|on\w+)=/,
    );
    expect(text).not.toMatch(/NaN|undefined|Infinity|url\(/);
  });

  test('show no red cross, which is protected by law', () => {
    const cross = /<path d="M-\d[^"]*(?:[HV]-?[\d.]+){8,}Z" fill="([^"]+)"/g;
    const fills = drawings.flatMap(({ text }) => [...text.matchAll(cross)].map(([, fill]) => fill));
    expect(fills.length).toBeGreaterThan(0);
    expect(new Set(fills)).toEqual(new Set(['#fff']));
  });

  test('are small: 12 kB at most, nine in ten within 8 kB', () => {
    const bytes = ofGalleries.map(({ text }) => Buffer.byteLength(text));
    expect(Math.max(...bytes)).toBeLessThanOrEqual(12 * 1024);
    expect(bytes.filter((size) => size <= 8 * 1024).length / bytes.length).toBeGreaterThanOrEqual(0.9);
  });
});
