import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { answerCities } from '../visit/sample-calendar.ts';
import { test } from '../visit/test.ts';

const bls = pathTo('course', 'pl', { type: 'bls' });
const kpp = pathTo('course', 'pl', { type: 'kpp' });
const opole = { latitude: 50.6651, longitude: 17.9253 };

test.beforeEach(({ page }) => answerCities(page));

const openFilter = async (page: Page, path: string): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/v1\/www\/courses\?/);
  await page.goto(path);
  await page.locator('.picker > summary').click();
  await answered;
};

const searchPlace = async (page: Page, name: string): Promise<void> => {
  await page.locator('.place-search input').fill(name);
  await page.keyboard.press('Enter');
};

const found = '.place-found';

test('Escape closes the list, an unknown place is reported, and a city is found without Polish diacritics', async ({
  page,
}) => {
  await openFilter(page, `${bls}?utm=a`);
  const expectClosed = async (): Promise<void> => {
    await expect(page.locator('.picker > summary')).toBeFocused();
    await expect(page.locator('.picker')).not.toHaveAttribute('open', '');
  };
  await page.locator('.place-search input').focus();
  await page.keyboard.press('Escape');
  await expectClosed();
  await page.locator('.picker > summary').click();
  await searchPlace(page, 'Atlantyda');
  await expect(page.locator(found)).toHaveText(
    'Nie znamy miejscowości „Atlantyda”. Wybierz najbliższe miasto z listy.',
  );
  await page.locator('.place-search input').fill('09-400');
  await expect(page.locator('.place-field [role=status]')).toContainText('Po kodzie pocztowym nie umiemy szukać');
  await expect(page.locator('.picker-options a', { hasText: 'Gdynia' })).toBeVisible();
  await searchPlace(page, 'wroclaw');
  await expect(page).toHaveURL(/\?utm=a&localization=wroclaw$/);
  await expect(page.locator('.picker-value')).toHaveText('Wrocław');
  await expectClosed();
});

test(
  'a town of any name shows the nearest cities with dates and their distance',
  covers('C95', 'C140'),
  async ({ page }) => {
    await openFilter(page, bls);
    const field = page.getByRole('combobox', { name: 'Twoja miejscowość' });
    await field.pressSequentially('plo');
    await expect(page.getByRole('option').first()).toHaveText('Płock, mazowieckie');
    await page.keyboard.press('ArrowDown');
    await expect(field).toHaveAttribute('aria-activedescendant', 'place-option-0');
    await expect(page.getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(page.getByRole('listbox')).toHaveCount(0);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(field).toHaveValue('Płock, mazowieckie');
    await expect(field).toBeFocused();
    await expect(page.locator(found)).toContainText('Terminy najbliżej miejscowości Płock, mazowieckie:');
    await expect(page.locator(`${found} a`).first()).toHaveText(/^Warszawa \(9[56]\skm\), [0-9]/);
    await searchPlace(page, 'Opole');
    await expect(page.locator(found)).toContainText('Nie ma teraz terminów w Opolu. Najbliżej:');
    await page.locator(`${found} a`, { hasText: 'Wrocław (78 km)' }).click();
    await expect(page).toHaveURL(/\?localization=wroclaw$/);
  },
);

test('a typed city opens its page where cities have pages', async ({ page }) => {
  await openFilter(page, kpp);
  await searchPlace(page, 'pomorskie');
  await expect(page).toHaveURL(new RegExp(`${kpp}/gdansk$`));
});

test('asks for the location only on a press, and sends it in no request', covers('C95'), async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(opole);
  await page.addInitScript(() => {
    const ask = navigator.geolocation.getCurrentPosition.bind(navigator.geolocation);
    navigator.geolocation.getCurrentPosition = (...given) => {
      document.documentElement.dataset.located = 'asked';
      ask(...given);
    };
  });
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url(), request.postData() ?? ''));
  await openFilter(page, pathTo('course', 'en', { type: 'bls' }));
  await expect(page.locator('html')).not.toHaveAttribute('data-located');
  await page.getByRole('button', { name: 'Near me' }).click();
  await expect(page.locator('.place-search input')).toHaveValue('Opole, opolskie');
  await expect(page.locator(`${found} a`).first()).toHaveText(/^Wrocław \(7[89]\skm\)/);
  expect(sent.join(' ')).not.toMatch(/50\.66|17\.92/);
});

if (isFull)
  test('keeps the name and the list when the location is refused', async ({ page, context }) => {
    await context.clearPermissions();
    await openFilter(page, bls);
    await page.getByRole('button', { name: 'Blisko mnie' }).click();
    await expect(page.locator('.place-field [role=status]')).toHaveText(/Nie udało się ustalić położenia/);
  });

/** Runs in the page: how many pixels below the top of the list's box a city stands. */
const depth = (link: Element): number =>
  Math.round(link.getBoundingClientRect().top - (link.closest('nav')?.getBoundingClientRect().top ?? 0));

test('“all cities” opens the course from a city page, and clears the city in the search', async ({ page }) => {
  const search = Promise.withResolvers<void>();
  await page.route(/\/place-search-/, (route) => search.promise.then(() => route.continue()));
  await page.goto(`${kpp}/wroclaw`);
  const picker = page.locator('details.picker').first();
  await picker.locator('summary').click();
  const link = picker.getByRole('link', { name: 'Wszystkie miasta' });
  const depths = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      found.push(await link.evaluate(depth));
    }
    return found;
  };
  const before = await depths();
  await expect(page.locator('.place-search')).toHaveCount(0);
  search.resolve();
  await expect(page.locator('.place-search')).toBeVisible();
  expect(await depths()).toEqual(before);
  await link.click();
  await expect(page).toHaveURL(new RegExp(`${kpp}$`));
});
