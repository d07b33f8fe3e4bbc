import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect, test } from 'vitest';
import { brand } from '#generated/data/brand.ts';
import { findFontTools, fontToolsPackages, subsetFont } from '#scripts/font/subset-font.ts';
import { font } from '#site/build/entries.ts';
import { readFontFaces } from '../font-faces.ts';
import { withReason } from '../skip-reason.ts';

const folder = mkdtempSync(join(tmpdir(), 'font-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { package: name, heaviest } = brand.font;
const committed = join(import.meta.dirname, '../../src/site', font);
const wholeParts = ['latin', 'latin-ext'].map((part) =>
  fileURLToPath(import.meta.resolve(`@fontsource-variable/${name}/files/${name}-${part}-wght-normal.woff2`)),
);
const letters = readFontFaces().common.join('');

const reason =
  findFontTools() === null ? `there is no fontTools; Debian’s packages are ${fontToolsPackages.join(', ')}` : null;

test.skipIf(reason !== null)(withReason('the font that pages load first is a subset of the whole font', reason), () => {
  const into = join(folder, 'again.woff2');
  const again = subsetFont({ parts: wholeParts, letters, heaviest, into });
  expect([...letters].filter((letter) => !again.letters.includes(letter))).toEqual(['\u2011', '\u202f', '\u2060']);
  // A later fontTools may pack a little better or worse.
  expect(Math.abs(statSync(committed).size / statSync(into).size - 1)).toBeLessThan(0.02);
  const present = subsetFont({ parts: [committed], letters, heaviest, into });
  expect(present.letters).toBe(again.letters);
});
