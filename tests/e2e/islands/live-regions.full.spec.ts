import { expect, type Page } from '@playwright/test';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { sampleAnswer } from '../../site/samples/calendar.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { choosePlace, openPlaces } from '../visit/finder.ts';
import { answerCalendar } from '../visit/sample-calendar.ts';
import { test } from '../visit/test.ts';
import { fillContactCard, newAddress } from '../visit/visitor.ts';

declare global {
  interface Window {
    /** The announcements of live regions, in their order. */
    spoken: string[];
    /** Texts of regions that came to the page with them: several screen readers say nothing of such. */
    bornFull: string[];
    /** How many regions have changed and not settled. */
    unsettled: () => number;
  }
}

/** Longer than a region may take to settle. */
const settled = 700;

/** Notes down what a screen reader would read out: new text of a polite or urgent region, once it has settled. */
const listen = (page: Page): Promise<unknown> =>
  page.addInitScript((pause) => {
    localStorage.setItem('consent', '');
    window.spoken = [];
    window.bornFull = [];
    const live = '[aria-live=polite], [aria-live=assertive], [role=status], [role=alert], output';
    const printed = new WeakMap<Element, string>();
    const timers = new Map<Element, number>();
    window.unsettled = () => timers.size;
    const wordsOf = (region: Element): string =>
      region instanceof HTMLElement && region.checkVisibility()
        ? (region.matches('.visually-hidden') ? (region.textContent ?? '') : region.innerText).trim()
        : '';
    const speak = (region: Element): void => {
      const words = wordsOf(region);
      if (words !== '' && words !== printed.get(region)) window.spoken.push(words.replaceAll(/\s+/g, ' '));
      printed.set(region, words);
    };
    const regionsOf = (node: Node): Element[] => {
      const element = node instanceof Element ? node : node.parentElement;
      const above = element?.closest(live) ?? null;
      return [...(above === null ? [] : [above]), ...(element?.querySelectorAll(live) ?? [])];
    };
    const noteBirths = (records: readonly MutationRecord[]): void => {
      if (document.readyState === 'loading') return;
      const added = new Set(
        records
          .flatMap(({ addedNodes }) => [...addedNodes])
          .filter((node) => node instanceof Element)
          .flatMap((element) => [...(element.matches(live) ? [element] : []), ...element.querySelectorAll(live)]),
      );
      window.bornFull.push(...[...added].map(wordsOf).filter((words) => words !== ''));
    };
    new MutationObserver((records) => {
      noteBirths(records);
      const touched = new Set(records.flatMap(({ target, addedNodes }) => [target, ...addedNodes].flatMap(regionsOf)));
      for (const region of touched) {
        if (wordsOf(region) === '') printed.set(region, '');
        clearTimeout(timers.get(region));
        timers.set(
          region,
          window.setTimeout(() => {
            timers.delete(region);
            speak(region);
          }, pause),
        );
      }
    }).observe(document, { childList: true, characterData: true, attributes: true, subtree: true });
  }, settled / 2);

const spokenBy = async (page: Page, act: () => Promise<unknown>): Promise<readonly string[]> => {
  await page.waitForTimeout(settled);
  await expect.poll(() => page.evaluate(() => window.unsettled())).toBe(0);
  await page.evaluate(() => {
    window.spoken = [];
    window.bornFull = [];
  });
  await act();
  await expect
    .poll(() => page.evaluate(() => window.spoken.length), { timeout: 15_000 * timeoutFactor })
    .toBeGreaterThan(0);
  await page.waitForTimeout(settled);
  return page.evaluate(() => window.spoken);
};

const course = pathTo('course', 'pl', { type: 'bls' });
/** A page without a gallery, which would announce itself when hydrated. */
const plain = pathTo('course', 'pl', { type: 'kipp' });

/** Runs in the page: until the answer of the calendar is there, and what follows from it has settled by the page's own clock. */
const untilAnswered = (pause: number): Promise<void> =>
  new Promise((resolve) => {
    const isAnswered = () => performance.getEntriesByType('resource').some(({ name }) => name.includes('/courses?'));
    const look = (answered: boolean): unknown => setTimeout(() => (answered ? resolve() : look(isAnswered())), pause);
    look(false);
  });

const hydrate = async (page: Page): Promise<void> => {
  await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
  await page.evaluate(untilAnswered, settled);
};

const chooseCity = async (page: Page, name: string): Promise<void> => {
  await page.locator('.picker > summary').click();
  await page.locator('.picker-options a', { hasText: name }).click();
};

const sendMessage = async (page: Page): Promise<void> => {
  await fillContactCard(page, newAddress());
  await page.locator('.contact-form button[type=submit]').click();
};

interface Announcement {
  readonly name: string;
  readonly path: string;
  readonly prepare?: (page: Page) => Promise<unknown>;
  readonly before?: (page: Page) => Promise<unknown>;
  readonly act: (page: Page) => Promise<unknown>;
  readonly words: RegExp;
}

/** The field of the message opens once the form is hydrated. */
const openContact = async (page: Page): Promise<void> => {
  await page.locator('.contact-form input').first().focus();
  await expect(page.locator('.contact-form textarea')).toBeVisible();
};

const typeAddress = async (page: Page, address: string): Promise<void> => {
  const field = page.locator('.contact-form input[type=email]').first();
  await field.fill(address);
  await field.blur();
};

const announcements: readonly Announcement[] = [
  {
    name: 'a slip in the host of an address',
    path: '/kontakt',
    before: openContact,
    act: (page) => typeAddress(page, 'anna@gmial.com'),
    words: /anna@gmail\.com/,
  },
  {
    name: 'letters that mail does not take',
    path: '/kontakt',
    before: openContact,
    act: (page) => typeAddress(page, 'łukasz.nowak@gmail.com'),
    words: /lukasz\.nowak@gmail\.com/,
  },
  {
    name: 'the count of the finder',
    path: '/',
    prepare: answerCalendar,
    // How many places there are is said too, by the list.
    before: (page) => openPlaces(page, 'Wrocław'),
    act: (page) => choosePlace(page, '', 'Wrocław'),
    words: /^Pokaż [0-9]+ /,
  },
  {
    name: 'a count that failed',
    path: '/',
    prepare: (page) => page.route('**/courses-count*', (route) => route.fulfill({ status: 404 })),
    before: (page) => openPlaces(page, 'Wrocław'),
    act: (page) => choosePlace(page, '', 'Wrocław'),
    words: /./,
  },
  {
    name: 'the dates of a city',
    path: course,
    prepare: answerCalendar,
    before: hydrate,
    act: (page) => chooseCity(page, 'Wrocław'),
    words: /^Znaleziono 2 terminy/,
  },
  {
    name: 'a city without dates',
    path: plain,
    prepare: (page) => {
      const answer = sampleAnswer('1dn');
      return page.route('**/api/v1/www/courses?*', (route) => {
        const all = !route.request().url().includes('localization');
        return route.fulfill({ json: all ? answer : { ...answer, items: [] } });
      });
    },
    before: hydrate,
    act: (page) => chooseCity(page, 'Wrocław'),
    words: /^We Wrocławiu nie ma teraz takich terminów/,
  },
  {
    name: 'dates that could not be fetched',
    path: course,
    prepare: (page) => page.route('**/api/v1/www/**', (route) => route.fulfill({ status: 503 })),
    act: (page) => page.locator('[data-island=dates]').scrollIntoViewIfNeeded(),
    words: /Nie udało się pobrać/,
  },
  {
    name: 'the place of a stopped gallery',
    path: course,
    before: async (page) => {
      await page.locator('.carousel').scrollIntoViewIfNeeded();
      await expect(page.locator('.carousel')).toHaveAttribute('data-hydrated', '');
    },
    act: (page) => page.locator('[data-carousel=next]').click(),
    words: /^Obraz 2 z/,
  },
  {
    name: 'the next picture in full screen',
    path: `${course}?zdjecie=2`,
    before: (page) => expect(page.locator('dialog.lightbox')).toBeVisible(),
    act: (page) => page.keyboard.press('ArrowRight'),
    words: /^Obraz 3 z/,
  },
  {
    name: 'the answer of the calculator',
    path: pathTo('course', 'pl', { type: 'kpp-rec' }),
    before: (page) => page.locator('.calculator').getByLabel('Dzień').focus(),
    act: async (page) => {
      const [year = '', month = '', day = ''] = formatCivilDate(warsawDate(Date.now())).split('-');
      for (const [part, typed] of Object.entries({ Dzień: day, Miesiąc: month, Rok: year }))
        await page.locator('.calculator').getByLabel(part).fill(typed);
      await page.locator('.calculator').getByRole('button', { name: 'Sprawdź' }).click();
    },
    words: /Jeszcze za wcześnie/,
  },
  {
    name: 'the dates that the search found',
    path: '/szukaj',
    prepare: answerCalendar,
    before: async (page) => {
      await expect(page.locator('.term').first()).toBeVisible();
      await choosePlace(page, '', 'Wrocław');
      await expect(page.locator('form.finder button[type=submit]')).toContainText(/[0-9]/);
    },
    act: (page) => page.locator('form.finder button[type=submit]').click(),
    words: /^Znaleziono/,
  },
];

for (const { name, path, prepare, before, act, words } of announcements) {
  test(`announces ${name} once`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await listen(page);
    await prepare?.(page);
    await page.goto(path);
    await before?.(page);
    const spoken = await spokenBy(page, () => act(page));
    expect(spoken).toHaveLength(1);
    expect(spoken[0]).toMatch(words);
    expect(await page.evaluate(() => window.bornFull)).toEqual([]);
  });
}

const results = [
  ['sent', 200],
  ['not sent', 400],
] as const;
for (const [name, status] of results) {
  test(`reports a message that was ${name} only by a dialog that takes the focus`, async ({ page }) => {
    await listen(page);
    await page.route(/\/api\/contact-form$/, (route) => route.fulfill({ status, json: {} }));
    await page.goto('/kontakt');
    await sendMessage(page);
    await expect(page.getByRole('alertdialog').getByRole('button')).toBeFocused({ timeout: 20_000 * timeoutFactor });
    await page.waitForTimeout(settled);
    expect(await page.evaluate(() => window.spoken)).toEqual([]);
  });
}
