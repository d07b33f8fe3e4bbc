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

test('colours of the brand are only in model/site/brand.ts and not in src/, so that a change applies everywhere', () => {
  expect(files.length).toBeGreaterThan(100);
  const typed = files.flatMap((file) => {
    const text = textOf(file);
    return colours.filter((colour) => text.includes(colour)).map((colour) => `${file}: ${colour}`);
  });
  expect(typed).toEqual([]);
});

test('so is the line of the sign', () => {
  expect(files.filter((file) => textOf(file).includes(model.brand.sign.toLowerCase()))).toEqual([]);
});

test('so is the name of the font, which the style sheet of `npm run font` repeats', () => {
  const { family } = model.brand.font;
  const naming = files.filter((file) => textOf(file).includes(family.toLowerCase()));
  expect(naming).toEqual(['src/site/styles/fonts.css']);
  expect(readFileSync(join(root, 'src/site/styles/fonts.css'), 'utf8')).toContain(`font-family: "${family}";`);
});
