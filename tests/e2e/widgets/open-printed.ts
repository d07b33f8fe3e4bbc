import type { Page } from '@playwright/test';

/** In place of the loader: it wakes nothing, and what these widgets import from it is the build's wrapper around `import()`. */
const idleLoader = (text: string): string => {
  const names = [...(/export ?\{([^}]*)\};?\s*$/.exec(text)?.[1] ?? '').matchAll(/ as (\w+)/g)];
  return `const call = (load) => load(); export { ${names.map(([, name]) => `call as ${name}`).join(', ')} };`;
};

/** Opens a page as the build printed it, without its loader, and gives the URL of a widget's code. */
export const openPrinted = async (page: Page, path: string, chunk: string): Promise<string> => {
  const script = /\/assets\/loader-[^/]+\.js$/;
  await page.route(script, async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ contentType: 'text/javascript', body: idleLoader(await answer.text()) });
  });
  await page.goto(path);
  const loader = await page.locator('script[src*="/assets/loader-"]').getAttribute('src');
  const text = await (await page.request.get(loader ?? '')).text();
  const [name] = new RegExp(`${chunk}-[\\w-]+\\.js`).exec(text) ?? [];
  if (name === undefined) throw new Error(`The loader names no script of ${chunk}.`);
  return `/assets/${name}`;
};
