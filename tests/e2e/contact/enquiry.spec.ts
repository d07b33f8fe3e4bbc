import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/reused-page.ts';
import { fillContactCard, findTerm, newAddress, send } from '../visit/visitor.ts';

const landing = pathTo('company-course', 'pl', { type: 'company-bls' });
const contentSentBy = async (page: Page): Promise<string> => {
  const posted = page.waitForRequest(/\/api\/contact-form$/);
  await send(page).click();
  const body: { readonly content: string } = (await posted).postDataJSON();
  return body.content;
};

test('a company page has the link to the form and the phone on its first screen', covers('7.18'), async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(landing);
  const toForm = page.locator('main .offer a[href="#form"]');
  await expect(toForm).toBeInViewport({ ratio: 1 });
  await expect(page.locator('main a[href^="tel:"]').first()).toBeInViewport({ ratio: 1 });
  await toForm.click();
  await expect(page.locator('#form')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('#contact-name')).toBeInViewport({ ratio: 1 });
});

test(
  'a date for companies fills in the form, which names its subject',
  covers('C59', 'C78', 'C101'),
  async ({ page }) => {
    await page.goto(landing);
    await page.locator('details:has(a.term) > summary').first().click();
    const date = page.locator('a.term').nth(1);
    await date.click();
    expect(new URL(page.url()).pathname).toBe(landing);
    const subject = page.locator('#contact-subject');
    await expect(subject).toBeFocused();
    const about = ((await subject.textContent()) ?? '').replace('Dotyczy: ', '');
    expect(about).toContain(((await date.locator('time').textContent()) ?? '-').trim());
    await fillContactCard(page, newAddress());
    const plain = (text: string): string => text.replaceAll(/\s+/g, ' ').replaceAll('\u2060', '');
    expect(await contentSentBy(page)).toBe(`${plain(about)}\n\nPytanie o kurs`);
  },
);

test(
  'the booking page has the form of private persons, about the booked date',
  covers('7.17', '7.11'),
  async ({ page }) => {
    const { id, dateStart } = await findTerm(page, '1dn');
    await page.goto(`/rezerwacja?course=${id}`);
    await expect(page.locator('.step-form')).toBeVisible();
    await page.locator('.ask-first > summary').click();
    await expect(page.locator('#contact-subject')).toContainText(dateStart.slice(0, 4));
    await expect(page.locator('#contact-content')).toBeHidden();
    await page.locator('#contact-name').click();
    await expect(page.locator('#contact-content')).toBeVisible();
    await page.evaluate(() => {
      document.documentElement.dataset.consent = 'analytics';
      Reflect.set(window, 'dataLayer', []);
    });
    await fillContactCard(page, newAddress());
    expect(await contentSentBy(page)).toContain(dateStart.slice(0, 4));
    const upstream = () => page.evaluate(() => JSON.stringify(Reflect.get(window, 'dataLayer')));
    await expect.poll(upstream).toContain('Formularz dla osób prywatnych');
  },
);

test('the booking address of a company date leads to the form for companies', covers('C78'), async ({ page }) => {
  const answer = await page.request.get('/api/v1/www/courses?type=2dn&client=kursy-dla-firm&lang=pl');
  const { items }: { items: readonly { readonly id: number }[] } = await answer.json();
  await page.goto(`/rezerwacja?course=${items.at(-1)?.id}`);
  await page.getByRole('link', { name: 'Zapytaj o szkolenie' }).click();
  await expect(page).toHaveURL(`${landing}#form`);
  await expect(page.locator('#form')).toBeInViewport();
});
