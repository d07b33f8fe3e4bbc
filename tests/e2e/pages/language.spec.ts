import { expect, type Page } from 'playwright/test';
import type { Locale } from '#domain/locale.ts';
import { locales } from '#generated/data/locales.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { sampleOf } from '../../depth.ts';
import { test } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';

const stored = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === locales.cookie)?.value;

const offered = (page: Page) => page.locator('[data-offers]');

const pages = ['home', 'about', 'terms'] as const;
const choices = [
  { chosen: 'en', shown: 'pl', read: 'Read this page in English' },
  { chosen: 'pl', shown: 'en', read: 'Przeczytaj tę stronę po polsku' },
] as const satisfies readonly { chosen: Locale; shown: Locale; read: string }[];

for (const { chosen, shown, read } of choices)
  for (const id of sampleOf(pages, 1))
    test(
      `who chose ${chosen} is offered the twin of ${pathTo(id, shown)} in that language, and stays there with one press`,
      covers('9.8', 'C221'),
      async ({ page }) => {
        const errors = watchErrors(page);
        await page.goto(pathTo('contact', shown));
        await expect(offered(page)).toBeHidden();
        await page.locator('.language-switch').click();
        await expect(page).toHaveURL(pathTo('contact', chosen));
        expect(await stored(page)).toBe(chosen);
        await expect(offered(page)).toBeHidden();

        await page.goto(pathTo(id, shown));
        await expect(page).toHaveURL(pathTo(id, shown));
        await expect(page.locator('html')).toHaveAttribute('lang', shown);
        await expect(offered(page)).toBeVisible();
        await expect(offered(page)).toHaveAttribute('lang', chosen);
        await offered(page).getByRole('link', { name: read }).click();
        await expect(page).toHaveURL(pathTo(id, chosen));

        await page.goto(pathTo(id, shown));
        await offered(page).getByRole('button').click();
        await expect(offered(page)).toBeHidden();
        await expect(page.locator('main')).toBeFocused();
        expect(await stored(page)).toBe(shown);
        await page.reload();
        await expect(page.locator('h1')).toBeVisible();
        await expect(offered(page)).toBeHidden();
        expect(errors).toEqual([]);
      },
    );
