import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from 'playwright/test';
import type { Locale } from '#domain/locale.ts';
import { availabilityBadge } from '#generated/rules/availability-badge.ts';
import { availabilityBadge as availabilityBadgeTable } from '#model/rules/availability/availability-badge.ts';
import { rules } from '#model/rules/index.ts';
import { type InternalSite, startInternalSite } from './audit/internal-site.ts';
import { isFull } from './site-pages.ts';
import { test } from './test.ts';
import { watchErrors } from './watch-errors.ts';

const paths = { pl: '/audyt', en: '/en/audit' } as const;
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const words = {
  pl: { result: 'Wynik', row: 'Wiersz', ignored: 'zdarzenie pominięte', agrees: 'zgodny', differs: 'NIEZGODNY' },
  en: { result: 'Result', row: 'Row', ignored: 'event passed over', agrees: 'agrees', differs: 'DIFFERS' },
} as const;

test.describe.configure({ mode: 'default' });

let site: InternalSite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startInternalSite();
});
test.afterAll(() => site.close());

const open = async (page: Page, locale: Locale): Promise<readonly string[]> => {
  const errors = watchErrors(page);
  await page.addInitScript(() => localStorage.setItem('consent', ''));
  await page.goto(`${site.origin}${paths[locale]}`);
  return errors;
};

/** The form works once its code runs, which is fetched when the form comes near. */
const wakeTrial = async (page: Page): Promise<void> => {
  await page.locator('#try-it').scrollIntoViewIfNeeded();
  await expect(page.locator('#trial-rule')).toBeEnabled();
};

/** The sections repeat each other in kind; axe takes minutes for all of them. */
const keepOneOfEach = (page: Page): Promise<void> =>
  page.evaluate(
    (kept) => {
      for (const section of document.querySelectorAll('.audit-section'))
        if (!kept.includes(section.getAttribute('aria-labelledby') ?? '')) section.remove();
    },
    [
      'availability-badge',
      'recertification-window',
      'carousel',
      'evidence-about',
      'parameter-values',
      'register-decided',
    ],
  );

const facts = Object.keys(availabilityBadgeTable.inputs).length;

const answer = (page: Page, term: string) =>
  page.locator('.audit-result > div', { has: page.locator('dt', { hasText: new RegExp(`^${term}$`) }) }).locator('dd');

test('a production site has no audit page', async ({ request }) => {
  for (const path of Object.values(paths)) expect((await request.get(path)).status(), path).toBe(404);
});

for (const locale of ['pl', 'en'] as const) {
  const say = words[locale];

  test.describe(`the audit page in ${locale}`, () => {
    test('shows every rule, and everywhere the running code agrees with the tables', async ({ page }) => {
      const errors = await open(page, locale);
      for (const { id } of rules) await expect(page.locator(`h3#${id}`), id).toHaveCount(1);
      const agreements = page.locator('.audit-table td').filter({ hasText: new RegExp(`^${say.agrees}$`) });
      expect(await agreements.count()).toBeGreaterThan(500);
      await expect(page.locator('.audit-table td').filter({ hasText: new RegExp(`^${say.differs}`) })).toHaveCount(0);
      await expect(page.locator('#evidence')).toBeVisible();
      await expect(page.locator('#register')).toBeVisible();
      expect(errors).toEqual([]);
    });

    test('“try it” gives at the bounds of the badge the row and the result that the pages show', async ({ page }) => {
      const errors = await open(page, locale);
      await wakeTrial(page);
      await expect(page.locator('#trial-rule')).toHaveValue('availability-badge');
      for (const freePlaces of [null, -1, 0, 1, 2, 4, 5, 10, 11]) {
        const { row } = availabilityBadge({ freePlaces });
        await page.locator('#trial-freePlaces').fill(freePlaces === null ? '' : String(freePlaces));
        await expect(answer(page, say.row), String(freePlaces)).toHaveText(row);
        const told = page.locator('section[aria-labelledby=availability-badge] table').first().locator('tr');
        const result = told
          .filter({ has: page.locator('th code').getByText(row, { exact: true }) })
          .locator('td')
          .nth(facts);
        const said = await result.innerText();
        await expect(answer(page, say.result), String(freePlaces)).toHaveText(said);
      }
      expect(errors).toEqual([]);
    });

    test('“try it” steps a carousel by keyboard alone, at its last item and for an event that is passed over', async ({
      page,
    }) => {
      const errors = await open(page, locale);
      await wakeTrial(page);
      await page.locator('#trial-rule').focus();
      const title = rules.find(({ id }) => id === 'carousel')?.title[locale] ?? '';
      await page.keyboard.type(title);
      await expect(page.locator('#trial-rule')).toHaveValue('carousel');
      await page.keyboard.press('Tab');
      await expect(page.locator('#trial-state')).toBeFocused();
      await page.keyboard.press('Tab');
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type('4');
      await page.locator('#trial-continuous').selectOption('true');
      await page.locator('#trial-type').selectOption('next');
      await expect(answer(page, say.row)).toHaveText('next-wraps');
      await page.locator('#trial-continuous').selectOption('false');
      await expect(answer(page, say.row)).toHaveText('next-stops');
      await page.locator('#trial-type').selectOption('swipeLeft');
      await expect(answer(page, say.row)).toHaveText(say.ignored);
      expect(errors).toEqual([]);
    });

    /** The other language has the same markup. */
    const widths = isFull ? [360, 1440] : locale === 'pl' ? [360] : [];
    for (const width of widths)
      test(`axe finds nothing in it at ${width} pixels, and nothing overflows`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await open(page, locale);
        await wakeTrial(page);
        const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
        expect(overflow).toBeLessThanOrEqual(0);
        await keepOneOfEach(page);
        const { violations } = await new AxeBuilder({ page }).withTags(tags).analyze();
        expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html.slice(0, 160)}`)).toEqual([]);
      });

    test('prints on sheets without the form, wider than no table', async ({ page }) => {
      await open(page, locale);
      const sheets = (await page.pdf({ format: 'A4', landscape: true })).toString('latin1');
      expect(sheets.match(/\/Type\s*\/Page[^s]/g)?.length).toBeGreaterThan(20);
      await page.emulateMedia({ media: 'print' });
      await page.setViewportSize({ width: 1046, height: 700 });
      await expect(page.locator('#try-it')).toBeHidden();
      const wide = await page
        .locator('.audit-table')
        .evaluateAll((tables) =>
          tables
            .filter((table) => table.scrollWidth > innerWidth)
            .map((table) => table.querySelector('caption')?.textContent),
        );
      expect(wide).toEqual([]);
    });
  });
}
