import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { eventsOf, layerOf, withContainer } from '../visit/data-layer.ts';
import { test } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';

const course = pathTo('course', 'pl', { type: 'kpp' });
const answer = (page: Page, name: string) => page.locator(`[data-consent-answer=${name}]`);
const stored = (page: Page) =>
  page.evaluate(() => ({
    storage: Object.entries(localStorage),
    session: sessionStorage.length,
    cookies: document.cookie,
  }));

const modes = (advertising: string, analytics: string): object => ({
  ad_storage: advertising,
  ad_user_data: advertising,
  ad_personalization: advertising,
  analytics_storage: analytics,
});

test('stores no data before a choice, denies everything first, and calls no third party while the container is a placeholder', async ({
  page,
}) => {
  const errors = watchErrors(page);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== new URL(page.url()).origin && page.url() !== 'about:blank')
      foreign.push(request.url());
  });
  await page.goto(course);
  await expect(page.locator('.consent')).toBeVisible();
  await page.locator('.offer').click();
  await page.waitForLoadState('networkidle');
  expect(await stored(page)).toEqual({ storage: [], session: 0, cookies: '' });
  expect(await layerOf(page)).toEqual([['consent', 'default', { ...modes('denied', 'denied'), wait_for_update: 500 }]]);
  await answer(page, 'accept').click();
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
  expect(errors).toEqual([]);
});

if (isFull)
  test('the three answers look the same and reach at least 44 pixels', async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(course);
    await expect(page.locator('.consent')).toBeVisible();
    const looks = await page.locator('.consent-answers button:visible').evaluateAll((buttons) =>
      buttons.map((button) => {
        const { color, backgroundColor, borderColor, fontSize, fontWeight } = getComputedStyle(button);
        const { width, height } = button.getBoundingClientRect();
        return { color, backgroundColor, borderColor, fontSize, fontWeight, width: Math.round(width), height };
      }),
    );
    expect(looks.length).toBe(3);
    expect(new Set(looks.map((look) => JSON.stringify(look))).size).toBe(1);
    expect(looks[0]?.height).toBeGreaterThanOrEqual(44);
  });

if (isFull)
  test('saves single choices in two presses, with a button next to the two others', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(course);
    await answer(page, 'choose').click();
    await expect(page.locator('[name=analytics]')).toBeFocused();
    await expect(answer(page, 'choose')).toBeHidden();
    const tops = await page
      .locator('.consent-answers button:visible')
      .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect().top));
    expect(tops).toHaveLength(3);
    expect(new Set(tops).size).toBe(1);
    await answer(page, 'save').click();
    await expect(page.locator('.consent')).toBeHidden();
    expect((await stored(page)).storage).toEqual([['consent', '']]);
  });

test('a rejection by keyboard focuses the skip link, is kept, hides the banner and sends no event', async ({
  page,
}) => {
  await page.goto(course);
  await answer(page, 'reject').press('Enter');
  await expect(page.locator('.consent')).toBeHidden();
  await expect(page.locator('.skip-link')).toBeFocused();
  await page.reload();
  await page.waitForLoadState('networkidle');
  await expect(page.locator('.consent')).toBeHidden();
  expect((await stored(page)).storage).toEqual([['consent', '']]);
  expect(await layerOf(page)).toContainEqual(['consent', 'update', modes('denied', 'denied')]);
  expect(await eventsOf(page)).toEqual([]);
});

test('consent reports the page and the course, and its withdrawal in the footer stops that', async ({ page }) => {
  await page.goto(course);
  await answer(page, 'accept').click();
  expect(await layerOf(page)).toContainEqual(['consent', 'update', modes('granted', 'granted')]);
  await expect
    .poll(() => layerOf(page))
    .toContainEqual({
      event: 'view_item',
      currency: 'PLN',
      price: expect.any(Number),
      item_name: expect.stringContaining('pierwszej pomocy'),
      item_category: 'Dla Ciebie',
    });
  const link = page.locator('[data-consent-open]');
  await link.focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.consent')).toBeFocused();
  await expect(page.locator('[name=analytics]')).toBeChecked();
  await expect(page.locator('[name=marketing]')).toBeChecked();
  await page.locator('[name=analytics]').uncheck();
  await answer(page, 'save').press('Enter');
  await expect(link).toBeFocused();
  expect((await stored(page)).storage).toEqual([['consent', 'marketing']]);
  expect(await layerOf(page)).toContainEqual(['consent', 'update', modes('granted', 'denied')]);
  await link.click();
  await expect(page.locator('[name=analytics]')).not.toBeChecked();
  await expect(page.locator('[name=marketing]')).toBeChecked();
  await answer(page, 'save').click();
  const before = await eventsOf(page);
  await page
    .locator('a.term')
    .first()
    .evaluate((term) => {
      term.addEventListener('click', (event) => event.preventDefault());
      term.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    });
  expect(await eventsOf(page)).toEqual(before);
});

test('a withdrawn consent deletes the cookies of its tags and loads the page without them', async ({
  page,
  context,
  baseURL,
}) => {
  const requested = await withContainer(
    page,
    'for (const name of ["_ga", "_ga_X", "_gcl_au", "own"]) document.cookie = name + "=1; path=/"',
  );
  const cookies = async () => (await context.cookies(baseURL)).map(({ name }) => name).sort();
  await page.goto(course);
  await answer(page, 'accept').click();
  await expect.poll(cookies).toEqual(['_ga', '_ga_X', '_gcl_au', 'own']);
  await page.locator('[data-consent-open]').click();
  await Promise.all([page.waitForEvent('load'), answer(page, 'reject').click()]);
  await expect(page.locator('html')).toHaveAttribute('data-consent', '');
  expect(await cookies()).toEqual(['own']);
  expect(requested).toHaveLength(1);
});

if (isFull)
  test('a browser without storage asks again and shows no error', async ({ page }) => {
    const errors = watchErrors(page);
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError');
        },
      });
    });
    await page.goto(course);
    await answer(page, 'accept').click();
    await expect(page.locator('.consent')).toBeHidden();
    await page.reload();
    await expect(page.locator('.consent')).toBeVisible();
    expect(errors).toEqual([]);
  });

if (isFull)
  test('the keyboard reaches the page past the banner, which covers no focused element', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(course);
    await expect(page.locator('.consent')).toBeVisible();
    const stops = 70;
    const covered: string[] = [];
    let inside = 0;
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press('Tab');
      const { name, hidden, banner } = await page.evaluate(async () => {
        for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
        const focused = document.activeElement;
        const consent = document.querySelector('.consent');
        if (focused === null || consent === null) return { name: '', hidden: true, banner: false };
        const box = focused.getBoundingClientRect();
        const top = document.elementFromPoint(box.left + box.width / 2, box.top + Math.min(box.height / 2, 20));
        const seen = top !== null && (focused.contains(top) || top.contains(focused));
        return { name: focused.outerHTML.slice(0, 90), hidden: !seen, banner: consent.contains(focused) };
      });
      if (banner) inside += 1;
      if (hidden) covered.push(name);
    }
    expect(inside).toBe(4);
    expect(covered).toEqual([]);
  });

test('loads a real container once per page, after consent, in the app too', covers('9.9', 'C75'), async ({ page }) => {
  const requested = await withContainer(page, '');
  await page.goto('/kontakt');
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  await answer(page, 'accept').click();
  await expect.poll(() => requested.length).toBe(1);
  expect(requested[0]).toContain('gtm.js?id=GTM-TEST1');
  await page.locator('[data-consent-open]').click();
  await answer(page, 'accept').click();
  expect(requested.length).toBe(1);
  await page.goto('/rezerwacja');
  await expect.poll(() => requested.length).toBe(2);
});

if (isFull)
  test('pages of the app ask as every page does, and share the choice', async ({ page }) => {
    for (const path of ['/rezerwacja', '/szukaj', '/usuniecie-konta']) {
      await page.goto(path);
      await expect(page.locator('#app h1')).toBeVisible();
      await expect(page.locator('.consent')).toBeVisible();
    }
    await answer(page, 'reject').click();
    await expect(page.locator('.consent')).toBeHidden();
    await page.goto('/kontakt');
    await page.waitForLoadState('networkidle');
    await expect(page.locator('.consent')).toBeHidden();
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('shows no banner', async ({ page }) => {
    await page.goto(course);
    await expect(page.locator('.consent')).toBeHidden();
    await expect(page.locator('[data-consent-open]')).toBeHidden();
  });
});
