import { expect, type Page } from '@playwright/test';
import { cities } from '#generated/data/cities.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { newAddress, takeTime } from '../visit/visitor.ts';

const [city] = cities;

/** Islands, printed parts and pages of the application, each with its own file and with what changes its words and its parts. */
export const parts: readonly (readonly [
  name: string,
  path: string,
  file: string,
  act: (page: Page) => Promise<void>,
])[] = [
  [
    'finder',
    '/',
    'finder-button-',
    async (page) => {
      const count = page.locator('.finder button[type=submit]');
      // A month of its own is counted by a call; a span is counted from dates that the page contains.
      const month = page.locator('.finder select[name=month]');
      const nextMonth = await month.locator('option[value^="2"]').nth(1).getAttribute('value');
      await month.selectOption(nextMonth);
      await expect(count).toHaveText(/\d/);
      const shown = await count.textContent();
      await page.route('**/courses-count**', (route) => route.fulfill({ status: 400, json: {} }));
      await page.locator('.finder select').nth(0).selectOption({ index: 1 });
      await expect(page.locator('.finder-note')).toBeVisible();
      await page.unroute('**/courses-count**');
      await page.locator('.finder select').nth(0).selectOption({ index: 0 });
      await expect(page.locator('.finder-note')).toHaveCount(0);
      await expect(count).toHaveText(shown ?? '');
    },
  ],
  [
    'dates',
    pathTo('course', 'pl', { type: 'bls' }),
    'dates-',
    async (page) => {
      await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
      await page.locator('.picker summary').click();
      await page.locator('.picker-options a', { hasText: city.name }).click();
      await expect(page).toHaveURL(/localization=/);
      // A click before hydration opens the address as a page; its list is hydrated when it comes near.
      await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
      await expect(page.locator('.picker-value')).toHaveText(city.name);
      await expect(page.locator('.term').first()).toContainText(city.name);
      await page.goBack();
      await expect(page.locator('.picker-value')).not.toHaveText(city.name);
    },
  ],
  [
    'search',
    `/szukaj?localization=${city.id}`,
    'search-',
    async (page) => {
      await expect(page.locator('.term').first()).toContainText(city.name);
      await page.locator('.search-change').click();
      await page.getByLabel('Rodzaj kursu').selectOption('kpp');
      await page.locator('form.finder button[type=submit]').click();
      await expect(page).toHaveURL(/type=kpp/);
      await page.locator('.search-change').click();
      await page.locator('.finder-clear').click();
      await expect(page).toHaveURL(/\/szukaj$/);
      await expect(page.locator('.term').first()).toBeVisible();
    },
  ],
  [
    'contact',
    '/kontakt',
    'contact-form-',
    async (page) => {
      await page.locator('#contact-name').pressSequentially('Anna Nowak');
      await expect(page.locator('.contact-form[novalidate]')).toBeVisible();
      await page.locator('.contact-form button[type=submit]').click();
      await expect(page.locator('.contact-form .error-summary li').first()).toBeVisible();
      await expect(page.locator('#contact-name')).toHaveValue('Anna Nowak');
      await page.locator('#contact-phone').fill('600 700 800');
      await page.locator('#contact-email').fill(newAddress());
      await page.locator('#contact-content').fill('Pytanie');
      await page.locator('#contact-agreement').check();
      await takeTime(page);
      await page.locator('.contact-form button[type=submit]').click();
      await expect(page.locator('.contact-form[inert]')).toBeVisible();
    },
  ],
  [
    'withdrawal',
    '/odstapienie-od-umowy',
    'withdrawal-',
    async (page) => {
      await page.locator('#withdrawal-name').fill('Anna Nowak');
      await page.getByRole('button', { name: 'Dalej' }).click();
      await expect(page.locator('.error-summary li')).toHaveCount(2);
      await page.locator('#withdrawal-reference').fill('4MR2 8xjy');
      await page.locator('#withdrawal-email').fill(newAddress());
      await page.getByRole('button', { name: 'Dalej' }).click();
      await expect(page.locator('.request-form h2')).toHaveText('Sprawdź i potwierdź');
      await page.getByRole('button', { name: 'Wstecz' }).click();
      await expect(page.locator('#withdrawal-name')).toHaveValue('Anna Nowak');
    },
  ],
  [
    'deletion',
    '/usuniecie-konta',
    'account-deletion-',
    async (page) => {
      await page.locator('#deletion-email').fill(newAddress());
      await page.locator('.request-form button[type=submit]').click();
      await expect(page.locator('.outcome-heading')).toBeVisible();
    },
  ],
  [
    'calculator',
    pathTo('course', 'pl', { type: 'kpp-rec' }),
    'enhance-calculator-',
    async (page) => {
      const calculator = page.locator('.calculator');
      await calculator.scrollIntoViewIfNeeded();
      await calculator.getByLabel('datę ważności').check();
      const compute = async (year: number): Promise<void> => {
        for (const [part, text] of Object.entries({ day: 10, month: 2, year }))
          await calculator.locator(`[name=${part}]`).fill(String(text));
        await calculator.locator('button[type=submit]').click();
      };
      await compute(new Date().getFullYear() + 2);
      await expect(calculator.locator('[role=status] [data-answer=tooEarly]')).toBeVisible();
      await expect(calculator.locator('[data-day=last]').first()).toContainText('lutego');
      await compute(2020);
      await expect(calculator.locator('[role=status] [data-answer=expiredAskUs]')).toBeVisible();
      await expect(calculator.locator('[data-answer=tooEarly]').first()).toBeHidden();
    },
  ],
  [
    'questions',
    pathTo('course', 'pl', { type: 'bls' }),
    'enhance-faq-',
    async (page) => {
      const faq = page.locator('.faq');
      await faq.scrollIntoViewIfNeeded();
      const folded = faq.locator('.rest .question > summary').first();
      await expect(folded).toBeHidden();
      await faq.locator('> button').click();
      await expect(folded).toBeVisible();
      await folded.click();
      await expect(faq.locator('.rest .question').first().locator('.prose')).toBeVisible();
    },
  ],
  [
    'gallery',
    `${pathTo('course', 'pl', { type: 'bls' })}?zdjecie=2`,
    'enhance-gallery-',
    async (page) => {
      const gallery = page.locator('[data-enhance=gallery]');
      await expect(gallery.locator('dialog .lightbox-picture img')).toBeVisible();
      await expect(gallery.locator('.lightbox-position')).toContainText('Obraz 2 z');
      await gallery.locator('[data-lightbox=next]').click();
      await expect(gallery.locator('.lightbox-position')).toContainText('Obraz 3 z');
      await gallery.locator('[data-lightbox=close]').click();
      await expect(gallery.locator('dialog')).toBeHidden();
    },
  ],
];
