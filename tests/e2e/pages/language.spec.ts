import { expect, type Page } from '@playwright/test';
import type { Locale } from '#domain/locale.ts';
import { cities } from '#generated/data/cities.ts';
import { locales } from '#generated/data/locales.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { test } from '../visit/test.ts';
import { fillDate, findTerm, next } from '../visit/visitor.ts';
import { watchErrors } from '../visit/watch-errors.ts';

const stored = async (page: Page): Promise<string | undefined> =>
  (await page.context().cookies()).find(({ name }) => name === locales.cookie)?.value;

const offered = (page: Page) => page.locator('[data-offers]');

const pages = ['home', 'about', 'terms'] as const;
const choices = [
  { chosen: 'en', shown: 'pl', read: 'Read this page in English' },
  { chosen: 'pl', shown: 'en', read: 'Przeczytaj tę stronę po polsku' },
] as const satisfies readonly { chosen: Locale; shown: Locale; read: string }[];

for (const { chosen, shown, read } of sampleOf(choices, 1))
  for (const id of sampleOf(pages, 1))
    test(
      `a visitor who chose ${chosen} is offered ${pathTo(id, shown)} in that language, and stays there after one press`,
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

const switchLanguage = (page: Page): Promise<void> => page.locator('.language-switch').click();

test('the other language keeps the course, the answers and the step of a booking, in both directions', async ({
  page,
}) => {
  const { id } = await findTerm(page, '1dn', 3);
  await page.goto(`${pathTo('booking', 'pl')}?course=${id}`);
  await page.locator('#booking-firstName').fill('Anna');
  await page.locator('#booking-lastName').fill('Nowak');
  await fillDate(page, 'birthDate', '1990-05-17');
  await next(page).click();
  await page.locator('#booking-phone').fill('600700800');
  await switchLanguage(page);
  await expect(page).toHaveURL(`${pathTo('booking', 'en')}?course=${id}`);
  await expect(page.locator('#booking-firstName')).toHaveValue('Anna');
  await fillDate(page, 'birthDate', '1990-05-17');
  await next(page).click();
  await expect(page.locator('#booking-phone')).toHaveValue('600 700 800');
  await switchLanguage(page);
  await expect(page).toHaveURL(`${pathTo('booking', 'pl')}?course=${id}`);
  await expect(page.locator('#booking-lastName')).toHaveValue('Nowak');
});

const [town] = cities;

if (isFull)
  test('the other language keeps the criteria of a search, and moves the city of a path into the query', async ({
    page,
  }) => {
    const query = `type=kpp&localization=${town.id}`;
    await page.goto(`${pathTo('search', 'pl')}?${query}`);
    await switchLanguage(page);
    await expect(page).toHaveURL(`${pathTo('search', 'en')}?${query}`);
    await switchLanguage(page);
    await expect(page).toHaveURL(`${pathTo('search', 'pl')}?${query}`);
    await page.goto(pathTo('course-city', 'pl', { type: 'kpp', city: town.id }));
    await switchLanguage(page);
    await expect(page).toHaveURL(`${pathTo('course', 'en', { type: 'kpp' })}?localization=${town.id}`);
  });

if (isFull)
  test('the page of a booking keeps its reference', async ({ page }) => {
    const reference = 'x'.repeat(32);
    await page.goto(`${pathTo('booking', 'pl')}?reference=${reference}`);
    await switchLanguage(page);
    await expect(page).toHaveURL(`${pathTo('booking', 'en')}?reference=${reference}`);
  });
