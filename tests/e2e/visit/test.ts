import { type BrowserContext, test as plain } from '@playwright/test';
import { createRowRecorder } from '../../rows/covered-rows.ts';

const record = createRowRecorder('browser');

/** Every page of this context records which rows of which rules its visitor's browser takes, each once. */
export const listen = async (context: BrowserContext): Promise<void> => {
  await context.exposeFunction('recordRow', record);
  await context.addInitScript(() => {
    const recorded = new Set<string>();
    globalThis.rowCovered = (rule, row) => {
      if (recorded.has(`${rule} ${row}`)) return;
      recorded.add(`${rule} ${row}`);
      globalThis.recordRow?.(rule, row);
    };
  });
};

/** A request that is answered in a test's stead when the test ends is of no interest any more; it must not turn it red. */
export const endRoutes = async (context: BrowserContext): Promise<void> => {
  const behavior = 'ignoreErrors';
  await Promise.all([context, ...context.pages()].map((routed) => routed.unrouteAll({ behavior })));
};

/** Playwright's `test`, with visitors whose browsers record what the rules decide. */
export const test = plain.extend({
  context: async ({ context }, use) => {
    await listen(context);
    await use(context);
    await endRoutes(context);
  },
});
