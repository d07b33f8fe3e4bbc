import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { isFull } from '../../depth.ts';
import { sampleAnswer } from '../../site/samples/calendar.ts';
import { test } from '../visit/reused-page.ts';

interface Badge {
  readonly freePlaces: number | null;
  readonly pl: string | null;
  readonly en: string | null;
  readonly tone?: 'free' | 'full';
}

/** The table of specification section 4, as a visitor hears it; who sees “kilka” does not see how many. */
const badges: readonly Badge[] = [
  { freePlaces: null, pl: null, en: null },
  { freePlaces: -3, pl: 'Lista rezerwowa', en: 'Reserve list', tone: 'full' },
  { freePlaces: 0, pl: 'Lista rezerwowa', en: 'Reserve list', tone: 'full' },
  { freePlaces: 1, pl: 'Zostało 1 wolne miejsce', en: 'There is 1 free spot left', tone: 'free' },
  { freePlaces: 2, pl: 'Zostały 2 wolne miejsca', en: 'There are 2 free places left', tone: 'free' },
  { freePlaces: 4, pl: 'Zostały 4 wolne miejsca', en: 'There are 4 free places left', tone: 'free' },
  { freePlaces: 5, pl: 'Zostało kilka wolnych miejsc (5)', en: 'A few free places left (5)', tone: 'free' },
  { freePlaces: 10, pl: 'Zostało kilka wolnych miejsc (10)', en: 'A few free places left (10)', tone: 'free' },
  { freePlaces: 11, pl: null, en: null },
];

const paths = { pl: pathTo('course', 'pl', { type: 'bls' }), en: pathTo('course', 'en', { type: 'bls' }) } as const;

/** A calendar with one term for each row of the table. */
const answerWithBadges = (page: Page): Promise<unknown> => {
  const answer = sampleAnswer('1dn');
  const items = badges.map(({ freePlaces }, at) => ({ ...answer.items[at], freePlaces }));
  return page.route('**/api/v1/www/courses?*', (route) => route.fulfill({ json: { ...answer, items } }));
};

const tones = { free: 'green', full: 'red' } as const;

/** Whether a colour of the page is more green than red, or the other way round. */
const toneOf = (colour: string): string => {
  const [red = 0, green = 0] = (colour.match(/\d+/g) ?? []).map(Number);
  return green > red ? 'green' : 'red';
};

for (const colorScheme of ['light', 'dark'] as const) {
  for (const locale of isFull ? (['pl', 'en'] as const) : ([colorScheme === 'light' ? 'pl' : 'en'] as const)) {
    test(
      `${locale}, ${colorScheme}: shows free seats in words and in colour, or not at all`,
      covers('4.20', '4.21', '4.30', 'C58'),
      async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await answerWithBadges(page);
        await page.goto(paths[locale]);
        await page.locator('[data-island=dates]').scrollIntoViewIfNeeded();
        await expect(page.locator('.term')).toHaveCount(badges.length);
        for (const [at, badge] of badges.entries()) {
          const { id } = sampleAnswer('1dn').items[at] ?? { id: 0 };
          const shown = page.locator(`.term[data-term="${id}"]`).locator('.badge');
          await expect(shown, `${badge.freePlaces} places`).toHaveCount(badge.tone === undefined ? 0 : 1);
          if (badge.tone === undefined) continue;
          await expect(shown).toHaveText(badge[locale] ?? '');
          const colours = await shown.evaluate((element) => {
            const { color, backgroundColor } = getComputedStyle(element);
            return [color, backgroundColor].filter((colour) => !colour.endsWith(', 0)'));
          });
          expect(new Set(colours.map(toneOf))).toEqual(new Set([tones[badge.tone]]));
        }
      },
    );
  }
}
