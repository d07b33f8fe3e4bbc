import { expect } from '@playwright/test';
import { isFull } from '../../depth.ts';
import { test } from '../visit/reused-page.ts';
import { pagesToVisit } from '../visit/site-pages.ts';
import { watchErrors } from '../visit/watch-errors.ts';
import { expectNoBarrier } from './ask-axe.ts';
import { openHydrated } from './open-hydrated.ts';

/** The full run looks at every kind in every mode. */
for (const { path, kind } of isFull ? [] : pagesToVisit.filter(({ locale }) => locale === 'pl'))
  test(`${path} (${kind}) hydrates without an error, and axe finds nothing on a phone`, async ({ page }) => {
    const errors = watchErrors(page);
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expectNoBarrier(page, path);
    expect(errors.filter((error) => kind !== 'not-found' || !error.includes('status of 404'))).toEqual([]);
  });
