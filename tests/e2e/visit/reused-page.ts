import type { BrowserContext, Page } from '@playwright/test';
import { endRoutes, test as fresh } from './test.ts';
import { visitorSettings } from './visitor-settings.ts';

/** A document of the site without a script. */
const blank = '/robots.txt';

const noMedia = { media: null, colorScheme: null, reducedMotion: null, forcedColors: null, contrast: null } as const;

/** As the page of a visitor who comes for the first time. */
const forget = async (page: Page, viewport: { readonly width: number; readonly height: number }): Promise<void> => {
  for (const event of ['console', 'pageerror'] as const) page.removeAllListeners(event);
  await page.goto(blank);
  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.context().clearCookies();
  await page.emulateMedia(noMedia);
  await page.setViewportSize(viewport);
  await page.mouse.move(-1, -1);
};

/**
 * Playwright's `test` for what looks at pages and leaves nothing behind but storage, cookies, routes and the media that it
 * emulates: a worker opens one page for all of it, whose process has the code of the site and of the engines compiled. A test that
 * installs a clock, adds scripts to the page or grants permissions takes the page of `test.ts`.
 */
export const test = fresh.extend<object, { readonly keptContext: BrowserContext }>({
  keptContext: [
    async ({ browser }, use) => {
      const context = await browser.newContext(visitorSettings);
      await use(context);
      await context.close();
    },
    { scope: 'worker' },
  ],
  context: ({ keptContext }, use) => use(keptContext),
  page: async ({ keptContext, viewport }, use, testInfo) => {
    const page = keptContext.pages()[0] ?? (await keptContext.newPage());
    await forget(page, viewport ?? { width: 1280, height: 720 });
    await use(page);
    await endRoutes(keptContext);
    if (testInfo.status !== testInfo.expectedStatus) await page.close();
  },
});

/** Opens what follows as a visitor who has answered the question of the banner before. */
export const answerConsent = async (page: Page): Promise<void> => {
  if (page.url() === 'about:blank') await page.goto(blank);
  await page.evaluate(() => localStorage.setItem('consent', ''));
};
