import type { Page } from '@playwright/test';
import { answerConsent } from '../visit/reused-page.ts';
import { dateStates } from './date-states.ts';
import { formStates } from './form-states.ts';
import { pageStates } from './page-states.ts';
import type { WidgetState } from './widget-state.ts';

/** Every state of every widget. */
export const states: readonly WidgetState[] = [...pageStates, ...dateStates, ...formStates];

/** Brings a page into a state. */
export const openState = async (page: Page, { name, path, undecided, prepare, reach }: WidgetState): Promise<void> => {
  if (undecided !== true) await answerConsent(page);
  await page.emulateMedia({ reducedMotion: name === 'a rotating gallery' ? 'no-preference' : 'reduce' });
  await prepare?.(page);
  await page.goto(path);
  await reach(page);
};
