import { expect } from '@playwright/test';
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { pathTo } from '#generated/routes/routes.ts';
import { test } from '../visit/reused-page.ts';
import { findTerm, stepHeading } from '../visit/visitor.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

test.describe('an address with appended characters', () => {
  for (const stuck of ['?fbclid=IwAR0', ')', '.', ',', '%20', '?utm_source=chat&utm_medium=post'])
    test(`opens the booking of its date: ${stuck}`, async ({ page }) => {
      const { id } = await findTerm(page, '1dn', 3);
      await page.goto(`${pathTo('booking', 'pl')}?course=${id}${stuck}`);
      await expect(stepHeading(page)).toBeVisible();
      await expect(page.getByText(plain(polish.booking.noCourse))).toHaveCount(0);
      expect(new URL(page.url()).searchParams.get('course')).toBe(String(id));
    });

  test('with an invalid number shows what was read', async ({ page }) => {
    await page.goto(`${pathTo('booking', 'pl')}?course=abc`);
    await expect(page.getByText('„abc”')).toBeVisible();
  });

  for (const stuck of [')', '.', '%20', '%2C'])
    test(`opens the page of its path: ${stuck}`, async ({ page }) => {
      await page.goto(`${pathTo('contact', 'pl')}${stuck}?utm_source=chat`);
      await page.waitForURL(`**${pathTo('contact', 'pl')}?utm_source=chat`);
    });

  test('opens the page of a path in capital letters', async ({ page }) => {
    await page.goto(pathTo('contact', 'pl').toUpperCase());
    await page.waitForURL(`**${pathTo('contact', 'pl')}`);
  });

  test('an unknown path names the nearest page', async ({ page }) => {
    const listing = pathTo('individual-listing', 'pl');
    await page.goto(`${listing}/nigdzie`);
    const nearest = page.locator('[data-nearest] a');
    await expect(nearest).toBeVisible();
    expect(await nearest.getAttribute('href')).toBe(listing);
  });

  for (const path of ['//evil.example/', '/%5Cevil.example/', '/%2F%2Fevil.example)'])
    test(`stays on the site: ${path}`, async ({ page, baseURL }) => {
      const answer = await page.goto(`${baseURL}${path}`);
      expect(answer?.status()).toBe(404);
      await page.waitForLoadState('networkidle');
      expect(new URL(page.url()).origin).toBe(new URL(baseURL ?? '').origin);
    });
});
