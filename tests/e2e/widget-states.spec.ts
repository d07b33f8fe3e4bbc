import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page, test } from 'playwright/test';
import { watchErrors } from './watch-errors.ts';
import { answerForWidgets } from './widgets/widget-calendar.ts';

const course = '/kurs-kwalifikowanej-pierwszej-pomocy-kpp';
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const decided = (page: Page): Promise<unknown> => page.addInitScript(() => localStorage.setItem('consent', ''));

const wakeGallery = async (page: Page): Promise<void> => {
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel')).toHaveAttribute('data-awake', '');
};

const violations = async (page: Page): Promise<readonly string[]> => {
  const { violations: found } = await new AxeBuilder({ page }).withTags(tags).analyze();
  return found.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`);
};

interface WidgetState {
  readonly name: string;
  readonly path: string;
  readonly undecided?: boolean;
  readonly reach: (page: Page) => Promise<void>;
}

const bls = '/kurs-pierwszej-pomocy-bls-aed';

const searchPlace = async (page: Page, name: string): Promise<void> => {
  await page.locator('.picker > summary').click();
  await page.getByLabel('Miasto lub województwo').fill(name);
  await page.getByRole('button', { name: 'Znajdź terminy' }).click();
};

const states: readonly WidgetState[] = [
  {
    name: 'the city filter with a place that nobody knows',
    path: bls,
    reach: async (page) => {
      await searchPlace(page, 'Sopot');
      await expect(page.locator('.place-found')).toContainText('Nie znamy miejscowości');
    },
  },
  {
    name: 'the nearest city with dates',
    path: bls,
    reach: async (page) => {
      await answerForWidgets(page);
      await searchPlace(page, 'opole');
      await expect(page.locator('.place-found a')).toBeVisible();
    },
  },
  {
    name: 'a finder that counts',
    path: '/',
    reach: async (page) => {
      await page.route('**/courses-count', () => undefined);
      await page.locator('.finder select').first().selectOption({ index: 1 });
      await expect(page.locator('.finder button[aria-busy]')).toBeVisible();
    },
  },
  {
    name: 'a finder that could not count',
    path: '/',
    reach: async (page) => {
      await page.route('**/courses-count', (route) => route.fulfill({ json: 'many' }));
      await page.locator('.finder select').first().selectOption({ index: 1 });
      await expect(page.locator('.finder-note button')).toBeVisible();
    },
  },
  {
    name: 'the banner',
    path: course,
    undecided: true,
    reach: async (page) => expect(page.locator('.consent')).toBeVisible(),
  },
  {
    name: 'the banner with its choices',
    path: '/en',
    undecided: true,
    reach: (page) => page.locator('[data-consent-answer=choose]').click(),
  },
  { name: 'a rotating gallery', path: course, reach: wakeGallery },
  {
    name: 'a stopped gallery',
    path: course,
    reach: async (page) => {
      await wakeGallery(page);
      await page.locator('[data-carousel=next]').click();
    },
  },
  {
    name: 'a picture in full screen',
    path: `${course}?zdjecie=7`,
    reach: async (page) => expect(page.locator('dialog.lightbox')).toBeVisible(),
  },
  { name: 'the row of logos', path: '/', reach: wakeGallery },
  {
    name: 'all questions',
    path: course,
    reach: async (page) => {
      await page.locator('.faq').scrollIntoViewIfNeeded();
      await page.locator('.faq > button').click();
      await page.locator('.question summary').nth(3).click();
    },
  },
];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme`, () => {
    test.use({ colorScheme });
    for (const { name, path, undecided, reach } of states) {
      test(`axe finds nothing in ${name}, on a phone and on a desk`, async ({ page }) => {
        const errors = watchErrors(page);
        if (undecided !== true) await decided(page);
        await page.setViewportSize({ width: 360, height: 780 });
        await page.goto(path);
        await reach(page);
        expect(await violations(page)).toEqual([]);
        await page.setViewportSize({ width: 1440, height: 900 });
        expect(await violations(page)).toEqual([]);
        expect(errors).toEqual([]);
      });
    }
  });
}

test.describe('the gallery', () => {
  test.beforeEach(({ page }) => decided(page));
  test.use({ viewport: { width: 1000, height: 900 } });

  test('rotates, rests under the pointer and in a hidden place, and stops at the first stop of the keyboard', async ({
    page,
  }) => {
    await page.clock.install();
    await page.goto(course);
    await wakeGallery(page);
    const carousel = page.locator('.carousel');
    const live = page.locator('.carousel-position');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await page.clock.runFor(5000);
    await expect(carousel).toHaveAttribute('data-index', '1');
    await carousel.hover();
    await page.clock.runFor(20_000);
    await expect(carousel).toHaveAttribute('data-index', '1');
    await page.mouse.move(0, 0);
    await expect(carousel).not.toHaveAttribute('data-state', 'paused');
    await page.waitForTimeout(200);
    await page.clock.runFor(5000);
    await expect(carousel).toHaveAttribute('data-index', '2');
    await page.evaluate(() => window.scrollTo(0, 0));
    const noticed = 500;
    await page.waitForTimeout(noticed);
    await page.clock.runFor(20_000);
    await expect(carousel).toHaveAttribute('data-index', '2');
    const first = carousel.locator('a, button').first();
    await expect(first).toHaveText(/Zatrzymaj/);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveText(/Odtwarzaj/);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await page.clock.runFor(20_000);
    await expect(carousel).toHaveAttribute('data-index', '2');
    await page.keyboard.press('ArrowRight');
    await expect(live).toHaveText(/Zdjęcie 4 z\s29/);
  });

  test('starts stopped for visitors who want little motion, and its arrows still work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(course);
    await wakeGallery(page);
    await page.clock.runFor(20_000);
    await expect(page.locator('.carousel')).toHaveAttribute('data-index', '0');
    await page.locator('[data-carousel=next]').click();
    await expect(page.locator('.carousel-position')).toHaveText(/Zdjęcie 2 z\s29/);
  });

  test('a wheel or a finger moves it, stops it and is read out', async ({ page }) => {
    await page.goto(course);
    await wakeGallery(page);
    await page.locator('.strip').evaluate((strip) => strip.scrollBy({ left: 496, behavior: 'instant' }));
    await expect(page.locator('.carousel')).toHaveAttribute('data-index', '1');
    await expect(page.locator('.carousel')).toHaveAttribute('data-stopped', '');
    await expect(page.locator('.carousel-position')).toHaveText(/Zdjęcie 2 z\s29/);
  });

  test('a picture opens in full screen, its address can be shared, and Back closes it', async ({ page }) => {
    await page.goto(course);
    await wakeGallery(page);
    const link = page.locator('.strip a').nth(1);
    await link.focus();
    await page.keyboard.press('Enter');
    const dialog = page.locator('dialog.lightbox');
    await expect(dialog).toBeVisible();
    await expect(dialog.locator('[data-lightbox=close]')).toBeFocused();
    await expect(page).toHaveURL(/\?zdjecie=2$/);
    await page.keyboard.press('ArrowRight');
    await expect(page).toHaveURL(/\?zdjecie=3$/);
    await expect(dialog.locator('.lightbox-position')).toHaveText(/Zdjęcie 3 z\s29/);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${course}$`));
    await link.click();
    await expect(dialog).toBeVisible();
    await page.goBack();
    await expect(dialog).toBeHidden();
  });

  test('a shared address opens its picture, and closing leads to its thumbnail', async ({ page }) => {
    await page.goto(`${course}?zdjecie=7`);
    const dialog = page.locator('dialog.lightbox');
    await expect(dialog.locator('.lightbox-position')).toHaveText(/Zdjęcie 7 z\s29/);
    await dialog.locator('[data-lightbox=close]').click();
    await expect(page.locator('.strip li', { hasText: '' }).locator('a:focus')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${course}$`));
  });

  test('has visible controls in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(course);
    await wakeGallery(page);
    const borders = await page
      .locator('.carousel-controls button')
      .evaluateAll((buttons) => buttons.map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)));
    expect(borders.length).toBe(3);
    expect(borders.every((width) => width >= 1)).toBe(true);
  });
});

test.describe('the questions', () => {
  test.beforeEach(({ page }) => decided(page));

  test('show three and hand the focus to the fourth', async ({ page }) => {
    await page.goto(course);
    await page.locator('.faq').scrollIntoViewIfNeeded();
    const button = page.locator('.faq > button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('.question > summary:visible')).toHaveCount(3);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.question > summary').nth(3)).toBeFocused();
  });

  test('a link to an answer of the folded rest opens it', async ({ page }) => {
    await page.goto(course);
    const id = await page.locator('.question > div').last().getAttribute('id');
    await page.goto(`${course}#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
  });

  test('print shows every answer', async ({ page }) => {
    await page.goto(course);
    await page.emulateMedia({ media: 'print' });
    for (const text of await page.locator('.question > div').all())
      expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });
});

test('without JavaScript the logos are a list and the gallery a strip of links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto('/');
  const logos = page.locator('.carousel-logos');
  await expect(logos.locator('li img[alt*="logo klienta"]')).toHaveCount(8);
  await expect(logos.locator('.carousel-controls')).toBeHidden();
  const reach = await logos.locator('.strip').evaluate((strip) => strip.scrollWidth - strip.clientWidth);
  expect(reach).toBeLessThanOrEqual(0);
  await page.goto(course);
  await expect(page.locator('.strip a[href*="/galleries/"]')).toHaveCount(29);
  await context.close();
});
