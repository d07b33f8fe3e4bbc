import { expect, type Locator, type Page } from '@playwright/test';
import { honeypotField } from '#contract/form-posts.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { expectNoBarrier } from '../every-page/ask-axe.ts';
import { test } from '../visit/test.ts';
import { fillContactCard, newAddress, send } from '../visit/visitor.ts';
import { watchErrors } from '../visit/watch-errors.ts';

const isContactCall = (url: string): boolean => url.endsWith('/api/contact-form');

/** How far below the top of the form its button stands, wherever the page is scrolled to. */
const placeInForm = async (page: Page): Promise<number> =>
  send(page).evaluate((button) => {
    const form = button.closest('form');
    return button.getBoundingClientRect().top - (form?.getBoundingClientRect().top ?? 0);
  });

/** Form code that must not come before the form is touched. */
const codeOf = async (page: Page): Promise<number> =>
  page.evaluate(
    () => performance.getEntriesByType('resource').filter(({ name }) => name.includes('contact-form')).length,
  );

/** The answer lies over the whole form, and the keyboard does not come behind it. */
const expectOver = async (page: Page, card: '.contact-card' | '.contact-form'): Promise<void> => {
  const [covered, overlay] = await Promise.all(
    [card, '[role=alertdialog]'].map((one) => page.locator(one).boundingBox()),
  );
  expect(overlay).toEqual(covered);
  await page.keyboard.press('Shift+Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('.contact-form'))).toBeNull();
};

test(
  'loads the form on the first touch, shows its message field in place, without layout shift',
  covers('4.7', '4.29', 'C39'),
  async ({ page }) => {
    const errors = watchErrors(page);
    await page.goto('/kontakt');
    await page.waitForLoadState('networkidle');
    expect(await codeOf(page)).toBe(0);
    await expect(page.locator('#contact-content')).toBeHidden();
    const before = await placeInForm(page);
    await page.locator('#contact-name').click();
    await expect(page.locator('.contact-form[novalidate]')).toBeVisible();
    await expect(page.locator('#contact-content')).toBeVisible();
    await expect(page.locator('#contact-name')).toBeFocused();
    expect(await placeInForm(page)).toBe(before);
    await page.locator('h1').click();
    await expect(page.locator('#contact-content')).toBeVisible();
    expect(errors).toEqual([]);
  },
);

if (isFull)
  test('keeps and sends what was typed before the code loaded', async ({ page }) => {
    await page.route(/contact-form.*\.js$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    await page.goto('/kontakt');
    await page.locator('#contact-name').pressSequentially('Anna');
    await expect(page.locator('.contact-form[novalidate]')).toBeVisible();
    await expect(page.locator('#contact-name')).toHaveValue('Anna');
    await send(page).click();
    await expect(page.locator('#contact-name')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.locator('#contact-phone')).toHaveAttribute('aria-invalid', 'true');
  });

test(
  'lists errors, focuses the list, links to their fields and removes them once corrected',
  covers('4.1', '4.6', '5.22', '8.1', 'C40', 'C41'),
  async ({ page }) => {
    await page.goto('/kontakt');
    const title = await page.title();
    await page.locator('#contact-name').click();
    await expect(page.locator('.contact-form[novalidate]')).toBeVisible();
    await page.locator('#contact-email').fill('anna');
    await send(page).click();
    const summary = page.locator('.error-summary');
    await expect(summary).toBeFocused();
    await expect(page).toHaveTitle(`Błąd: ${title}`);
    await expect(summary.getByRole('link')).toHaveCount(4);
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await expectNoBarrier(page, 'errors');
    await summary.getByRole('link').nth(1).click();
    await expect(page.locator('#contact-phone')).toBeFocused();
    await page.keyboard.type('600-700-800');
    await expect(page.locator('#contact-phone')).not.toHaveAttribute('aria-invalid', 'true');
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(page.locator('#contact-phone')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(summary.getByRole('link')).toHaveCount(3);
    await expect(summary).toBeFocused();
    await fillContactCard(page, newAddress());
    await expect(page.locator('.contact-form [aria-invalid=true]')).toHaveCount(0);
    await expect(summary).toBeHidden();
    await expect(send(page)).not.toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'twenty clicks and Enter send one message; OK closes the dialog, clears the form and restores the focus',
  covers('4.2', '4.3', '4.4', '4.28', '7.1'),
  async ({ page }) => {
    const posts: string[] = [];
    page.on('request', (request) => isContactCall(request.url()) && posts.push(request.postData() ?? ''));
    const pressed = Promise.withResolvers<void>();
    await page.route(/\/api\/contact-form$/, (route) => pressed.promise.then(() => route.continue()));
    await page.goto('/kontakt');
    await fillContactCard(page, newAddress());
    await page.waitForTimeout(1_500);
    await send(page).evaluate((button) => {
      for (let click = 0; click < 20; click += 1) if (button instanceof HTMLElement) button.click();
    });
    await page.keyboard.press('Enter');
    await expect(send(page)).toHaveAttribute('aria-disabled', 'true');
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
    pressed.resolve();
    const dialog = page.getByRole('alertdialog', { name: 'Wiadomość wysłana' });
    await expect(dialog).toBeVisible();
    await expect(dialog.getByRole('button')).toBeFocused();
    await expectNoBarrier(page, 'sent');
    await expectOver(page, '.contact-card');
    await expect(dialog.getByRole('link', { name: /\d{3}/ })).toBeVisible();
    await expect(page.locator('.contact-card a[href^="tel:"]').first()).not.toBeVisible();
    expect(posts).toHaveLength(1);
    expect(JSON.parse(posts[0] ?? '')).toMatchObject({ phone: '600700800', agreement: true, [honeypotField]: '' });
    await dialog.getByRole('button').click();
    await expect(dialog).toHaveCount(0);
    await expect(send(page)).toBeFocused();
    await expect(page.locator('#contact-name')).toHaveValue('');
    await expect(page.locator('#contact-agreement')).not.toBeChecked();
    await expect(page.locator('.contact-form [aria-invalid=true]')).toHaveCount(0);
    await expect(send(page)).not.toHaveAttribute('aria-disabled', 'true');
  },
);

test(
  'keeps a message that was not sent; the same content keeps its idempotency key, an edit gets a new one',
  covers('4.5', '4.28', '8.3', '7.2', 'C46'),
  async ({ page }) => {
    const keys: string[] = [];
    let broken = true;
    await page.route(/\/api\/contact-form$/, async (route) => {
      keys.push((await route.request().allHeaders())['idempotency-key'] ?? '');
      if (broken) await route.abort('connectionreset');
      else await route.continue();
    });
    await page.goto('/kontakt');
    const address = newAddress();
    await fillContactCard(page, address);
    const failure = page.getByRole('alertdialog', { name: 'Nie udało się wysłać wiadomości' });
    const attempt = async (): Promise<void> => {
      await send(page).click();
      await expect(failure).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(send(page)).toBeFocused();
      await expect(page.locator('#contact-email')).toHaveValue(address);
    };
    await attempt();
    await attempt();
    await page.locator('#contact-content').fill('Inne pytanie');
    await attempt();
    await send(page).click();
    await expect(failure).toBeVisible();
    await expectNoBarrier(page, 'not sent');
    await expectOver(page, '.contact-form');
    await failure.getByRole('button').press('Escape');
    await expect(failure).toHaveCount(0);
    await expect(send(page)).toBeFocused();
    broken = false;
    await send(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Wiadomość wysłana' })).toBeVisible();
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
    expect(keys[2]).not.toBe(keys[0]);
    expect(new Set(keys.slice(2)).size).toBe(1);
  },
);

if (isFull)
  test('the button counts down after Retry-After and only then sends again', async ({ page }) => {
    let asked = 0;
    await page.route(/\/api\/contact-form$/, async (route) => {
      asked += 1;
      if (asked === 1) await route.fulfill({ status: 429, headers: { 'retry-after': '30' }, body: '' });
      else await route.continue();
    });
    await page.clock.install();
    await page.goto('/kontakt');
    await fillContactCard(page, newAddress());
    await send(page).click();
    const again = page.getByRole('alertdialog').getByRole('button');
    await expect(again).toHaveAttribute('aria-disabled', 'true');
    await expect(again).toHaveText(/Spróbuj ponownie za\s(?:30|29)\ss/);
    await page.clock.fastForward(31_000);
    await expect(again).not.toHaveAttribute('aria-disabled', 'true');
    await again.click();
    await send(page).click();
    await expect(page.getByRole('alertdialog', { name: 'Wiadomość wysłana' })).toBeVisible();
  });

test('without JavaScript a message, an enquiry, a withdrawal and a deletion are stored, and search and booking say what to do', async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false, locale: 'pl-PL' });
  const page = await context.newPage();
  const email = newAddress();
  const fill = async (form: string, answers: Readonly<Record<string, string>>): Promise<void> => {
    for (const [field, text] of Object.entries(answers)) await page.locator(`#${form}-${field}`).fill(text);
  };
  const press = async (button: Locator, heading: string): Promise<void> => {
    await button.click();
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('a[href^="tel:"]').first()).toBeVisible();
  };
  const plainButton = page.locator('.request-form button');
  await page.goto('/kontakt');
  await fill('contact', { name: 'Anna', phone: '600700800', email, content: 'Pytanie o kurs' });
  await page.locator('#contact-agreement').check();
  await press(send(page), 'Wiadomość wysłana');

  await page.goto('/');
  await page.locator('main a.button[href="/szukaj"]').click();
  await expect(page.locator('.app-printed a[href^="tel:"], .app-printed a[href^="mailto:"]').first()).toBeVisible();
  await page.getByRole('link', { name: 'Kursy i ich terminy' }).click();
  await expect(page.locator('#courses a').first()).toBeInViewport();
  await page.goto('/rezerwacja?course=1');
  await expect(page.locator('.app-printed .notice').first()).toContainText(/dane do przelewu są w\se.-.mailu/);
  await fill('plain', { subject: 'BLS-AED', name: 'Anna', phone: '600700800', email, content: 'Pytanie o miejsce' });
  await page.locator('#plain-agreement').check();
  await press(plainButton, 'Wiadomość wysłana');

  await page.goto('/odstapienie-od-umowy');
  await fill('plain', { name: 'Anna Nowak', reference: '4MR2-8XJK', email });
  await page.locator('#plain-confirmation').check();
  await press(plainButton, 'Nie udało się wysłać oświadczenia');
  await expect(page.locator('#plain-name')).toHaveValue('Anna Nowak');
  await fill('plain', { reference: '4MR2-8XJY' });
  await press(plainButton, 'Oświadczenie przyjęte');

  await page.goto('/usuniecie-konta');
  await fill('plain', { email });
  await press(plainButton, 'Prośba przyjęta');
  await context.close();
});

test(
  'reports a message to analytics once, and its sender only with consent',
  covers('7.12', '5.6', 'C45'),
  async ({ page }) => {
    const eventsOf = () =>
      page.evaluate(() => {
        const layer: unknown = Reflect.get(window, 'dataLayer');
        return JSON.stringify(Array.isArray(layer) ? layer : []);
      });
    const consent = (given: string) =>
      page.evaluate((words) => {
        Reflect.set(window, 'dataLayer', []);
        document.documentElement.dataset.consent = words;
      }, given);
    const sendOne = async (): Promise<readonly { readonly event?: string; readonly user_data?: object }[]> => {
      await fillContactCard(page, 'anna@example.pl');
      await send(page).click();
      await page.getByRole('alertdialog').getByRole('button').click();
      await expect.poll(eventsOf).toContain('form_submitted');
      return JSON.parse(await eventsOf());
    };
    await page.goto(`${pathTo('contact', 'pl')}?utm_source=list&reference=secret`);
    await consent('analytics');
    const without = await sendOne();
    expect(without.filter(({ event }) => event === 'form_submitted')).toEqual([
      {
        event: 'form_submitted',
        form_name: 'Formularz kontaktowy',
        url: new URL(`${pathTo('contact', 'pl')}?utm_source=list`, page.url()).href,
      },
    ]);
    expect(without.filter(({ event }) => event === 'contact_result')).toHaveLength(1);
    await consent('analytics user-data');
    // The library of phone numbers comes late.
    await page.route('**/assets/*.js', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1000));
      await route.continue();
    });
    const full = await sendOne();
    await expect.poll(eventsOf).toContain('contact_result');
    const order = JSON.parse(await eventsOf()).map(({ event: name }: { event?: string }) => name);
    expect(order.indexOf('form_submitted')).toBeLessThan(order.indexOf('contact_result'));
    expect(full.find(({ event }) => event === 'form_submitted')?.user_data).toEqual({
      email: 'anna@example.pl',
      phone_number: '+48600700800',
    });
  },
);
