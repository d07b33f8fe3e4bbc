import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { type SitePage, sitePages } from '../visit/site-pages.ts';
import { test } from '../visit/test.ts';

const phone = { width: 390, height: 844 };
/** A phone of today, a small one, and a low one. */
const phones = [phone, { width: 360, height: 740 }, { width: 375, height: 667 }];

const anyOf = (matches: (page: SitePage) => boolean): string => {
  const page = sitePages.find((one) => one.locale === 'pl' && matches(one));
  if (page === undefined) throw new Error('The site has no page of a kind that this test is about.');
  return page.path;
};

interface Screen {
  readonly kind: string;
  readonly path: string;
  /** Whether it is booked by enquiry: then the link to the form stands in place of the dates. */
  readonly asks: boolean;
}

const screens: readonly Screen[] = [
  { kind: 'a course', path: anyOf(({ kind }) => kind === 'course'), asks: false },
  { kind: 'the renewal', path: pathTo('course', 'pl', { type: 'kpp-rec' }), asks: false },
  { kind: 'a course in a city', path: anyOf(({ kind }) => kind === 'course-city'), asks: false },
  { kind: 'a city', path: anyOf(({ kind }) => kind === 'city-listing'), asks: false },
  { kind: 'a company course', path: anyOf(({ route }) => route === 'company-course'), asks: true },
  { kind: 'a company course in a city', path: anyOf(({ kind }) => kind === 'company-city'), asks: true },
  { kind: 'uniformed services', path: anyOf(({ route }) => route === 'uniformed-course'), asks: true },
  { kind: 'fire services', path: anyOf(({ route }) => route === 'fire-course'), asks: true },
];

const lowerEdge = async (part: Locator): Promise<number> => {
  const box = await part.boundingBox();
  return (box?.y ?? Number.POSITIVE_INFINITY) + (box?.height ?? 0);
};

/** Price, day and button of the first screen. */
const partsOf = (page: Page, { kind, asks }: Screen): Readonly<Record<string, Locator>> => {
  const offer = page.locator('.offer');
  return {
    ...(kind !== 'a city' && { price: offer.getByText(asks ? /Cenę ustalamy/ : /\d\s?zł/).first() }),
    date: asks ? offer.getByText(/^Termin\si\smiejsce ustalamy/) : page.locator('.offer-schedule, .lead').first(),
    ...(kind !== 'a city' && { button: offer.locator('.button').first() }),
  };
};

for (const { width, height } of sampleOf(phones, 1)) {
  test(
    `price, days and main button are on the first screen of a phone of ${width} × ${height}, with the consent banner too`,
    covers('C116'),
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      for (const screen of screens) {
        await test.step(screen.kind, async () => {
          await page.goto(screen.path);
          await expect(page.locator('.consent')).toBeVisible();
          const banner = await page.locator('.consent').boundingBox();
          const room = banner?.y ?? height;
          expect(room).toBeLessThan(height);
          for (const [name, part] of Object.entries(partsOf(page, screen)))
            expect(await lowerEdge(part), `${screen.kind}: ${name}`).toBeLessThanOrEqual(room);
        });
      }
    },
  );
}

if (isFull)
  test('a phone loads the picture of a course only when it is near the viewport, a wide window at once', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(pathTo('company-course', 'pl', { type: 'company-bls' }));
    const picture = page.locator('.page-header-picture img');
    await expect(picture).toHaveAttribute('loading', 'lazy');
    await picture.scrollIntoViewIfNeeded();
    const loadedWidth = () =>
      picture.evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : -1));
    await expect.poll(loadedWidth).toBeGreaterThan(0);
    await page.setViewportSize({ width: 1366, height: 900 });
    await page.reload();
    await expect(picture).toBeInViewport();
  });

if (isFull)
  test('the drawing of the home page loads with the page, fills its box and is hidden from screen readers', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto('/');
    const place = page.locator('.page-header-picture .drawing');
    await expect(place.locator('svg')).toBeVisible();
    const [outer, inner] = await Promise.all([place.boundingBox(), place.locator('svg').boundingBox()]);
    expect(inner).toEqual(outer);
    await expect(place).toHaveAttribute('aria-hidden', 'true');
    await expect(page.locator('.page-header-picture img, main img:not([loading="lazy"])')).toHaveCount(0);
  });

if (isFull)
  test('a phone folds the groups of links in the footer, and a wide window shows them', async ({ page }) => {
    await page.setViewportSize(phone);
    await page.goto(screens[0]?.path ?? '/');
    const group = page.locator('.footer-menu').first();
    await expect(group.locator('a').first()).toBeHidden();
    await group.locator('summary').click();
    await expect(group.locator('a').first()).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 900 });
    for (const menu of await page.locator('.footer-menu').all()) await expect(menu.locator('a').first()).toBeVisible();
  });

if (isFull)
  test('a booking begins with course, day and price, names its step, and has no links but those to the rules', async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    await page.goto(screens[2]?.path ?? '/');
    const day = page.locator('.term time').first();
    const when = await day.getAttribute('datetime');
    await day.click();
    const line = page.locator('details.booking-line');
    const summary = line.locator('summary');
    await expect(page.locator('.price-total')).toContainText(/\d\s?zł/);
    expect(await lowerEdge(summary)).toBeLessThanOrEqual((await page.locator('.booking-main').boundingBox())?.y ?? 0);
    await summary.click();
    await expect(line.locator('time')).toBeVisible();
    await expect(line.locator('time')).toHaveAttribute('datetime', when ?? '');
    await expect(page.getByRole('heading', { level: 2, name: /^Krok\s1\sz\s\d:\s/ })).toBeVisible();
    await expect(page).toHaveTitle(/^Krok\s1\sz\s\d:\s/);
    const menus = page.locator('.footer-menu:visible');
    await expect(menus).toHaveCount(1);
    await expect(menus).toHaveAttribute('data-menu', 'footer-legal');
  });
