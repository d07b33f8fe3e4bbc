import { expect, type Page } from '@playwright/test';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { WidgetState } from './widget-state.ts';

/** The shortest page with a gallery and many questions: what stands around them is checked on a page of its own. */
const course = pathTo('course', 'pl', { type: 'edb' });
const recertification = pathTo('course', 'pl', { type: 'kpp-rec' });

/** The longest way from its end is a certificate of today, on whatever day this runs. */
const issuedToday = formatCivilDate(warsawDate(Date.now()));

export const hydrateGallery = async (page: Page): Promise<void> => {
  await page.locator('details:has(.carousel)').evaluate((fold) => fold.setAttribute('open', ''));
  await page.locator('.carousel').scrollIntoViewIfNeeded();
  await expect(page.locator('.carousel')).toHaveAttribute('data-hydrated', '');
};

/** Opens the menu, and leaves it in every way before it is opened again. */
const openMenu = async (page: Page): Promise<void> => {
  const [button, menu] = [page.locator('.menu-button'), page.locator('#main-menu')];
  const links = menu.locator('a');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(5, 300),
    () =>
      links
        .last()
        .focus()
        .then(() => page.keyboard.press('Tab')),
    () =>
      links
        .first()
        .evaluate((link) => link.addEventListener('click', (event) => event.preventDefault(), { once: true }))
        .then(() => links.first().click()),
  ];
  for (const leave of ways) {
    await button.click();
    await expect(menu).toBeVisible();
    await expect(menu).toHaveAttribute('data-hydrated', '');
    await leave();
    await expect(menu).toBeHidden();
  }
  await button.click();
};

const unfoldFaq = async (page: Page): Promise<void> => {
  await page.locator('.faq').scrollIntoViewIfNeeded();
  await page.locator('.faq > button').click();
};

const computeWithoutDate = async (page: Page): Promise<void> => {
  await page.locator('.calculator').getByRole('button', { name: 'Sprawdź' }).click();
  await expect(page.getByText('Wpisz pełną datę')).toBeVisible();
};

const computed = (words: string) => (page: Page) =>
  expect(page.locator('.calculator').getByRole('status')).toContainText(words, { useInnerText: true });

/** Banner, menu, galleries, questions, calculator, chooser and table. */
export const pageStates: readonly WidgetState[] = [
  {
    name: 'the banner',
    path: course,
    shown: '.consent',
    undecided: true,
    reach: (page) => expect(page.locator('.consent')).toBeVisible(),
  },
  {
    name: 'the banner with its choices',
    path: '/en',
    undecided: true,
    focus: '.consent input[name=analytics]',
    reach: (page) => page.locator('[data-consent-answer=choose]').click(),
  },
  {
    name: 'the banner opened again from the footer',
    path: '/kontakt',
    focus: '.consent',
    reach: async (page) => {
      await page.locator('[data-consent-open]').click();
      await expect(page.locator('.consent')).toBeVisible();
    },
  },
  { name: 'the open menu', path: '/', phone: true, focus: '.menu-button', reach: openMenu },
  { name: 'a rotating gallery', path: course, shown: '.carousel', reach: hydrateGallery },
  {
    name: 'a stopped gallery',
    path: course,
    focus: '[data-carousel=next]',
    reach: async (page) => {
      await hydrateGallery(page);
      await page.locator('[data-carousel=next]').click();
    },
  },
  {
    name: 'a picture in full screen',
    path: `${course}?zdjecie=7`,
    focus: '[data-lightbox=close]',
    reach: (page) => expect(page.locator('dialog.lightbox')).toBeVisible(),
  },
  { name: 'all questions', path: course, focus: '.rest .question > summary', reach: unfoldFaq },
  {
    name: 'an open answer',
    path: course,
    focus: '.question[open] > summary',
    reach: async (page) => {
      await unfoldFaq(page);
      await page.locator('.question summary').nth(3).click();
    },
  },
  {
    name: 'the calculator before a date',
    path: recertification,
    shown: '.calculator',
    reach: (page) => page.locator('.calculator').scrollIntoViewIfNeeded(),
  },
  {
    name: 'the calculator without a date',
    path: recertification,
    focus: '.calculator input[name=unit][value=yes]',
    reach: computeWithoutDate,
  },
  {
    name: 'the calculator: too early',
    path: `${recertification}?wydano=${issuedToday}`,
    shown: '.calculator [role=status]',
    reach: async (page) => {
      await page.locator('.calculator [name=unit][value=yes]').check();
      await computed('Jeszcze za wcześnie')(page);
    },
  },
  {
    name: 'the calculator: a certificate of a ministry',
    path: `${recertification}?wydano=2024-05-10`,
    focus: '.calculator input[name=kind]:checked',
    reach: async (page) => {
      await page.locator('.calculator').getByLabel('KPP MSWiA').check();
      await computed('Tego zaświadczenia nie liczymy')(page);
    },
  },
  {
    name: 'the unfolded table of examination windows',
    path: recertification,
    focus: '.window-table > summary',
    reach: (page) => page.locator('.window-table summary').click(),
  },
  {
    name: 'the chooser at its second question',
    path: pathTo('individual-listing', 'pl'),
    focus: '.chooser-step:target',
    reach: (page) => page.locator('.chooser-step:visible').getByRole('link', { name: 'Dla mnie', exact: true }).click(),
  },
  {
    name: 'the chooser with its answer',
    path: `${pathTo('individual-listing', 'en')}#wybor-fire-other-road`,
    focus: '.chooser-step:target',
    reach: (page) => expect(page.locator('.chooser-step:visible')).toHaveCount(1),
  },
];
