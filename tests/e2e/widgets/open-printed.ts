import type { Page } from 'playwright/test';

/** In place of the loader: it wakes nothing, and what widgets import from it is the build's wrapper around `import()`. */
const idleLoader = 'export const t = (load) => load();';

/** Opens a page as the build printed it, without its loader, and gives the URL of a widget's code. */
export const openPrinted = async (page: Page, path: string, chunk: string): Promise<string> => {
  const script = /\/assets\/loader-[^/]+\.js$/;
  await page.route(script, (route) => route.fulfill({ contentType: 'text/javascript', body: idleLoader }));
  await page.goto(path);
  const loader = await page.locator('script[src*="/assets/loader-"]').getAttribute('src');
  const text = await (await page.request.get(loader ?? '')).text();
  const [name] = new RegExp(`${chunk}-[\\w-]+\\.js`).exec(text) ?? [];
  if (name === undefined) throw new Error(`The loader names no script of ${chunk}.`);
  return `/assets/${name}`;
};
