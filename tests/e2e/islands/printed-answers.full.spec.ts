import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/test.ts';

const course = pathTo('course', 'pl', { type: 'ped' });
const mark = (page: Page): Promise<number> =>
  page.locator('.faq .prose > *').evaluateAll((parts) => {
    for (const part of parts) Reflect.set(part, 'printed', true);
    return parts.length;
  });
const marked = (page: Page): Promise<number> =>
  page
    .locator('.faq .prose > *')
    .evaluateAll((parts) => parts.filter((part) => Reflect.get(part, 'printed') === true).length);

test('requests the questions of a page, and leaves unchanged ones alone', async ({ page }) => {
  const held = Promise.withResolvers<void>();
  await page.route(/\/api\/faq$/, async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto(course);
  const printed = await mark(page);
  const answer = page.waitForResponse(/\/api\/faq$/);
  held.resolve();
  await (await answer).finished();
  await page.waitForTimeout(300);
  expect(printed).toBeGreaterThan(3);
  expect(await marked(page)).toBe(printed);
});

test(
  'replaces a printed answer that has changed since the build, without its scripts',
  covers('7.8'),
  async ({ page }) => {
    const html =
      '<p>Nowa <strong>odpowiedź</strong>.<script>window.canary = 1</script> <a href="/kontakt" onclick="x()">Napisz</a> <a href="javascript:x()">źle</a></p>';
    const printing = Promise.withResolvers<string>();
    await page.route(/\/api\/faq$/, async (route) => {
      const title = await printing.promise;
      await route.fulfill({
        json: [
          { title, content: html },
          { title: 'Pytanie innej strony', content: '<p>x</p>', set: 'inny' },
          { title },
        ],
      });
    });
    await page.goto(course);
    const printed = await mark(page);
    printing.resolve(await page.locator('.faq summary').first().innerText());
    const question = page.locator('.faq .question').first();
    await expect(question).toContainText('Nowa odpowiedź. Napisz źle');
    await question.locator('summary').click();
    await expect(question.getByRole('link')).toHaveAttribute('href', '/kontakt');
    await expect(page.getByText('Pytanie innej strony')).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, 'canary'))).toBeUndefined();
    expect(printed).toBeGreaterThan(1);
    await expect(page.locator('.faq .question')).toHaveCount(1);
  },
);

test('shows the questions of the service in their order and number', covers('7.8', '3.29', 'C70'), async ({ page }) => {
  const printing = Promise.withResolvers<readonly string[]>();
  await page.route(/\/api\/faq$/, async (route) => {
    const upstream = (await printing.promise).map((title) => ({ title, content: `<p>Odpowiedź: ${title}</p>` }));
    await route.fulfill({ json: [...upstream, { title: 7 }, { content: '<p>x</p>' }] });
  });
  await page.goto(course);
  const first = await page.locator('.faq .question > summary').first().innerText();
  const titles = ['Nowe pytanie?', 'Drugie?', first, 'Czwarte?', 'Piąte?'];
  printing.resolve(titles);
  await expect(page.locator('.faq .question > summary')).toHaveText(titles);
  await expect(page.locator('.faq > .question')).toHaveCount(3);
  await page.locator('.faq > .question > summary').first().click();
  await expect(page.locator('.faq > .question').first()).toContainText('Odpowiedź: Nowe pytanie?');
  await page.locator('.faq > button').click();
  await expect(page.locator('.faq .question > summary').last()).toBeVisible();
});

test('shows no button when all questions are visible at first', covers('2.49'), async ({ page }) => {
  await page.route(/\/api\/faq$/, (route) => route.fulfill({ json: [{ title: 'Jedno?', content: '<p>Tak.</p>' }] }));
  await page.goto(course);
  await expect(page.locator('.faq .question')).toHaveCount(1);
  await expect(page.locator('.faq > button')).toBeHidden();
});

test('the English search requests English names', covers('4.13', '3.21'), async ({ page }) => {
  const asked = page.waitForRequest(/\/search-types\?/);
  await page.goto('/en/search');
  expect((await asked).url()).toMatch(/lang=en$/);
});
