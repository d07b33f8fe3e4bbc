import { expect, type Page } from 'playwright/test';
import { covers } from '../../covers.ts';
import { answerSample } from '../../site/samples/calendar.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { test } from '../visit/test.ts';

const course = '/kurs-pierwszej-pomocy-bls-aed';
const notFound = 'the server responded with a status of 404';

/** The calendar of the browser is a sample, so that its answers are known. */
const sampleCalendar = (page: Page): Promise<unknown> =>
  page.route('**/api/v1/www/**', async (route) => {
    const answer = answerSample(route.request().url());
    await route.fulfill({ status: answer.status, contentType: 'application/json', body: await answer.text() });
  });

test.beforeEach(({ page }) => sampleCalendar(page));

/** Everything that a browser complains about on a page. */
const complaintsOf = (page: Page): readonly string[] => {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(error.message));
  return complaints;
};

const hydrateDates = async (page: Page): Promise<void> => {
  const answered = page.waitForResponse(/\/api\/v1\/www\/courses/);
  await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
  await answered;
};

const chooseCity = async (page: Page, name: string): Promise<void> => {
  await page.locator('.picker summary').click();
  await page.locator('.picker-options a', { hasText: name }).click();
};

test('a page fetches at most four files and no React before anything is touched', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => {
    if (!['image', 'font'].includes(request.resourceType())) files.push(new URL(request.url()).pathname);
  });
  await page.goto(course, { waitUntil: 'networkidle' });
  expect(files.length).toBeLessThanOrEqual(4);
  expect(files.join()).not.toContain('react');
});

test(
  'the city filter changes list and address, and Back and Forward restore both',
  covers('4.24', '4.25'),
  async ({ page }) => {
    await page.goto(`${course}?utm=a`);
    await hydrateDates(page);
    const value = page.locator('.picker-value');
    await chooseCity(page, 'Wrocław');
    await expect(page).toHaveURL(/\?utm=a&localization=wroclaw$/);
    await expect(page.locator('.term')).toHaveCount(2);
    await expect(page.locator('.picker summary')).toBeFocused();
    await chooseCity(page, 'Kraków');
    await expect(value).toHaveText('Kraków');
    await page.goBack();
    await expect(value).toHaveText('Wrocław');
    await page.goBack();
    await expect(value).toHaveText('Wszystkie miasta');
    await page.goForward();
    await expect(value).toHaveText('Wrocław');
    await chooseCity(page, 'Wszystkie miasta');
    await expect(page).toHaveURL(/\?utm=a$/);
  },
);

test('a shared address opens its city and month, and an unknown city opens everything with a notice', async ({
  page,
}) => {
  await page.goto(`${course}?localization=gdansk&month=2027-01`);
  await hydrateDates(page);
  await expect(page.locator('.picker-value')).toHaveText('Gdańsk');
  await expect(page.locator('.dates-count')).toContainText('styczeń 2027');
  await page.goto(`${course}?localization=atlantyda`);
  await hydrateDates(page);
  await expect(page.locator('.picker-value')).toHaveText('Wszystkie miasta');
  await expect(page.locator('.dates-count')).toContainText('Nie mamy takiego miasta');
});

test(
  'a failing calendar leaves the dates of the build, the phone and a way to try again',
  covers('8.5', 'C64'),
  async ({ page }) => {
    await page.route('**/api/**', (route) => route.fulfill({ status: 503 }));
    await page.goto(course);
    const printed = await page.locator('.term').count();
    await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
    const notice = page.locator('.notice');
    await expect(notice).toContainText('Nie udało się pobrać', { timeout: 15_000 * timeoutFactor });
    await expect(notice.locator('a[href^="tel:"]')).toBeVisible();
    expect(await page.locator('.term').count()).toBe(printed);
    await page.unroute('**/api/**');
    await sampleCalendar(page);
    await notice.getByRole('button').click();
    await expect(notice).toHaveCount(0);
  },
);

test('a visitor without a connection is told so and still filters what is there', async ({ page, context }) => {
  await page.goto(course);
  await hydrateDates(page);
  await page.unroute('**/api/v1/www/**');
  await context.setOffline(true);
  await chooseCity(page, 'Lublin');
  await expect(page.locator('.notice')).toContainText('Nie masz połączenia z internetem');
  await sampleCalendar(page);
  await context.setOffline(false);
  await expect(page.locator('.notice')).toHaveCount(0);
});

test('terms that break the contract are left out', async ({ page }) => {
  const good = {
    name: 'n',
    type: '1dn',
    dateStart: '2027-02-28',
    showHours: false,
    hoursRendered: null,
    city: 'Nowa',
    localization: null,
    freePlaces: 2,
  };
  const items = [{ id: 'bad' }, { ...good, id: 5, dateStart: '2027-02-30' }, { ...good, id: 6 }];
  const json = { name: 'x', intro: null, price: 1, priceDescription: null, description: null, program: null, items };
  await page.route('**/api/**', (route) => route.fulfill({ json }));
  await page.goto(course);
  await hydrateDates(page);
  await expect(page.locator('.term')).toHaveCount(1);
  await expect(page.locator('.term')).toContainText('Zostały 2 wolne miejsca');
});

test(
  'the finder asks for no count before it is touched, counts what fits and leads to the search',
  covers('4.9', '4.10', '4.12', 'C217'),
  async ({ page }) => {
    const counts: string[] = [];
    page.on('request', (request) => request.url().includes('/courses-count') && counts.push(request.url()));
    await page.goto('/');
    await page.locator('.finder').scrollIntoViewIfNeeded();
    await page.waitForLoadState('networkidle');
    expect(counts).toEqual([]);
    await page.locator('select[name=localization]').selectOption('wroclaw');
    const button = page.locator('.finder button[type=submit]');
    await expect(button).toHaveText('Pokaż 7 terminów');
    expect(counts.length).toBeGreaterThan(0);
    await button.click();
    await expect(page).toHaveURL(/\/szukaj\?localization=wroclaw$/);
  },
);

test('the app shows its page, title and language link without reloading the document', async ({ page }) => {
  await page.goto('/rezerwacja');
  await expect(page.locator('h1')).toHaveText(/Rezerwacja/);
  await expect(page).toHaveTitle(/[Rr]ezerw/);
  await expect(page.locator('a[data-language]')).toHaveAttribute('href', '/en/booking');
});

test('a page of the app whose code does not come says so and can be tried again', async ({ page }) => {
  await page.route('**/assets/booking-*.js', (route) => route.abort());
  await page.goto('/rezerwacja');
  await expect(page.locator('#app [role=alert] h1')).toBeVisible();
  await page.unroute('**/assets/booking-*.js');
  await page.locator('#app [role=alert] a').click();
  await expect(page.locator('h1')).toHaveText(/Rezerwacja/);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('every date can be read, the menu opens, and the reserved paths lead on', covers('6.1'), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto(course);
    await page.locator('.rest > summary', { hasText: 'Pokaż wszystkie terminy' }).click();
    await expect(page.locator('.term').last()).toBeVisible();
    await page.locator('.menu-button').click();
    await expect(page.locator('#main-menu a').first()).toBeVisible();
    await page.goto('/rezerwacja');
    await expect(page.locator('#app a', { hasText: 'Recertyfikacja KPP' }).first()).toBeVisible();
    await expect(page.locator('#app a[href^="tel:"]').first()).toBeVisible();
  });
});

test('a path that does not exist says so', async ({ page }) => {
  const complaints = complaintsOf(page);
  const answer = await page.goto('/nie-ma-takiej');
  expect(answer?.status()).toBe(404);
  await expect(page.locator('h1')).toHaveCount(1);
  const groups = await page.locator('.footer-menu summary').allTextContents();
  const ways = await page.locator('main a').allTextContents();
  expect(groups.filter((group) => ways.includes(group))).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes(notFound))).toEqual([]);
});

test('a button that is pressed while its code is on the way works once the code is there', async ({ page }) => {
  const code = Promise.withResolvers<void>();
  await page.route(/\/assets\/enhance-calculator-/, (route) => code.promise.then(() => route.continue()));
  await page.goto('/recertyfikacja-kpp');
  await page.locator('.calculator').getByRole('button', { name: 'Sprawdź' }).click();
  code.resolve();
  await expect(page.getByText('Wpisz pełną datę')).toBeVisible();
});
