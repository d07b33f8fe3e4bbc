import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { carouselSlotWidth, carouselTransition } from '#generated/rules/parameter-values.ts';
import { covers } from '../../covers.ts';
import { isFull, sampleOf } from '../../depth.ts';
import { phone } from '../every-page/modes.ts';
import { hydrateGallery } from '../states/page-states.ts';
import { answerConsent } from '../visit/reused-page.ts';
import { test } from '../visit/test.ts';

const course = pathTo('course', 'pl', { type: 'kpp' });

test.beforeEach(({ page }) => answerConsent(page));
test.use({ viewport: { width: 1000, height: 900 } });

const carousel = (page: Page) => page.locator('.carousel');
const dialog = (page: Page) => page.locator('dialog.lightbox');
const place = (at: number, all: number): RegExp => new RegExp(`^Obraz ${at + 1} z\\s${all}$`);
const openGallery = async (page: Page, path = course): Promise<number> => {
  await page.goto(path);
  await hydrateGallery(page);
  return page.locator('.strip li').count();
};

/** From here on only `runFor` moves the time: on a slow machine the real one would turn the gallery in between. */
const stopTime = async (page: Page): Promise<void> =>
  page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
const runInterval = async (page: Page, times = 1): Promise<void> =>
  page.clock.runFor(times * Number(await carousel(page).getAttribute('data-interval')));

/** Runs in the page: waits until observers have seen the element leave the screen; the carousel's own runs first. */
const untilOutOfSight = (element: Element): Promise<void> =>
  new Promise((resolve) => {
    new IntersectionObserver(([entry]) => entry?.isIntersecting === false && resolve()).observe(element);
  });

test(
  'the gallery rotates, pauses under the pointer and out of sight, and stops at the first keyboard focus',
  covers('2.38', '4.16', '9.2'),
  async ({ page }) => {
    await page.clock.install();
    const pictures = await openGallery(page);
    await stopTime(page);
    const live = page.locator('.carousel-position');
    await expect(live).toHaveAttribute('aria-live', 'off');
    await runInterval(page);
    await expect(carousel(page)).toHaveAttribute('data-index', '1');
    await carousel(page).hover();
    await runInterval(page, 4);
    await expect(carousel(page)).toHaveAttribute('data-index', '1');
    await page.mouse.move(0, 0);
    await expect(carousel(page)).not.toHaveAttribute('data-hovered');
    await runInterval(page);
    await expect(carousel(page)).toHaveAttribute('data-index', '2');
    await page.evaluate(() => window.scrollTo(0, 0));
    await carousel(page).evaluate(untilOutOfSight);
    await runInterval(page, 4);
    await expect(carousel(page)).toHaveAttribute('data-index', '2');
    const first = carousel(page).locator('a, button').first();
    await expect(first).toHaveAccessibleName(/Zatrzymaj/);
    await first.focus();
    await page.keyboard.press('Enter');
    await expect(first).toHaveAccessibleName(/Odtwarzaj/);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await runInterval(page, 4);
    await expect(carousel(page)).toHaveAttribute('data-index', '2');
    await page.keyboard.press('ArrowRight');
    await expect(live).toHaveText(place(3, pictures));
    await page.keyboard.press('ArrowLeft');
    await expect(live).toHaveText(place(2, pictures));
  },
);

type Act = (page: Page) => Promise<unknown>;
const press =
  (name: string): Act =>
  (page) =>
    page.locator(`[data-carousel=${name}], .carousel-${name}`).press('Enter');
/** The strip is moved by so many slides, as a finger or a wheel moves it, and comes to rest. */
const swipe =
  (slides: number): Act =>
  async (page) => {
    await page.locator('.strip').evaluate((strip, by) => {
      const [first = 0, second = 0] = [...strip.querySelectorAll('li')].map(
        (item) => item.getBoundingClientRect().left,
      );
      strip.scrollBy({ left: by * (second - first), behavior: 'instant' });
      return new Promise((resolve) => strip.addEventListener('scrollend', resolve, { once: true }));
    }, slides);
    await page.clock.runFor(1000);
  };
const toggle = press('toggle');
const touch =
  (event: string): Act =>
  async (page) => {
    await page.locator('.strip').dispatchEvent(event);
    await page.clock.runFor(1000);
  };

interface Sequence {
  readonly name: string;
  readonly slides: number;
  readonly continuous: boolean;
  readonly cycle: boolean;
  /** What a visitor does, and the slide that is shown then. */
  readonly steps: readonly (readonly [act: Act, index: number])[];
}

/** A way through every row of the table of the carousel that the test above does not take. */
const sequences: readonly Sequence[] = [
  {
    name: 'whose ends meet',
    slides: 7,
    continuous: true,
    cycle: true,
    steps: [
      [toggle, 0],
      [press('previous'), 6],
      [press('next'), 0],
      [toggle, 0],
      [swipe(1), 1],
      [swipe(-1), 0],
      [swipe(-1), 6],
      [swipe(1), 0],
      [swipe(2), 2],
      [touch('touchstart'), 2],
      [press('next'), 2],
      [touch('touchend'), 2],
      [press('previous'), 1],
    ],
  },
  {
    name: 'that ends and turns by itself',
    slides: 3,
    continuous: false,
    cycle: true,
    steps: [
      [press('previous'), 0],
      [press('next'), 1],
      [press('next'), 2],
      [press('next'), 2],
      [toggle, 2],
      [runInterval, 0],
      [runInterval, 1],
      [toggle, 1],
      [runInterval, 1],
    ],
  },
  {
    name: 'that ends and stands still',
    slides: 3,
    continuous: false,
    cycle: false,
    steps: [
      [toggle, 0],
      [runInterval, 0],
      [press('next'), 1],
    ],
  },
];

/** Runs in the page, before the script of the gallery comes: so many slides, each with its place, and the settings of a sequence. */
const setUp = (root: HTMLElement, { slides, continuous, cycle }: Omit<Sequence, 'name' | 'steps'>): void => {
  Object.assign(root.dataset, { continuous, cycle });
  for (const [at, item] of [...root.querySelectorAll<HTMLElement>('.strip li')].entries())
    if (at < slides) item.dataset.at = String(at);
    else item.remove();
};

/** Runs in the page: the pixels between the start of the strip and the slide that it shows. */
const offset = (strip: Element): number => {
  const at = strip.closest<HTMLElement>('.carousel')?.dataset.index;
  const shown = strip.querySelector(`[data-at="${at}"]`)?.getBoundingClientRect().left ?? Number.NaN;
  return Math.abs(shown - (strip.querySelector('ul')?.getBoundingClientRect().left ?? 0) - strip.scrollLeft);
};

for (const { name, steps, ...settings } of sampleOf(sequences, 1)) {
  test(
    `a carousel ${name} follows its state machine, stops on interaction, keeps the focus and announces its position`,
    covers('2.44', '4.14', '4.15', '4.16', '4.17', 'C66'),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width: 700, height: 800 });
      await page.clock.install();
      await page.goto(course);
      const pictures = await page.locator('.strip li').count();
      await carousel(page).evaluate(setUp, settings);
      await hydrateGallery(page);
      await stopTime(page);
      await page.locator('.carousel-toggle').focus();
      let stopped = true;
      for (const [at, [act, index]] of steps.entries()) {
        const step = `step ${at + 1}`;
        await act(page);
        if (act !== runInterval) stopped = act === toggle ? !stopped : true;
        await expect(carousel(page), step).toHaveAttribute('data-index', String(index));
        await expect(page.locator('.carousel-position'), step).toHaveText(place(index, pictures));
        await expect(page.locator('.carousel-position'), step).toHaveAttribute('aria-live', stopped ? 'polite' : 'off');
        await expect(page.locator('.carousel :focus'), step).toHaveCount(1);
        if (settings.continuous) expect(await page.locator('.strip').evaluate(offset), step).toBeLessThanOrEqual(1);
        for (const [way, end] of [['previous', 0] as const, ['next', settings.slides - 1] as const])
          await expect(page.locator(`[data-carousel=${way}]`), step).toHaveAttribute(
            'aria-disabled',
            String(!settings.continuous && index === end),
          );
      }
      await expect(carousel(page)).toHaveAttribute('data-state', 'resting');
    },
  );
}

if (isFull)
  test('is paused at first for visitors who prefer reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.clock.install();
    await openGallery(page);
    await runInterval(page, 4);
    await expect(carousel(page)).toHaveAttribute('data-index', '0');
  });

test('slides have equal widths, and the next slide its interval', covers('9.3', '9.4'), async ({ page }) => {
  await openGallery(page);
  const shares = await page.locator('.strip').evaluate((strip) => {
    const { paddingLeft, paddingRight } = getComputedStyle(strip);
    const shown = Number(getComputedStyle(strip).getPropertyValue('--shares'));
    const room = strip.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
    return ((strip.querySelector('img')?.getBoundingClientRect().width ?? 0) / (room / shown)) * 100;
  });
  expect(shares).toBeCloseTo(carouselSlotWidth, 0);
  const durations = await carousel(page).evaluate((root) => {
    root.querySelector<HTMLElement>('[data-carousel=next]')?.click();
    const moving = root.querySelector('.strip ul')?.getAnimations() ?? [];
    return moving.map((one) => one.effect?.getTiming().duration);
  });
  expect(durations).toEqual([carouselTransition]);
});

test(
  'opens a picture in full screen; neighbours follow in a loop, and address and focus with them',
  covers('2.45', '4.18'),
  async ({ page }) => {
    const pictures = await openGallery(page);
    const link = page.locator('.strip a').nth(1);
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog(page).locator('[data-lightbox=close]')).toBeFocused();
    const shows = async (at: number): Promise<void> => {
      await expect(page).toHaveURL(new RegExp(`\\?zdjecie=${at + 1}$`));
      await expect(dialog(page).locator('.lightbox-position')).toHaveText(place(at, pictures));
      await expect(page.locator('dialog :focus')).toHaveCount(1);
    };
    await shows(1);
    await page.keyboard.press('ArrowRight');
    await shows(2);
    for (const at of [1, 0, pictures - 1]) {
      await page.keyboard.press('ArrowLeft');
      await shows(at);
    }
    await dialog(page).locator('[data-lightbox=next]').click();
    await shows(0);
    await dialog(page).locator('[data-lightbox=previous]').click();
    await shows(pictures - 1);
    await page.keyboard.press('Escape');
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(new RegExp(`${course}$`));
    await link.click();
    await expect(dialog(page)).toBeVisible();
    await page.goBack();
    await expect(dialog(page)).toBeHidden();
    await expect(link).toBeFocused();
  },
);

test('opens the picture of a shared address; closing focuses its thumbnail; an unknown address opens none', async ({
  page,
}) => {
  await page.goto(`${course}?zdjecie=7`);
  await expect(dialog(page).locator('.lightbox-position')).toContainText('Obraz 7 z');
  await dialog(page).locator('[data-lightbox=close]').click();
  await expect(page.locator('.strip li').nth(6).locator('a')).toBeFocused();
  await expect(page).toHaveURL(new RegExp(`${course}$`));
  await openGallery(page, `${course}?zdjecie=999`);
  await expect(dialog(page)).toBeHidden();
});

/** Runs in the page: presses the arrow, and counts the stops of the Tab key in the strip in each frame of a second; the fewest. */
const fewestStops = (root: Element): Promise<number> =>
  new Promise((resolve) => {
    const began = performance.now();
    const counts: number[] = [];
    const count = () => {
      counts.push(root.querySelectorAll('.strip li:not([inert]) a[tabindex="0"]').length);
      if (performance.now() - began < 1000) requestAnimationFrame(count);
      else resolve(Math.min(...counts));
    };
    root.querySelector<HTMLElement>('[data-carousel=next]')?.click();
    requestAnimationFrame(count);
  });

if (isFull)
  test('keeps a tab stop while it scrolls to the next picture', async ({ page }) => {
    await page.setViewportSize(phone);
    await openGallery(page);
    expect(await carousel(page).evaluate(fewestStops)).toBeGreaterThan(0);
  });

if (isFull)
  test('has visible controls in forced colours', async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' });
    await openGallery(page);
    const borders = await page
      .locator('.carousel-controls button')
      .evaluateAll((buttons) => buttons.map((button) => Number.parseFloat(getComputedStyle(button).borderTopWidth)));
    expect(borders.length).toBe(3);
    expect(borders.every((width) => width >= 1)).toBe(true);
  });

test('is a list of links without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL === undefined ? {} : { baseURL }) });
  const page = await context.newPage();
  await page.goto(course);
  const pictures = await page.locator('.strip li').count();
  expect(pictures).toBeGreaterThan(1);
  await expect(page.locator('.strip a[href*="/galleries/"]')).toHaveCount(pictures);
  await context.close();
});
