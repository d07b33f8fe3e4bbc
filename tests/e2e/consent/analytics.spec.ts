import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { certificateRunningOut } from '../visit/certificate-running-out.ts';
import { eventsNamed, eventsOf, layerOf, withContainer } from '../visit/data-layer.ts';
import { test } from '../visit/test.ts';
import { fillContactCard, newAddress } from '../visit/visitor.ts';
import { watchErrors } from '../visit/watch-errors.ts';

const kpp = pathTo('course', 'pl', { type: 'kpp' });
const agree = (page: Page) => page.locator('[data-consent-answer=accept]').click();

/** Agrees to everything, and waits until the visit is tracked. */
const accept = async (page: Page): Promise<void> => {
  await agree(page);
  await expect.poll(() => eventsOf(page)).toContain('virtual_page_view');
};

/** Keeps the page while its links are followed. */
const persistentProcess = (page: Page) =>
  page.evaluate(() => document.addEventListener('click', (event) => event.preventDefault(), { capture: true }));
const press = (page: Page, link: string) =>
  page
    .locator(link)
    .first()
    .evaluate((element: HTMLElement) => element.click());

test('a page view has the address without personal data', covers('7.15', 'C93'), async ({ page, baseURL }) => {
  await page.goto(
    `${pathTo('course', 'pl', { type: 'kpp-rec' })}?localization=wroclaw&wydano=2024-05-10&email=anna%40example.pl#dates`,
  );
  await accept(page);
  expect(await eventsNamed(page, 'virtual_page_view')).toEqual([
    {
      event: 'virtual_page_view',
      page_location: `${baseURL}/recertyfikacja-kpp?localization=wroclaw`,
      page_path: `${pathTo('course', 'pl', { type: 'kpp-rec' })}?localization=wroclaw`,
    },
  ]);
});

test(
  'keeps a campaign in the address until consent is decided, and then adds it to the page view',
  covers('7.15', 'C93'),
  async ({ page, baseURL }) => {
    const campaign = 'utm_source=list&gclid=abc';
    await page.goto(`${pathTo('contact', 'pl')}?${campaign}`);
    // What carries the campaign comes after the page.
    await page.waitForLoadState('networkidle');
    await page
      .locator(`a[href="${pathTo('about', 'pl')}"]:visible`)
      .first()
      .click();
    await expect(page).toHaveURL(`${pathTo('about', 'pl')}?${campaign}`);
    expect(
      await page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage), document.cookie]),
    ).toEqual(['']);
    await accept(page);
    expect(await eventsNamed(page, 'virtual_page_view')).toEqual([
      {
        event: 'virtual_page_view',
        page_location: `${baseURL}${pathTo('about', 'pl')}?${campaign}`,
        page_path: pathTo('about', 'pl'),
      },
    ]);
    await page
      .locator(`a[href="${pathTo('contact', 'pl')}"]:visible`)
      .first()
      .click();
    await expect(page).toHaveURL(pathTo('contact', 'pl'));
  },
);

test(
  'reports a page of the app once, and no other change of its address',
  covers('7.15'),
  async ({ page, baseURL }) => {
    const expectOneView = (path: string) =>
      expect
        .poll(() => eventsNamed(page, 'virtual_page_view'))
        .toEqual([{ event: 'virtual_page_view', page_location: `${baseURL}${path}`, page_path: path }]);
    await page.goto('/szukaj?localization=wroclaw&reference=tajny-numer');
    await accept(page);
    await page.getByRole('button', { name: 'zmień' }).click();
    await expect(page.locator('.finder input[name=place]')).toHaveValue('Wrocław');
    await page.getByLabel('Rodzaj kursu').selectOption('kpp');
    await page.locator('form.finder button[type=submit]').click();
    await expect(page).toHaveURL(/type=kpp/);
    await expect(page.locator('.search-summary')).toContainText('KPP');
    await page.goBack();
    await expect(page.locator('.search-summary')).not.toContainText('KPP');
    await expectOneView('/szukaj?localization=wroclaw');
    await page.goto('/rezerwacja?reference=tajny-numer');
    await expectOneView('/rezerwacja');
    await page.goto('/usuniecie-konta');
    await expectOneView('/usuniecie-konta');
  },
);

const dates: readonly (readonly [where: string, page: string, link: string, course: RegExp])[] = [
  ['the dates of a course', kpp, 'a.term', /^Kurs kwalifikowanej pierwszej pomocy \(KPP\)$/],
  ['the next dates of the home page', '/', '.term', /^(?:Kurs|Recertyfikacja|Edukacja)/],
  [
    'the dates of a city',
    pathTo('city-listing', 'pl', { city: 'wroclaw' }),
    'a.term',
    /^(?:Kurs|Recertyfikacja|Edukacja)/,
  ],
];

for (const [where, path, link, course] of sampleOf(dates, 0)) {
  test(`reports a date chosen among ${where} with its course`, covers('7.14'), async ({ page }) => {
    await page.goto(path);
    await accept(page);
    await persistentProcess(page);
    await press(page, link);
    const [event] = await eventsNamed(page, 'choose_date');
    expect(event).toEqual({ event: 'choose_date', course_name: expect.stringMatching(course) });
  });
}

if (isFull)
  test('reports a date of the calculator with its course', async ({ page }) => {
    await page.goto(
      `${pathTo('course', 'pl', { type: 'kpp-rec' })}?localization=wroclaw&wydano=${certificateRunningOut()}`,
    );
    await accept(page);
    await page.locator('.calculator [name=unit][value=yes]').check();
    await page.locator('[data-terms] a').first().waitFor();
    await persistentProcess(page);
    await press(page, '[data-terms] a');
    expect(await eventsNamed(page, 'choose_date')).toEqual([
      { event: 'choose_date', course_name: 'Recertyfikacja KPP' },
    ]);
  });

test('reports a price for courses for individuals, none for companies', covers('7.16'), async ({ page }) => {
  await page.goto(pathTo('course', 'en', { type: 'kpp' }));
  await accept(page);
  expect(await eventsNamed(page, 'view_item')).toEqual([
    {
      event: 'view_item',
      currency: 'PLN',
      price: expect.any(Number),
      item_name: expect.stringContaining('KPP'),
      item_category: 'Dla Ciebie',
    },
  ]);
  await page.goto(pathTo('company-course', 'pl', { type: 'company-kpp' }));
  await expect.poll(() => eventsOf(page)).toEqual(['virtual_page_view']);
});

test(
  'a tag manager gets the denied default first, then the choice, then the events',
  covers('9.9', 'C340'),
  async ({ page }) => {
    const requested = await withContainer(page, '');
    await page.goto(kpp);
    await accept(page);
    await expect.poll(() => requested.length).toBe(1);
    const order = (await layerOf(page)).map((entry) =>
      Array.isArray(entry) ? entry.slice(0, 2).join(' ') : Reflect.get(Object(entry), 'event'),
    );
    expect(order).toEqual(['consent default', 'consent update', 'gtm.js', 'virtual_page_view', 'view_item']);
  },
);

test('a tag manager is not requested while the address holds the reference of a booking', async ({ page }) => {
  const requested = await withContainer(page, '');
  await page.goto('/rezerwacja?reference=tajny-numer');
  await accept(page);
  await page.waitForLoadState('networkidle');
  expect(requested).toEqual([]);
  // A booking made beside running tags is in the history instead, and both languages show it from there.
  await page.goto('/rezerwacja?course=1');
  await expect.poll(() => requested.length).toBe(1);
  await page.evaluate(() => history.replaceState({ usr: { reference: 'tajny-numer' } }, '', location.pathname));
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Nie znamy takiej rezerwacji' })).toBeVisible();
  await page.locator('a[data-language]').first().click();
  await expect(page).toHaveURL(`${pathTo('booking', 'en')}?reference=tajny-numer`);
});

const failures: readonly (readonly [what: string, script: string | null])[] = [
  ['is blocked', null],
  ['throws', 'throw new Error("tag")'],
  ['takes the layer away', 'window.dataLayer = null'],
  ['breaks the layer', 'window.dataLayer.push = () => { throw new Error("tag"); }'],
];

for (const [what, script] of sampleOf(failures, 0)) {
  test(`a tag manager that ${what} does not affect the page`, async ({ page }) => {
    const errors = watchErrors(page);
    const requested = await withContainer(page, script);
    await page.goto('/kontakt');
    await agree(page);
    await expect.poll(() => requested.length).toBe(1);
    await fillContactCard(page, newAddress());
    await page.waitForTimeout(1_500);
    await page.locator('.contact-form button[type=submit]').click();
    await expect(page.getByRole('alertdialog', { name: 'Wiadomość wysłana' })).toBeVisible();
    expect(errors.filter((error) => !/ERR_FAILED|^uncaught: tag$/.test(error))).toEqual([]);
  });
}
