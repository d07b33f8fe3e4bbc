import { expect } from '@playwright/test';
import { timeoutFactor } from '../../timeout-factor.ts';
import { findBarriers } from '../every-page/find-barriers.ts';
import { phone, type Screen, screens, screensInTurn } from '../every-page/modes.ts';
import { askOthers } from '../every-page/other-engines.ts';
import { test as inOnePage } from '../visit/reused-page.ts';
import { test } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';
import { openState, states } from './states.ts';
import type { WidgetState } from './widget-state.ts';

/** What a browser logs about answers that a state needs. */
const meant = /Failed to load resource/;

test('there are at least forty states, each with a unique name', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  expect(states.length).toBeGreaterThanOrEqual(40);
});

/** The screens of a state; one that only phones have is seen in both themes. */
const screensOf = (state: WidgetState): readonly Screen[] =>
  state.phone === true ? screens.filter(({ size }) => size === phone) : screensInTurn(states.indexOf(state));

/** Runs in the page: for a moment after the theme has changed colours are on their way, and no visitor reads them then. */
const untilColoursSettle = async (): Promise<void> => {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

for (const state of states) {
  const { name, focus = 'body' } = state;
  inOnePage(`no accessibility engine reports a violation in ${name}`, async ({ page }) => {
    test.setTimeout(120_000 * timeoutFactor);
    const errors = watchErrors(page);
    await page.setViewportSize(phone);
    await openState(page, state);
    await expect
      .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), focus), focus)
      .toBe(true);
    const found: string[] = [];
    for (const { size, colorScheme } of screensOf(state)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(untilColoursSettle);
      // A bar that stays in the window would lie over a part of what stands below it.
      await page.evaluate(() => window.scrollTo(0, 0));
      for (const barrier of await findBarriers(page)) found.push(`${size.width} ${colorScheme}: ${barrier}`);
    }
    found.push(...(await askOthers(page)));
    expect(found).toEqual([]);
    expect(errors.filter((error) => !meant.test(error))).toEqual([]);
  });
}
