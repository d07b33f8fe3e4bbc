import type { Page } from '@playwright/test';
import { layRules } from './modes.ts';
import { type Area, contrastOf, luminanceAt, type Pixels, takePixels } from './pixels.ts';

/** Text that axe cannot judge, as a line of its own in the page. */
interface Line extends Area {
  readonly text: string;
  readonly wanted: number;
}

/**
 * Runs in the page: the lines of these elements that can be seen. What lies under the scrim of an open menu is out of use, and
 * what a bar that stays in the window passes over is seen as soon as the page is scrolled.
 */
const readLines = (selectors: readonly string[]): Line[] => {
  const stays = (element: Element | null): boolean =>
    element !== null && (/sticky|fixed/.test(getComputedStyle(element).position) || stays(element.parentElement));
  const isPassed = (element: Element, { left, top, width, height }: DOMRect): boolean => {
    const over = document.elementFromPoint(left + width / 2, top + height / 2);
    return over !== null && !over.contains(element) && !element.contains(over) && stays(over);
  };
  return selectors.flatMap((selector) => {
    const element = document.querySelector<HTMLElement>(selector);
    const menu = document.querySelector(':popover-open');
    if (menu?.contains(element) === false) return [];
    if (element?.checkVisibility({ opacityProperty: true, visibilityProperty: true }) !== true) return [];
    const { fontSize, fontWeight } = getComputedStyle(element);
    const size = Number.parseFloat(fontSize);
    const large = size >= 24 || (size >= 18.66 && Number(fontWeight) >= 700);
    return [...element.childNodes]
      .filter(({ nodeType, textContent }) => nodeType === Node.TEXT_NODE && (textContent ?? '').trim() !== '')
      .flatMap((node) => {
        const range = document.createRange();
        range.selectNodeContents(node);
        return [...range.getClientRects()]
          .filter((place) => !isPassed(element, place))
          .map(({ left, top, width, height }) => ({
            text: (node.textContent ?? '').trim().slice(0, 40),
            wanted: large ? 3 : 4.5,
            left: left + scrollX,
            top: top + scrollY,
            width,
            height,
          }));
      });
  });
};

/** About the width of the piece of a line that must be legible by itself, in pixels, and how many pixels of letters make it one. */
const piece = 32;
const letters = 12;

/** The strongest contrast between a pixel with the text and the same without it, piece by piece: the weakest of them. */
const weakestPiece = (shown: Pixels, bare: Pixels, { left, top, width, height }: Area): number => {
  let weakest = Number.POSITIVE_INFINITY;
  // Of one width: the rest of a line would be a sliver with nothing but the edge of a letter.
  const step = width / Math.max(1, Math.round(width / piece));
  for (let start = left; start < left + width - 1; start += step) {
    let [strongest, changed] = [1, 0];
    for (let x = Math.floor(start); x < start + step; x += 1) {
      for (let y = Math.floor(top); y < top + height; y += 1) {
        const contrast = contrastOf(luminanceAt(shown, x, y), luminanceAt(bare, x, y));
        if (contrast > 1.1) changed += 1;
        strongest = Math.max(strongest, contrast);
      }
    }
    if (changed >= letters) weakest = Math.min(weakest, strongest);
  }
  return weakest;
};

/** The part of the page in which these lines stand, with a pixel around it. */
const areaOf = (lines: readonly Line[]): Area => {
  const left = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.left))) - 1);
  const top = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.top))) - 1);
  const right = Math.max(...lines.map((line) => line.left + line.width));
  const bottom = Math.max(...lines.map((line) => line.top + line.height));
  return { left, top, width: Math.ceil(right) + 1 - left, height: Math.ceil(bottom) + 1 - top };
};

const withoutText =
  '* { color: transparent !important; text-shadow: none !important; text-decoration-color: transparent !important }';

/** Sentences about the lines that do not stand out from what is behind them, for a page that stays as it is meanwhile. */
const measureLines = async (page: Page, lines: readonly Line[]): Promise<readonly string[]> => {
  const area = areaOf(lines);
  const shown = await takePixels(page, area);
  await layRules(page, withoutText);
  const bare = await takePixels(page, area);
  await layRules(page, '');
  return lines
    .map((line) => ({ ...line, left: line.left - area.left, top: line.top - area.top }))
    .map((line) => ({ ...line, contrast: weakestPiece(shown, bare, line) }))
    .filter(({ contrast, wanted }) => contrast < wanted)
    .map(({ text, contrast }) => `“${text}” has a contrast of ${contrast.toFixed(2)} with the pixels behind it`);
};

/** How often text that moves is looked at before what was seen of it counts. */
const turns = 3;

/**
 * Sentences about text of these elements that does not stand out from the pixels behind it, where no engine can decide it. Where
 * the text has moved between its measure and its picture, since an island above it awoke, edges of letters were seen: once more.
 */
export const findFaint = async (page: Page, selectors: readonly string[], turn = 1): Promise<readonly string[]> => {
  const lines = await page.evaluate(readLines, selectors);
  if (lines.length === 0) return [];
  const faint = await measureLines(page, lines);
  if (faint.length === 0 || turn === turns) return faint;
  const after = await page.evaluate(readLines, selectors);
  return JSON.stringify(after) === JSON.stringify(lines) ? faint : findFaint(page, selectors, turn + 1);
};
