import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { answerConsent, test } from '../visit/reused-page.ts';

const course = pathTo('course', 'pl', { type: 'kpp' });
/** So many are shown before the rest is unfolded. */
const first = 3;

const button = (page: Page) => page.locator('.faq > button');
const questions = (page: Page) => page.locator('.question > summary');

const openQuestions = async (page: Page): Promise<void> => {
  await page.goto(course);
  await page.locator('.faq').scrollIntoViewIfNeeded();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(page.locator('.question > summary:visible')).toHaveCount(first);
};

const expectUnfolded = async (page: Page): Promise<void> => {
  await expect(button(page)).toBeHidden();
  await expect(button(page)).toHaveAttribute('aria-expanded', 'true');
  await expect(page.locator('.question > summary:visible')).toHaveCount(await questions(page).count());
};

test.beforeEach(({ page }) => answerConsent(page));

test(
  'the button shows all questions and focuses the first new one',
  covers('2.49', '4.19', 'C106'),
  async ({ page }) => {
    await openQuestions(page);
    await button(page).focus();
    await page.keyboard.press('Enter');
    await expect(questions(page).nth(first)).toBeFocused();
    await expectUnfolded(page);
    await questions(page).last().focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.question > div').last()).toBeVisible();
    await expect(questions(page).last()).toBeFocused();
  },
);

test(
  'find-in-page and print unfold the hidden questions and leave the focus alone',
  covers('4.19'),
  async ({ page }) => {
    await openQuestions(page);
    await questions(page).first().focus();
    await page.locator('.faq .rest').evaluate((rest) => rest.setAttribute('open', ''));
    await expectUnfolded(page);
    await expect(questions(page).first()).toBeFocused();
    await page.goto('about:blank'); // Another visit: a reload would keep the questions unfolded.
    await openQuestions(page);
    await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
    for (const answer of await page.locator('.question > div').all()) await expect(answer).toBeVisible();
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await expectUnfolded(page);
    await expect(page.locator('.question[open]')).toHaveCount(0);
  },
);

if (isFull)
  test('keeps the focus when the script loads late', async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route(/\/assets\/enhance-faq-/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(course);
    await page.locator('.faq').scrollIntoViewIfNeeded();
    await page.locator('.faq .rest > summary').focus();
    script.resolve();
    await expect(button(page)).toBeFocused();
  });

test('a link to a hidden answer opens it, and print shows every answer without a script', async ({ page }) => {
  await page.goto(course);
  const id = await page.locator('.question > div').last().getAttribute('id');
  await page.goto(`${course}#${id}`);
  await expect(page.locator(`#${id}`)).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  for (const text of await page.locator('.question > div').all())
    expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
});
