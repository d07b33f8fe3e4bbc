import { expect, type Page } from '@playwright/test';
import { covers } from '../../covers.ts';
import { expectNoBarrier } from '../every-page/ask-axe.ts';
import { test } from '../visit/test.ts';
import { fillDate, findTerm, next, stepHeading } from '../visit/visitor.ts';

declare global {
  var shifted: number | undefined;
}

/** Adds up how far anything moves by itself, as the browser measures it. */
const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    globalThis.shifted = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'hadRecentInput') === false)
          globalThis.shifted = (globalThis.shifted ?? 0) + Reflect.get(entry, 'value');
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** Answers of the calendar come late, so that every state between the first paint and the form is painted. */
const delayAnswers = (page: Page): Promise<unknown> =>
  page.route(/\/api\/term|\/assets\/booking/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.continue();
  });

/** Distance of the first field of a step from the top of the window. */
const firstField = (page: Page): Promise<number> =>
  page
    .locator('.step-form :is(input, select, textarea)')
    .first()
    .evaluate((field) => field.getBoundingClientRect().top);

const phone = { width: 390, height: 844 };
const most = { shift: 0.02, firstField: 500, requests: 15 };

for (const [name, viewport] of Object.entries({ phone, desktop: { width: 1366, height: 768 } })) {
  test(`on a ${name} the form shows that it loads, without layout shift until it can be filled in`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await watchShifts(page);
    await delayAnswers(page);
    const { id } = await findTerm(page, '1dn', 3);
    await page.goto(`/rezerwacja?course=${id}`, { waitUntil: 'commit' });
    await expect(page.getByText('Ładujemy formularz')).toBeVisible();
    await expect(page.locator('.app-printed')).toBeHidden();
    await expect(page.locator('.step-form')).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => globalThis.shifted)).toBeLessThanOrEqual(most.shift);
  });
}

test(`a form that can be filled in has made at most ${most.requests} requests`, async ({ page }) => {
  await page.setViewportSize(phone);
  const { id } = await findTerm(page, '1dn', 3);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto(`/rezerwacja?course=${id}`);
  await expect(page.locator('.step-form')).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(requests.length, requests.join(' ')).toBeLessThanOrEqual(most.requests);
});

test('on a phone each step begins on the first screen, below one line with the booked date', async ({ page }) => {
  await page.setViewportSize(phone);
  const { id } = await findTerm(page, '1dn', 3);
  await page.goto(`/rezerwacja?course=${id}`);
  const line = page.locator('.booking-line');
  await expect(line.locator('summary')).toContainText(/\d{1,2}\s\S+ · \S+/);
  const sum = page.locator('.price-total');
  await expect(sum).toBeInViewport();
  const expectInSight = async (step: string): Promise<void> =>
    expect(await firstField(page), `first field of ${step}`).toBeLessThanOrEqual(most.firstField);
  await expectInSight('the participant');
  await page.locator('#booking-firstName').fill('Anna');
  await page.locator('#booking-lastName').fill('Nowak');
  await fillDate(page, 'birthDate', '1990-05-17');
  await next(page).click();
  await expect(stepHeading(page)).toBeFocused();
  await expectInSight('the contact');
  await page.locator('#booking-phone').scrollIntoViewIfNeeded();
  expect(await line.evaluate((element) => element.getBoundingClientRect().top)).toBe(0);
  await line.locator('summary').click();
  await expect(line.locator('.course-facts')).toBeVisible();
  await expect(sum).toBeInViewport();
  await expectNoBarrier(page, 'the open line');
});

test(
  'with permission, restores the answers after the tab was closed, without those that are never kept',
  covers('C290'),
  async ({ page, context }) => {
    const { id } = await findTerm(page, '1dn', 3);
    const open = async (): Promise<Page> => {
      const tab = await context.newPage();
      await tab.goto(`/rezerwacja?course=${id}`);
      await expect(tab.locator('.step-form')).toBeVisible();
      return tab;
    };
    const first = await open();
    await expect(first.locator('#booking-remember')).not.toBeChecked();
    await expect(first.locator('#booking-remember-note')).toContainText('Data urodzenia');
    await first.locator('#booking-firstName').fill('Anna');
    await first.close();
    const second = await open();
    await expect(second.locator('#booking-firstName')).toHaveValue('');
    await second.locator('#booking-firstName').fill('Anna');
    await fillDate(second, 'birthDate', '1990-05-17');
    await second.getByText('Chcesz dokończyć później?').click();
    await second.locator('#booking-remember').check();
    await second.close();
    const third = await context.newPage();
    await third.goto('/rezerwacja');
    await third.getByRole('link', { name: 'Wróć do niedokończonej rezerwacji' }).click();
    await expect(third.locator('#booking-firstName')).toHaveValue('Anna');
    await expect(third.locator('#booking-birthDate')).toHaveValue('');
    await expect(third.getByText('Ze względów bezpieczeństwa nie pamiętamy')).toBeVisible();
    await third.locator('#booking-remember').uncheck();
    expect(await third.evaluate(() => localStorage.getItem('booking'))).toBeNull();
  },
);
