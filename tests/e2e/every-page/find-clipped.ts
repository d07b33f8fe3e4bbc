import type { Page } from '@playwright/test';
import { type Line, readLines } from './read-lines.ts';

/** Pixels that rounding may take. */
const slack = 2;

const isCut = ({ left, right, top, bottom, frames }: Line): boolean =>
  frames.some(
    (frame) =>
      (/hidden|clip/.test(frame.overflowX) && (left < frame.left - slack || right > frame.right + slack)) ||
      (/hidden|clip/.test(frame.overflowY) && (top < frame.top - slack || bottom > frame.bottom + slack)),
  );

const leavesWindow = ({ left, right, frames }: Line, width: number): boolean =>
  (left < -slack || right > width + slack) && frames.every(({ overflowX }) => !/auto|scroll/.test(overflowX));

/** Parts of one sentence may touch; others may not lie over one another. */
const related = (one: Line, other: Line): boolean => {
  const [first = -1] = one.around;
  const [second = -1] = other.around;
  return one.around.includes(second) || other.around.includes(first);
};

const overlaps = (lines: readonly Line[]): readonly string[] => {
  const sorted = lines.toSorted((one, other) => one.top - other.top);
  return sorted.flatMap((line, at) => {
    const end = sorted.findIndex((other, next) => next > at && other.top > line.bottom - slack);
    return sorted
      .slice(at + 1, end < 0 ? undefined : end)
      .filter((other) => Math.min(line.right, other.right) - Math.max(line.left, other.left) > slack)
      .filter((other) => !related(line, other))
      .map((other) => `“${line.text}” lies over “${other.text}”`);
  });
};

/** Runs in the page: two frames later what follows the window (a bar that waits for the scroll) stands where it belongs. */
const settle = (): Promise<void> =>
  new Promise((done) => {
    setTimeout(done, 500);
    requestAnimationFrame(() => requestAnimationFrame(() => done()));
  });

/** Sentences about text that is cut off, leaves the window sideways or lies over other text, and about sideways scrolling. */
export const findClipped = async (page: Page): Promise<readonly string[]> => {
  await page.evaluate(settle);
  const lines = await page.evaluate(readLines);
  const [width, scrolled] = await page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    return [clientWidth, scrollWidth - clientWidth] as const;
  });
  return [
    ...(scrolled > 0 ? [`the page scrolls sideways by ${scrolled}`] : []),
    ...lines.filter(isCut).map(({ text }) => `“${text}” is cut off`),
    ...lines.filter((line) => leavesWindow(line, width)).map(({ text }) => `“${text}” leaves the window`),
    ...overlaps(lines),
  ];
};
