import type { Page } from '@playwright/test';
import { type Area, contrastOf, luminanceAt, type Pixels, takePixels } from './pixels.ts';

interface Control extends Area {
  readonly name: string;
}

/** Runs in the page: everything that can be operated, where it stands on the page. */
const readControls = (): Control[] =>
  [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
    .filter((element) => element.checkVisibility({ opacityProperty: true, visibilityProperty: true }))
    .filter((element) => element.closest('.skip-link, .offscreen, .strip') === null)
    .map((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      const name = `${element.localName}.${element.className} “${(element.innerText || element.ariaLabel || element.id).slice(0, 40)}”`;
      return { name, left: left + scrollX, top: top + scrollY, width, height };
    })
    .filter(({ width, height }) => width > 1 && height > 1);

/** The strongest contrast between two pixels of an area. */
const contrastWithin = (pixels: Pixels, { left, top, width, height }: Area): number => {
  let [darkest, lightest] = [1, 0];
  for (let y = Math.floor(top); y < top + height; y += 1) {
    for (let x = Math.floor(left); x < left + width; x += 1) {
      const luminance = luminanceAt(pixels, x, y);
      darkest = Math.min(darkest, luminance);
      lightest = Math.max(lightest, luminance);
    }
  }
  return contrastOf(darkest, lightest);
};

interface Seen {
  readonly controls: readonly Control[];
  readonly pixels: Pixels;
}

/** Controls and picture of the same moment: a list that arrives while the picture is taken moves everything below it. */
const look = async (page: Page, tries = 3): Promise<Seen> => {
  const controls = await page.evaluate(readControls);
  const pixels = await takePixels(page);
  const still = JSON.stringify(controls) === JSON.stringify(await page.evaluate(readControls));
  return still || tries === 1 ? { controls, pixels } : look(page, tries - 1);
};

/** Controls of which nothing can be seen: neither text nor border stands out from its ruleContext by 3 to 1. */
export const findUnseen = async (page: Page): Promise<readonly string[]> => {
  const { controls, pixels } = await look(page);
  return controls.filter((control) => contrastWithin(pixels, control) < 3).map(({ name }) => name);
};
