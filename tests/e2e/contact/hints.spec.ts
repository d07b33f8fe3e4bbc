import { expect, type Page } from '@playwright/test';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { test } from '../visit/reused-page.ts';
import { fillContactCard, newAddress } from '../visit/visitor.ts';

const numberTexts = 'Sprawdź numer';
const addressWords = 'Czy chodziło o anna@gmail.com?';

/** Types into a field of the contact card, leaves it, and sees whether the hint is there. */
const expectHint = async (
  page: Page,
  field: string,
  { typed, words, asks }: { typed: string; words: string; asks: boolean },
) => {
  await page.locator(`#contact-${field}`).fill(typed);
  await page.locator(`#contact-${field}`).blur();
  const hint = page.locator('.contact-form').getByText(words);
  if (asks) await expect(hint, typed).toBeVisible();
  else await expect(hint, typed).toBeHidden();
};

test(
  'asks about a phone number that does not exist in Poland, and keeps it',
  covers('C44', 'rule:phone-hint'),
  async ({ page }) => {
    await page.goto('/kontakt');
    await fillContactCard(page, newAddress());
    for (const typed of ['012 345 678', '600 700 80', '600 700 800 900'])
      await expectHint(page, 'phone', { typed, words: numberTexts, asks: true });
    for (const typed of ['600 700 800', '+49 170 1234567'])
      await expectHint(page, 'phone', { typed, words: numberTexts, asks: false });
  },
);

if (isFull)
  test('asks about a misspelt mail host, not about a real one', covers('C42'), async ({ page }) => {
    await page.goto('/kontakt');
    await fillContactCard(page, newAddress());
    await expectHint(page, 'email', { typed: 'anna@gmial.com', words: addressWords, asks: true });
    await page.locator('.contact-form').getByRole('button', { name: 'Popraw anna@gmail.com' }).click();
    await expect(page.locator('#contact-email')).toHaveValue('anna@gmail.com');
    await expect(page.locator('#contact-email')).toBeFocused();
    await expect(page.locator('.contact-form').getByText(addressWords)).toBeHidden();
    await expectHint(page, 'email', { typed: 'anna@vp.pl', words: addressWords, asks: false });
  });
