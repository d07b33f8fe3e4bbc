import { expect, type Page } from '@playwright/test';
import { test } from '../visit/test.ts';
import { findFaint } from './find-faint.ts';

/** Room, a line of black text, and a pale one. */
const showLines = (page: Page): Promise<void> =>
  page.setContent(`
    <style>p { margin: 0; height: 40px; font-size: 20px; line-height: 40px } #pale { color: #ddd }</style>
    <p id="room"></p>
    <p id="strong">Ten tekst jest czarny</p>
    <p id="pale">Ten tekst jest jasny</p>`);

/** Takes the room away once lines have been measured, before a picture is taken: the pale line stands where the black one was. */
const moveAfterMeasure = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const measure = Range.prototype.getClientRects;
    Range.prototype.getClientRects = function (this: Range) {
      Range.prototype.getClientRects = measure;
      const places = measure.call(this);
      document.querySelector('#room')?.remove();
      return places;
    };
  });

test('finds pale text and no black text', async ({ page }) => {
  await showLines(page);
  expect(await findFaint(page, ['#strong'])).toEqual([]);
  expect(await findFaint(page, ['#pale'])).toEqual([expect.stringContaining('“Ten tekst jest jasny” has a contrast')]);
});

test('measures a text again that moved before its screenshot', async ({ page }) => {
  await showLines(page);
  await moveAfterMeasure(page);
  expect(await findFaint(page, ['#strong'])).toEqual([]);
});
