import { globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { model } from '#model/index.ts';

const root = resolve(import.meta.dirname, '../..');
const files = globSync('src/**/*.{css,ts,tsx,svg}', { cwd: root });
/** Where everything is as white as this or as black, it is nobody's colour. */
const colours = Object.values(model.brand.colours)
  .flatMap(({ light, dark }) => [light, dark])
  .filter((colour) => colour !== '#ffffff');

const textOf = (file: string): string => readFileSync(join(root, file), 'utf8').toLowerCase();

test('a colour of the brand stands in model/site/brand.ts and nowhere in src/, so that a change of it arrives everywhere', () => {
  expect(files.length).toBeGreaterThan(100);
  const typed = files.flatMap((file) => {
    const text = textOf(file);
    return colours.filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`);
  });
  expect(typed).toEqual([]);
});

test('the line of the sign stands there too', () => {
  expect(files.filter((file) => textOf(file).includes(model.brand.sign.toLowerCase()))).toEqual([]);
});

test('so does the name of the font; the style sheet that `npm run font` writes repeats it', () => {
  const { family } = model.brand.font;
  const naming = files.filter((file) => textOf(file).includes(family.toLowerCase()));
  expect(naming).toEqual(['src/site/styles/fonts.css']);
  expect(readFileSync(join(root, 'src/site/styles/fonts.css'), 'utf8')).toContain(`font-family: "${family}";`);
});
