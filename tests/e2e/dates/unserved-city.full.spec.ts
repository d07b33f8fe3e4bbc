import { expect } from '@playwright/test';
import { model } from '#model/index.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/reused-page.ts';

const type = model.courseTypes.find(({ cities }) => cities.length > 0 && cities.length < model.cities.length);
const city = model.cities.find(({ id }) => type?.cities.every((served) => served !== id));

test('the address of a city without the course names the nearest city that has it', covers('C28'), async ({ page }) => {
  const answer = await page.goto(`/${type?.slug.pl}/${city?.id}`);
  expect(answer?.status()).toBe(404);
  const line = page.locator('[data-path]:visible');
  await expect(line).toHaveCount(1);
  await expect(line).toContainText(city?.locative.split(' ').at(-1) ?? '');
  await line.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/${type?.slug.pl}/(?:${type?.cities.join('|')})$`));
});

test('an unknown address names no city', covers('C28'), async ({ page }) => {
  await page.goto('/nie-ma-mnie');
  await page.waitForLoadState('networkidle');
  await expect(page.locator('[data-path]:visible')).toHaveCount(0);
});
