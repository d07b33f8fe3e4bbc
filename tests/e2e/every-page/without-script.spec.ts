import { type BrowserContext, expect } from '@playwright/test';
import { isFull, sampleOf } from '../../depth.ts';
import { pagesOfAllParts, pagesToVisit } from '../visit/site-pages.ts';
import { test } from '../visit/test.ts';
import { visitorSettings } from '../visit/visitor-settings.ts';
import { openHydrated } from './open-hydrated.ts';

interface Content {
  readonly texts: readonly string[];
  readonly links: readonly string[];
  readonly pictures: readonly string[];
}

/** Runs in the page: the text of its main part, folded or not, without the words for script users. */
const readContent = (): Content => {
  const main = document.querySelector('main');
  const forScript = '[aria-live], [role=status], .calculator, .needs-script, .notice:has([role=alert]), dialog';
  const all = (selector: string): Element[] =>
    [...(main?.querySelectorAll(selector) ?? [])].filter((element) => element.closest(forScript) === null);
  const unique = (values: readonly string[]): string[] => [...new Set(values.filter((value) => value !== ''))];
  return {
    texts: unique(
      all('h1, h2, h3, p, li, dt, dd, th, td, summary, label, legend, time').map((element) =>
        (element.textContent ?? '').replaceAll(/\s+/g, ' ').trim(),
      ),
    ),
    links: unique(all('a[href]').map((link) => link.getAttribute('href') ?? '')),
    pictures: unique(all('img').map((picture) => new URL(picture.getAttribute('src') ?? '', location.href).pathname)),
  };
};

const missing = (wanted: readonly string[], there: readonly string[]): readonly string[] =>
  wanted.filter((value) => !there.includes(value));

let withScript: BrowserContext;
let withoutScript: BrowserContext;
test.beforeAll(async ({ browser }) => {
  withScript = await browser.newContext(visitorSettings);
  // Other tests book places: the calendar has changed since the page was printed.
  await withScript.route('**/api/v1/www/**', (route) => route.abort());
  withoutScript = await browser.newContext({ ...visitorSettings, javaScriptEnabled: false });
});
test.afterAll(async () => {
  await withScript.close();
  await withoutScript.close();
});

/** Prices, dates, questions and pictures stand on the page of a course in a city; two others are taken besides. The full run takes each part of the site. */
const visited = isFull
  ? pagesOfAllParts(pagesToVisit)
  : pagesToVisit.filter((page) => page.kind === 'course-city' || sampleOf(pagesToVisit, 2).includes(page));

for (const { path, kind } of visited) {
  test(`${path} (${kind}) is complete without JavaScript`, async () => {
    const [scripted, plain] = [await withScript.newPage(), await withoutScript.newPage()];
    await openHydrated(scripted, path);
    await plain.goto(path);
    const [wanted, there] = [await scripted.evaluate(readContent), await plain.evaluate(readContent)];
    expect(wanted.texts.length).toBeGreaterThan(5);
    expect(missing(wanted.texts, there.texts)).toEqual([]);
    expect(missing(wanted.links, there.links)).toEqual([]);
    expect(missing(wanted.pictures, there.pictures)).toEqual([]);
    if (kind === 'course-city')
      for (const part of ['.price-amount', 'time', 'details', 'img'])
        await expect(plain.locator(`main ${part}`).first()).toBeAttached();
    await expect(plain.locator('a[href^="tel:"]:visible').first()).toBeVisible();
    await Promise.all([scripted.close(), plain.close()]);
  });
}
