import { expect, type Page } from '@playwright/test';
import { dealt, isFull, sampleOf, type Turn } from '../../depth.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { test } from '../visit/reused-page.ts';
import { pagesOfAllParts, type SitePage, screensToVisit } from '../visit/site-pages.ts';
import { watchErrors } from '../visit/watch-errors.ts';
import { inspectPage } from './find-barriers.ts';
import { findClipped } from './find-clipped.ts';
import { findSmall } from './find-small.ts';
import { findUnseen } from './find-unseen.ts';
import {
  desktop,
  magnified,
  phone,
  resetTextSize,
  type Screen,
  screens,
  screensInTurn,
  sizes,
  textModes,
  themes,
} from './modes.ts';
import { openHydrated } from './open-hydrated.ts';
import { askOthers } from './other-engines.ts';
import { withFrames } from './pixels.ts';
import { walkFocus } from './walk-focus.ts';

/** The other language has the same markup; the full run visits it too. */
const visited = screensToVisit.filter(({ locale }) => isFull || locale === 'pl');

/** The parts of the text, and of the targets of a phone, that keep to what level AAA asks for. */
const [strongShare, roomyShare] = [0.9, 0.95];
const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

/** Runs in the page: how much of it moves by itself. */
const moving = (): number => document.getAnimations().filter(({ playState }) => playState === 'running').length;
/** Runs in the page: the colour of muted text. */
const softest = (): string => getComputedStyle(document.documentElement).getPropertyValue('--ink-soft');

/** What engines find on each screen, and what is hard to read or to hit there. */
const findHindrances = async (
  page: Page,
  { place, seenOn, isLate }: { readonly place: string; readonly seenOn: readonly Screen[]; readonly isLate: boolean },
): Promise<readonly string[]> => {
  const [found, measured]: [string[], string[]] = [[], []];
  for (const { size, colorScheme } of seenOn) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme });
    const { barriers, strong } = await inspectPage(page);
    for (const barrier of barriers) found.push(`${size.width} ${colorScheme}: ${barrier}`);
    measured.push(`${size.width} ${colorScheme}: ${percent(strong)} of the text at 7 to 1`);
    if (strong < strongShare) found.push(`${size.width} ${colorScheme}: only ${percent(strong)} at 7 to 1`);
  }
  if (isLate) return found;
  await page.setViewportSize(phone);
  const { all, small } = await findSmall(page);
  measured.push(`${percent(1 - small.length / all)} of ${all} targets at 44 pixels`);
  if (small.length > all * (1 - roomyShare)) found.push(...small.map((target) => `small: ${target}`));
  process.stdout.write(`${place}: ${measured.join(', ')}\n`);
  return [...found, ...(await askOthers(page))];
};

/** Sizes of a window, 400 % first, in every mode of the text. */
const cuts = textModes.flatMap((mode) => sampleOf([magnified, ...sizes], 1).map((size) => ({ mode, size })));

/** Text that is not whole at 400 %, when it is larger and when it is spaced. */
const findCut = async (page: Page, turn: Turn): Promise<readonly string[]> => {
  const found: string[] = [];
  const wanted = isFull ? dealt(cuts, turn) : cuts;
  for (const mode of textModes) {
    await mode.apply(page);
    for (const { size } of wanted.filter((cut) => cut.mode === mode)) {
      await page.setViewportSize(size);
      const place = `${size.width} × ${size.height}, ${mode.name}`;
      for (const fault of await findClipped(page)) found.push(`${place}: ${fault}`);
    }
  }
  await resetTextSize(page);
  return found;
};

/** Controls that forced colours hide, and words that more contrast leaves as they were. */
const findLost = async (page: Page, turn: Turn): Promise<readonly string[]> => {
  const found: string[] = [];
  await page.emulateMedia({ forcedColors: 'active' });
  for (const colorScheme of isFull ? dealt(themes, turn) : themes.slice(0, 1)) {
    await page.emulateMedia({ colorScheme });
    found.push(
      ...(await findUnseen(page)).map((control) => `${colorScheme}: ${control} is not seen in forced colours`),
    );
  }
  await page.emulateMedia({ forcedColors: 'none' });
  const usual = await page.evaluate(softest);
  await page.emulateMedia({ contrast: 'more' });
  return (await page.evaluate(softest)) === usual ? [...found, 'more contrast changes nothing'] : found;
};

/**
 * The place of a page among those of its kind and language, which have the same markup and styles: in the full run they deal out
 * screens, texts, themes and ways of the keyboard among them, and a page that is alone takes all.
 */
const turnOf = (page: SitePage, pages: readonly SitePage[]): Turn => {
  const alike = pages.filter(({ kind, locale }) => kind === page.kind && locale === page.locale);
  return { at: alike.indexOf(page), of: alike.length };
};

for (const [at, visit] of sampleOf(visited, 1).entries()) {
  const { path, kind, locale } = visit;
  test(`${path} (${kind}) hydrates without an error and is accessible on any screen, in any theme, text size, contrast and forced colours`, async ({
    page,
  }) => {
    test.setTimeout((isFull ? 420_000 : 180_000) * timeoutFactor);
    const errors = watchErrors(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await openHydrated(page, path);
    await expect(page.locator('h1')).toHaveCount(1);
    await expect(page.locator('html')).toHaveAttribute('lang', locale);
    const running = await page.evaluate(moving);
    const turn = turnOf(visit, visited);
    const seenOn = isFull ? dealt(screens, turn) : screensInTurn(at);
    // Every screen has been dealt out before: targets, other engines and forced colours have been looked at as often.
    const isLate = turn.at >= screens.length;
    const hindrances = await findHindrances(page, { place: `${kind} ${path}`, seenOn, isLate });
    const cut = await findCut(page, turn);
    await page.setViewportSize(desktop);
    const lost = isLate
      ? []
      : await withFrames(async (again) => {
          if (again) await openHydrated(page, path);
          return findLost(page, turn);
        });
    // A page that is not found is an error that the browser reports.
    const complaints = errors.filter((error) => kind !== 'not-found' || !error.includes('status of 404'));
    expect({ running, hindrances, cut, lost, complaints }).toEqual({
      running: 0,
      hindrances: [],
      cut: [],
      lost: [],
      complaints: [],
    });
  });
}

/** Windows and themes that the keyboard walks through. */
const ways = [
  { width: 1280, colorScheme: 'light' },
  { width: 360, colorScheme: 'dark' },
] as const;

/** Kinds of pages that one worker walks, so that it looks once at what they share: in the usual run the courses in a wide window. */
const walked = isFull ? pagesOfAllParts(visited) : visited;
const groups = isFull ? [...new Set(walked.map(({ kind }) => kind))].map((kind) => [kind]) : [['listing']];

for (const kinds of groups)
  test.describe(`the keyboard on pages of the kind ${kinds.join(' and ')}`, () => {
    test.describe.configure({ mode: 'default' });
    const looks = new Set<string>();

    for (const visit of walked.filter(({ kind }) => kinds.includes(kind)))
      test(`${visit.path} can be walked through with the Tab key, and the focus is visible at every stop`, async ({
        page,
      }) => {
        test.setTimeout(180_000 * timeoutFactor);
        await page.emulateMedia({ reducedMotion: 'reduce' });
        for (const { width, colorScheme } of dealt(ways, isFull ? turnOf(visit, walked) : { at: 0, of: ways.length })) {
          await page.emulateMedia({ colorScheme });
          const faults = await withFrames(async () => {
            await openHydrated(page, visit.path);
            return walkFocus(page, width, looks);
          });
          expect(faults, `${width} ${colorScheme}`).toEqual([]);
        }
      });
  });
