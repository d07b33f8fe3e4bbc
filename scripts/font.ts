import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { brand } from '#generated/data/brand.ts';
import { font as common } from '#site/build/entries.ts';
import { printFontFaces } from './font/font-faces.ts';
import { countPagesByLetter, findFrequentLetters, isAnyLetterInRange, toUnicodeRanges } from './font/letters.ts';
import { subsetFont } from './font/subset-font.ts';
import { exitWithUsage, readCommandLine } from './start/read-arguments.ts';

const usage = `Usage: npm run font
  Cuts the font that pages load first to the letters of the pages in dist/, and writes the style sheet of the font.`;
readCommandLine(usage, {});

const root = join(import.meta.dirname, '..');
const built = join(root, 'dist');
if (!existsSync(join(built, 'index.html')))
  exitWithUsage('There are no pages in dist/ whose letters could be counted. Run `npm run build` first.', usage);

const { font } = brand;
const whole = `@fontsource-variable/${font.package}`;
const packageFile = (path: string): string => fileURLToPath(import.meta.resolve(`${whole}/${path}`));
const partRanges = z
  .record(z.string(), z.string())
  .parse(JSON.parse(readFileSync(packageFile('unicode.json'), 'utf8')));

const latin = (partRanges.latin ?? '').split(',');
const extended = (partRanges['latin-ext'] ?? '').split(',').filter((range) => !latin.includes(range));
const pathOf = (part: string): string => `files/${font.package}-${part}-wght-normal.woff2`;

const letters = findFrequentLetters(countPagesByLetter(built));
const into = join(root, 'src/site', common);
const cut = subsetFont({
  parts: ['latin', 'latin-ext'].map((part) => packageFile(pathOf(part))),
  letters: letters.join(''),
  heaviest: font.heaviest,
  into,
});
const [inLatin = '', inExtended = ''] = cut.parts;
const faces = [
  { url: `${whole}/${pathOf('latin-ext')}`, ranges: extended.filter((range) => isAnyLetterInRange(range, inExtended)) },
  { url: `${whole}/${pathOf('latin')}`, ranges: latin.filter((range) => isAnyLetterInRange(range, inLatin)) },
  { url: './fonts/common.woff2', ranges: toUnicodeRanges(letters) },
];
writeFileSync(join(root, 'src/site/styles/fonts.css'), printFontFaces(font, faces, cut));
console.log(`The font has ${[...cut.letters].length} letters and weighs ${statSync(into).size} bytes.`);
