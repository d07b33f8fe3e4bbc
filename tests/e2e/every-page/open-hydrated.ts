import type { Page } from '@playwright/test';
import { answerConsent } from '../visit/reused-page.ts';

/** Opens a page as a visitor who has answered the consent banner, and scrolls through it, so that every island wakes. */
export const openHydrated = async (page: Page, path: string): Promise<void> => {
  await answerConsent(page);
  await page.goto(path);
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += 500) {
      window.scrollTo(0, y);
      await new Promise((resolve) => setTimeout(resolve, 30));
    }
    window.scrollTo(0, 0);
  });
  await page.waitForLoadState('networkidle');
};
