import { expect, type Page } from 'playwright/test';
import { carouselSlotWidth, carouselTransition } from '#generated/rules/parameter-values.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { findBarriers } from '../every-page/find-barriers.ts';
import { phone, type Screen, screens } from '../every-page/modes.ts';
import { askOthers } from '../every-page/other-engines.ts';
import { answerConsent, test as inOnePage } from '../visit/reused-page.ts';
import { test } from '../visit/test.ts';
import { watchErrors } from '../visit/watch-errors.ts';
import { dateStates } from './date-states.ts';
import { formStates } from './form-states.ts';
import { hydrateGallery, pageStates } from './page-states.ts';
import type { WidgetState } from './widget-state.ts';

const course = '/kurs-kwalifikowanej-pierwszej-pomocy-kpp';

const states: readonly WidgetState[] = [...pageStates, ...dateStates, ...formStates];

/** What a browser logs about answers that a state needs. */
const meant = /Failed to load resource/;

test('there are forty states at least, each with a name of its own', () => {
  expect(new Set(states.map(({ name }) => name)).size).toBe(states.length);
  expect(states.length).toBeGreaterThanOrEqual(40);
});

/** The usual run looks at so many states. */
const fewStates = 12;

/** The screens of a state: each one in the full run, otherwise the light phone or the dark desktop in turn. */
const screensOf = (state: WidgetState): readonly Screen[] => {
  const fitting = screens.filter(({ size: { width } }) => state.phone !== true || width === phone.width);
  return isFull ? fitting : fitting.slice(states.indexOf(state) % fitting.length).slice(0, 1);
};

/** Runs in the page: for a moment after the theme has changed colours are on their way, and no visitor reads them then. */
const untilColoursHold = async (): Promise<void> => {
  const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
  await Promise.allSettled(transitions.map(({ finished }) => finished));
};

for (const state of sampleOf(states, fewStates)) {
  const { name, path, undecided, prepare, reach, focus = 'body' } = state;
  inOnePage(`no engine finds anything in ${name}`, async ({ page }) => {
    test.setTimeout(120_000 * timeoutFactor);
    const errors = watchErrors(page);
    if (undecided !== true) await answerConsent(page);
    await page.emulateMedia({ reducedMotion: name === 'a rotating gallery' ? 'no-preference' : 'reduce' });
    await page.setViewportSize(phone);
    await prepare?.(page);
    await page.goto(path);
    await reach(page);
    await expect
      .poll(() => page.evaluate((wanted) => document.activeElement?.matches(wanted), focus), focus)
      .toBe(true);
    const found: string[] = [];
    for (const { size, colorScheme } of screensOf(state)) {
      await page.setViewportSize(size);
      await page.emulateMedia({ colorScheme });
      await page.evaluate(untilColoursHold);
      for (const barrier of await findBarriers(page)) found.push(`${size.width} ${colorScheme}: ${barrier}`);
    }
    found.push(...(await askOthers(page)));
    expect(found).toEqual([]);
    expect(errors.filter((error) => !meant.test(error))).toEqual([]);
  });
}

/** Runs in the page: waits until observers have seen the element leave the screen; the carousel's own runs first. */
const untilOutOfSight = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    new IntersectionObserver(([entry]) => entry?.isIntersecting === false && resolve()).observe(element);
  });

/** From here on only `runFor` moves the time: on a slow machine the real one would turn the gallery in between. */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);

test.describe('the gallery', () => {
  test.beforeEach(({ page }) => answerConsent(page));
  test.use({ viewport: { width: 1000, height: 900 } });

  test(
    'rotates, rests under the pointer and in a hidden place, and stops at the first stop of the keyboard',
    covers('2.38', '4.16', '9.2'),
    async ({ page }) => {
      await page.clock.install();
      await page.goto(course);
      await hydrateGallery(page);
      await stopTime(page);
      const carousel = page.locator('.carousel');
      const live = page.locator('.carousel-position');
      await expect(live).toHaveAttribute('aria-live', 'off');
      await page.clock.runFor(5000);
      await expect(carousel).toHaveAttribute('data-index', '1');
      await carousel.hover();
      await page.clock.runFor(20_000);
      await expect(carousel).toHaveAttribute('data-index', '1');
      await page.mouse.move(0, 0);
      await expect(carousel).not.toHaveAttribute('data-hovered');
      await page.clock.runFor(5000);
      await expect(carousel).toHaveAttribute('data-index', '2');
      await page.evaluate(() => window.scrollTo(0, 0));
      await carousel.evaluate(untilOutOfSight);
      await page.clock.runFor(20_000);
      await expect(carousel).toHaveAttribute('data-index', '2');
      const first = carousel.locator('a, button').first();
      await expect(first).toHaveAccessibleName(/Zatrzymaj/);
      await first.focus();
      await page.keyboard.press('Enter');
      await expect(first).toHaveAccessibleName(/Odtwarzaj/);
      await expect(live).toHaveAttribute('aria-live', 'polite');
      await page.clock.runFor(20_000);
      await expect(carousel).toHaveAttribute('data-index', '2');
      await page.keyboard.press('ArrowRight');
      await expect(live).toHaveText(/Obraz 4 z\s29/);
    },
  );

  test('starts stopped for visitors who want little motion, and its arrows still work', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await page.goto(course);
    await hydrateGallery(page);
    await page.clock.runFor(20_000);
    await expect(page.locator('.carousel')).toHaveAttribute('data-index', '0');
    await page.locator('[data-carousel=next]').click();
    await expect(page.locator('.carousel-position')).toHaveText(/Obraz 2 z\s29/);
  });

  test(
    'a slide takes its share of an equal one, and the way to the next its time',
    covers('9.3', '9.4'),
    async ({ page }) => {
      await page.goto(course);
      await hydrateGallery(page);
      const shares = await page.locator('.strip').evaluate((strip) => {
        const { paddingLeft, paddingRight } = getComputedStyle(strip);
        const shown = Number(getComputedStyle(strip).getPropertyValue('--shares'));
        const room = strip.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
        return ((strip.querySelector('img')?.getBoundingClientRect().width ?? 0) / (room / shown)) * 100;
      });
      expect(shares).toBeCloseTo(carouselSlotWidth, 0);
      const durations = await page.locator('.carousel').evaluate((carousel) => {
        carousel.querySelector<HTMLElement>('[data-carousel=next]')?.click();
        const moving = carousel.querySelector('.strip ul')?.getAnimations() ?? [];
        return moving.map((one) => one.effect?.getTiming().duration);
      });
      expect(durations).toEqual([carouselTransition]);
    },
  );

  test('a wheel or a finger moves it, stops it and is read out', covers('2.44', '4.17', 'C66'), async ({ page }) => {
    await page.goto(course);
    await hydrateGallery(page);
    await page.locator('.strip').evaluate((strip) => strip.scrollBy({ left: 496, behavior: 'instant' }));
    await expect(page.locator('.carousel')).toHaveAttribute('data-index', '1');
    await expect(page.locator('.carousel')).toHaveAttribute('data-stopped', '');
    await expect(page.locator('.carousel-position')).toHaveText(/Obraz 2 z\s29/);
  });

  test(
    'a picture opens in full screen, its address can be shared, and Back closes it',
    covers('2.45', '4.18'),
    async ({ page }) => {
      await page.goto(course);
      await hydrateGallery(page);
      const link = page.locator('.strip a').nth(1);
      await link.focus();
      await page.keyboard.press('Enter');
      const dialog = page.locator('dialog.lightbox');
      await expect(dialog).toBeVisible();
      await expect(dialog.locator('[data-lightbox=close]')).toBeFocused();
      await expect(page).toHaveURL(/\?zdjecie=2$/);
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(/\?zdjecie=3$/);
      await expect(dialog.locator('.lightbox-position')).toHaveText(/Obraz 3 z\s29/);
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(link).toBeFocused();
      await expect(page).toHaveURL(new RegExp(`${course}$`));
      await link.click();
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
    },
  );

  test('a shared address opens its picture, and closing leads to its thumbnail', async ({ page }) => {
    await page.goto(`${course}?zdjecie=7`);
    const dialog = page.locator('dialog.lightbox');
    await expect(dialog.locator('.lightbox-position')).toHaveText(/Obraz 7 z\s29/);
    await dialog.locator('[data-lightbox=close]').click();
    await expect(page.locator('.strip li', { hasText: '' }).locator('a:focus')).toHaveCount(1);
    await expect(page).toHaveURL(new RegExp(`${course}$`));
  });

  test('the address of a picture that does not exist opens none', async ({ page }) => {
    await page.goto(`${course}?zdjecie=999`);
    await hydrateGallery(page);
    await expect(page.locator('.carousel[data-hydrated]')).toBeVisible();
    await expect(page.locator('dialog.lightbox')).toBeHidden();
  });

  test('has visible controls in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await page.goto(course);
    await hydrateGallery(page);
    const borders = await page
      .locator('.carousel-controls button')
      .evaluateAll((buttons) => buttons.map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)));
    expect(borders.length).toBe(3);
    expect(borders.every((width) => width >= 1)).toBe(true);
  });
});

test('the finder counts what was chosen before its script came', async ({ page }) => {
  const finder = dateStates.find(({ name }) => name === 'the finder with a count');
  const script = Promise.withResolvers<void>();
  await page.route(/\/assets\/loader-/, async (route) => {
    await script.promise;
    await route.continue();
  });
  await answerConsent(page);
  await finder?.prepare?.(page);
  await page.goto(finder?.path ?? '', { waitUntil: 'commit' });
  const city = page.locator('select[name=localization]');
  await city.selectOption({ index: 1 });
  await city.blur();
  script.resolve();
  await expect(page.locator('.finder button[type=submit]')).toHaveText('Pokaż 7 terminów');
});

test.describe('the questions', () => {
  test.beforeEach(({ page }) => answerConsent(page));

  test('show three and hand the focus to the fourth', covers('2.49', '4.19'), async ({ page }) => {
    await page.goto(course);
    await page.locator('.faq').scrollIntoViewIfNeeded();
    const button = page.locator('.faq > button');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await expect(page.locator('.question > summary:visible')).toHaveCount(3);
    await button.focus();
    await page.keyboard.press('Enter');
    await expect(page.locator('.question > summary').nth(3)).toBeFocused();
  });

  test('keep the keyboard where it is when their script comes late', async ({ page }) => {
    const script = Promise.withResolvers<void>();
    await page.route(/\/assets\/enhance-faq-/, async (route) => {
      await script.promise;
      await route.continue();
    });
    await page.goto(course);
    await page.locator('.faq').scrollIntoViewIfNeeded();
    await page.locator('.faq .rest > summary').focus();
    script.resolve();
    await expect(page.locator('.faq > button')).toBeFocused();
  });

  test('a link to an answer of the folded rest opens it', async ({ page }) => {
    await page.goto(course);
    const id = await page.locator('.question > div').last().getAttribute('id');
    await page.goto(`${course}#${id}`);
    await expect(page.locator(`#${id}`)).toBeVisible();
  });

  test('print shows every answer', async ({ page }) => {
    await page.goto(course);
    await page.emulateMedia({ media: 'print' });
    for (const text of await page.locator('.question > div').all())
      expect((await text.boundingBox())?.height ?? 0).toBeGreaterThan(10);
  });
});

test('without JavaScript the gallery is a strip of links', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(course);
  await expect(page.locator('.strip a[href*="/galleries/"]')).toHaveCount(29);
  await context.close();
});
