import { expect, type Locator, type Page } from '@playwright/test';

/** The one field of the finder for a city or any other place. */
export const placeField = (page: Page): Locator => page.locator('.finder input[name=place]');

/** Opens the list of places, every city. */
export const openPlaces = async (page: Page, whole: string): Promise<void> => {
  await placeField(page).click();
  await expect(page.getByRole('option', { name: whole, exact: true })).toBeVisible();
};

/** Chooses a suggestion as a visitor does: letters, then the one that says it whole. An empty text shows every city. */
export const choosePlace = async (page: Page, typed: string, whole: string): Promise<void> => {
  await placeField(page).click();
  if (typed !== '') await placeField(page).fill(typed);
  await page.getByRole('option', { name: whole, exact: true }).click();
  await expect(placeField(page)).toHaveValue(whole);
};

/** Takes the choice of a place back. */
export const clearPlace = async (page: Page): Promise<void> => {
  await placeField(page).fill('');
  await placeField(page).blur();
};
