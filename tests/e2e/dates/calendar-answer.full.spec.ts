import { expect, type Page } from '@playwright/test';
import { courseTypes } from '#generated/data/course-types.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/reused-page.ts';

const coursesCall = '**/api/v1/www/courses?*';
const upstream = {
  name: 'Kurs z kalendarza',
  price: 1590,
  priceDescription: '<p>Nowa uwaga o cenie</p>',
  description: '<p>Nowy opis <img src=x onerror="document.title=1"></p>',
  program: '<ul><li>Nowy program</li></ul>',
  intro: '<p>Nowy wstęp</p>',
};

/** A course for private clients whose page filters its dates by city. */
const path = `/${courseTypes.find(({ audience, localization }) => audience === 'individual' && localization === 'query')?.slug.pl}`;

/** The calendar answers as it does, with these values in place of its own. */
const answerWith = (page: Page, values: () => object) =>
  page.route(coursesCall, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, ...values() } });
  });
const part = (page: Page, name: string) => page.locator(`[data-latest=${name}]`).first();
const hydrate = (page: Page) => page.locator('#dates').scrollIntoViewIfNeeded();

test('shows the newest answer of the calendar: price, texts and name', covers('C02', 'C03'), async ({ page }) => {
  await answerWith(page, () => upstream);
  await page.goto(path);
  await hydrate(page);
  await expect(part(page, 'price').locator('.price-amount')).toHaveText(/^1590\szł$/);
  await expect(part(page, 'intro')).toHaveText('Nowy wstęp');
  await expect(part(page, 'description')).toHaveText('Nowy opis');
  await expect(part(page, 'program').locator('li')).toHaveText('Nowy program');
  await page
    .locator('details', { has: part(page, 'program') })
    .locator('summary')
    .first()
    .click();
  await expect(part(page, 'program')).toBeVisible();
  await expect(part(page, 'priceDescription')).toHaveText('Nowa uwaga o cenie');
  await expect(part(page, 'name')).toHaveText('Kurs z kalendarza');
  await expect(page.locator('[data-latest] img')).toHaveCount(0);
});

test(
  'another city shows its own answer, and the page’s own text where the calendar has none',
  covers('C03'),
  async ({ page }) => {
    let values: object = {};
    await answerWith(page, () => values);
    await page.goto(path);
    const intro = await part(page, 'intro').textContent();
    await hydrate(page);
    await expect(page.locator('.picker')).toBeVisible();
    const choose = async (at: number): Promise<void> => {
      await page.locator('.picker summary').click();
      await page.locator('.picker-options a').nth(at).click();
    };
    await page.waitForLoadState('networkidle');
    values = upstream;
    await choose(1);
    await expect(part(page, 'intro')).toHaveText('Nowy wstęp');
    values = { ...upstream, intro: null, price: null, description: ' ' };
    await choose(2);
    await expect(part(page, 'intro')).toHaveText(intro ?? '');
    await expect(part(page, 'price')).not.toContainText('1590');
    await expect(part(page, 'amount')).not.toContainText('1590');
    await expect(part(page, 'unit')).toHaveText(/^cena\sz\sdnia\s/);
  },
);

test('an answer equal to the page changes nothing and loads no code for it', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(request.url()));
  await page.goto(path);
  const answered = page.waitForResponse((response) => response.url().includes('/api/v1/www/courses?'));
  await hydrate(page);
  await answered;
  await page.waitForLoadState('networkidle');
  const loader = await page.request.get(scripts.find((url) => url.includes('/assets/loader-')) ?? '');
  expect(await loader.text(), 'the loader names the file that shows another answer').toContain('/show-latest-');
  expect(scripts.filter((url) => url.includes('/show-latest-'))).toEqual([]);
});
