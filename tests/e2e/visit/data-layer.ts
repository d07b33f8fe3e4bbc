import type { Page } from '@playwright/test';

/** What stands in the layer of the tag manager, commands as lists. */
export const layerOf = (page: Page): Promise<readonly unknown[]> =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(layer)) return [];
    return layer.map((entry) => (Object.prototype.toString.call(entry) === '[object Arguments]' ? [...entry] : entry));
  });

/** Names of the events in the layer, in their order. */
export const eventsOf = async (page: Page): Promise<readonly string[]> =>
  (await layerOf(page)).flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'event' in entry ? [String(entry.event)] : [],
  );

/** The events of a name, in their order. */
export const eventsNamed = async (page: Page, name: string): Promise<readonly object[]> =>
  (await layerOf(page)).flatMap((entry) =>
    typeof entry === 'object' && entry !== null && 'event' in entry && entry.event === name ? [entry] : [],
  );

const tag = /googletagmanager\.com\/gtm\.js/;

/**
 * Puts a container into the built loader, as a site with a real one has it, and sets the answer of its script; null fails.
 * Pages come without their policy, which names no tag manager while the container is a placeholder.
 */
export const withContainer = async (page: Page, script: string | null): Promise<readonly string[]> => {
  const requested: string[] = [];
  await page.route(tag, (route) => {
    requested.push(route.request().url());
    return script === null ? route.abort() : route.fulfill({ contentType: 'text/javascript', body: script });
  });
  await page.route(/\/assets\/loader-[^/]+\.js$/, async (route) => {
    const answer = await route.fetch();
    const text = (await answer.text()).replace(
      /container:[`"']GTM-0+[`"'],wanted:(?:!1|false)/,
      'container:"GTM-TEST1",wanted:!0',
    );
    if (!text.includes('GTM-TEST1')) throw new Error('The loader holds no container to replace.');
    await route.fulfill({ response: answer, body: text });
  });
  await page.route(
    (url) => !/\.[a-z]+$|\/api\//.test(url.pathname),
    async (route) => {
      const answer = await route.fetch();
      const { 'content-security-policy': _, ...headers } = answer.headers();
      await route.fulfill({ response: answer, headers });
    },
  );
  return requested;
};
