import { expect } from '@playwright/test';
import { covers } from '../../covers.ts';
import { expectNoBarrier } from '../every-page/ask-axe.ts';
import { test } from '../visit/reused-page.ts';
import { fillBooking, newAddress, openBooking, order } from '../visit/visitor.ts';

test('shows where the mail was sent, sends it again, and reports the limit', covers('C292'), async ({ page }) => {
  await openBooking(page);
  const email = newAddress();
  await fillBooking(page, email);
  await order(page).click();
  const outcome = page.locator('.outcome');
  await expect(outcome).toContainText(/E.-.mail z\slinkiem jest w\sdrodze na adres:/);
  await expect(outcome).not.toContainText(email);
  await expectNoBarrier(page, 'a booking to confirm');
  await page.getByText(/E.-.mail nie przyszedł\?/).click();
  const again = page.getByRole('button', { name: /Wyślij e.-.mail jeszcze raz/ });
  await again.click();
  await expect(outcome).toContainText(/E.-.mail jest znów w\sdrodze\./);
  await expect(async () => {
    await again.click({ timeout: 1_000 });
    await expect(outcome).toContainText(/limit e.-.maili na ten adres/i, { timeout: 1_000 });
  }).toPass();
  await expect(again).toHaveCount(0);
  await expectNoBarrier(page, 'no more mails today');
});
