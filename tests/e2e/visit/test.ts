import { type BrowserContext, test as plain } from '@playwright/test';

/** A request that is answered in a test's stead when the test ends is of no interest any more; it must not turn it red. */
export const endRoutes = async (context: BrowserContext): Promise<void> => {
  const behavior = 'ignoreErrors';
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })));
};

/** Playwright's `test`, whose requests end with it. */
export const test = plain.extend({
  context: async ({ context }, use) => {
    await use(context);
    await endRoutes(context);
  },
});
