import { expect, type Page } from 'playwright/test';
import { witnesses } from '../witnesses.ts';
import { test } from './test.ts';
import { answerForWidgets } from './widgets/widget-calendar.ts';

const bls = '/kurs-pierwszej-pomocy-bls-aed';
const kpp = '/kurs-kwalifikowanej-pierwszej-pomocy-kpp';
const opole = { latitude: 50.6651, longitude: 17.9253 };

test.beforeEach(({ page }) => answerForWidgets(page));

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

test('a typed city shows its dates, written without Polish marks', async ({ page }) => {
  await openFilter(page, `${bls}?utm=a`);
  await searchPlace(page, 'wroclaw');
  await expect(page).toHaveURL(/\?utm=a&localization=wroclaw$/);
  await expect(page.locator('.picker-value')).toHaveText('Wrocław');
  await expect(page.locator('.picker > summary')).toBeFocused();
  await expect(page.locator('.picker')).not.toHaveAttribute('open', '');
});

test(
  'a typed city without dates leads to the nearest one that has some, and says how far it is',
  witnesses('C95'),
  async ({ page }) => {
    await openFilter(page, bls);
    await searchPlace(page, 'Opole');
    await expect(page.locator(found)).toHaveText('Nie ma teraz terminów w Opolu. Najbliżej: Wrocław (78 km)');
    await page.locator(`${found} a`).click();
    await expect(page).toHaveURL(/\?localization=wroclaw$/);
  },
);

test('a typed city opens its page where cities have pages', async ({ page }) => {
  await openFilter(page, kpp);
  await searchPlace(page, 'pomorskie');
  await expect(page).toHaveURL(new RegExp(`${kpp}/gdansk$`));
});

test('a place that nobody knows is said to be unknown, above the list of cities', async ({ page }) => {
  await openFilter(page, bls);
  await searchPlace(page, 'Sopot');
  await expect(page.locator(found)).toHaveText('Nie znamy miejscowości „Sopot”. Wybierz najbliższe miasto z listy.');
  await expect(page.locator('.picker-options a', { hasText: 'Gdynia' })).toBeVisible();
});

test(
  'the location is asked for on a press alone, and leaves the browser in no request',
  witnesses('C95'),
  async ({ page, context }) => {
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
    await openFilter(page, `/en/first-aid-course-bls-aed`);
    await expect(page.locator('html')).not.toHaveAttribute('data-located');
    await page.getByRole('button', { name: 'Use my location' }).click();
    await expect(page.locator(found)).toHaveText('Nearest to you: Wrocław (79 km)');
    expect(sent.join(' ')).not.toMatch(/50\.66|17\.92/);
  },
);

test('a location that is refused leaves the name and the list', async ({ page, context }) => {
  await context.clearPermissions();
  await openFilter(page, bls);
  await page.getByRole('button', { name: 'Użyj mojego położenia' }).click();
  await expect(page.locator(found)).toHaveText(/Nie udało się ustalić położenia/);
});

test('from the page of a city, all cities lead to the course', async ({ page }) => {
  await page.goto(`${kpp}/wroclaw`);
  const picker = page.locator('details.picker').first();
  await picker.locator('summary').click();
  await picker.getByRole('link', { name: 'Wszystkie miasta' }).click();
  await expect(page).toHaveURL(new RegExp(`${kpp}$`));
});
