import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import PostalMime from 'postal-mime';
import { serverPlaces } from './server-traces.ts';

const outbox = join(serverPlaces.data, 'outbox');

/** The link that the mail about a booking carries and no page does. */
const linkOf = async (reference: string): Promise<string | null> => {
  const files = await readdir(outbox).catch(() => []);
  for (const file of files.toSorted().toReversed()) {
    const { text = '' } = await PostalMime.parse(await readFile(join(outbox, file)));
    const [, path] =
      text.match(new RegExp(`https?://[^/\\s]+(/api/registrations/${reference}/confirmation[^\\s)>]*)`)) ?? [];
    if (path !== undefined) return path;
  }
  return null;
};

/** The link of the mail about the booking that the page shows. */
export const confirmLink = async (page: Page): Promise<string> => {
  await expect(page.getByRole('heading', { name: /^(?:Miejsce czeka do|Your place is held until) / })).toBeVisible();
  const reference = new URL(page.url()).searchParams.get('reference') ?? '';
  let link: string | null = null;
  await expect.poll(async () => (link = await linkOf(reference)), { timeout: 20_000 }).not.toBeNull();
  return link ?? '';
};

/** Opens the link of the mail about the booking that the page shows, presses its button, and comes back to the booking. */
export const confirmAddress = async (page: Page): Promise<void> => {
  await page.goto(await confirmLink(page));
  await page.locator('form button').click();
  await page.locator('main a.button').click();
};
