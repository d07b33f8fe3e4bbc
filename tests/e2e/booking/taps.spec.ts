import { expect, type Locator } from '@playwright/test';
import { test } from '../visit/test.ts';
import { newAddress, next, order, takeTime } from '../visit/visitor.ts';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** Taps up to the order of two places; one more is a tick where the course begins soon, two pay. */
const mostTaps = 21;

/** Counts what a finger does: a tap and a field are one each, a choice from a list is two. */
const countTaps = () => {
  let taps = 0;
  return {
    taps: () => taps,
    tap: async (part: Locator): Promise<void> => {
      await part.tap();
      taps += 1;
    },
    type: async (field: Locator, text: string): Promise<void> => {
      await field.fill(text);
      taps += 1;
    },
    choose: async (list: Locator, value: string): Promise<void> => {
      await list.selectOption(value);
      taps += 2;
    },
  };
};

const family = {
  guardianFirstName: 'Anna',
  guardianLastName: 'Nowak',
  firstName: 'Ola',
  lastName: 'Nowak',
  birthDate: '10',
  'birthDate-month': '5',
};
const ageOfTeenager = 15;

test(`a parent and a teenager get from the home page to the order of two seats in at most ${mostTaps} taps`, async ({
  page,
}) => {
  const finger = countTaps();
  const give = async (answers: Readonly<Record<string, string>>): Promise<void> => {
    for (const [field, answer] of Object.entries(answers)) await finger.type(page.locator(`#booking-${field}`), answer);
    await finger.tap(next(page));
  };
  await page.goto('/');
  await finger.tap(page.locator('[data-consent-answer=reject]'));
  await finger.choose(page.locator('form.finder select[name=type]'), '1dn');
  await finger.tap(page.locator('form.finder button[type=submit]'));
  const free = page.locator('a.term:visible[href*="/rezerwacja?"]');
  await expect(free.first()).toBeVisible();
  const many = free.filter({ hasNot: page.locator('.badge') });
  await finger.tap((await many.count()) > 0 ? many.first() : free.first());

  await finger.tap(page.locator('label', { has: page.locator('#booking-coming-withTeenager') }));
  await give({ ...family, 'birthDate-year': `${new Date().getFullYear() - ageOfTeenager}` });
  await give({ phone: '600700800', email: newAddress() });
  await expect(page.locator('#booking-termsAcceptance')).toBeVisible();
  for (const box of await page.locator('.step-form input[type=checkbox]').all()) await finger.tap(box);
  const soon = await page.locator('#booking-earlyStartRequest').count();
  await takeTime(page);
  await finger.tap(order(page));
  expect(finger.taps()).toBeLessThanOrEqual(mostTaps + soon);
  await finger.tap(page.getByRole('button', { name: /^Zapłać/ }));
  await finger.tap(page.getByRole('button', { name: 'Udaj, że zapłacono' }));
  await expect(page.getByRole('heading', { name: 'Płatność przyjęta' })).toBeVisible();
});
