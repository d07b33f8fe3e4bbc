import type { Page } from '@playwright/test';
import { isFull } from '../../depth.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The phone that designs and bars are measured on. */
export const phone: Size = { width: 390, height: 844 };

/** A desktop with a window beside others. */
export const desktop: Size = { width: 1280, height: 720 };

/** A narrow phone, a phone, a tablet and a desktop. */
export const sizes: readonly Size[] = [
  { width: 320, height: 640 },
  phone,
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
];

export const themes = ['light', 'dark'] as const;

export interface Screen {
  readonly size: Size;
  readonly colorScheme: (typeof themes)[number];
}

/** Every size in every theme. */
export const screens: readonly Screen[] = sizes.flatMap((size) => themes.map((colorScheme) => ({ size, colorScheme })));

const usualScreens = screens.filter(
  ({ size, colorScheme }) => size.width === (colorScheme === 'light' ? phone.width : 1440),
);

/**
 * The screens of one case among others: in the full run every size, in a light and a dark theme by turns, so that a case and its
 * neighbour see every size in every theme; otherwise a light phone or a dark desktop.
 */
export const screensInTurn = (at: number): readonly Screen[] =>
  isFull
    ? screens.filter(({ size, colorScheme }) => (sizes.indexOf(size) + themes.indexOf(colorScheme) + at) % 2 === 0)
    : usualScreens.slice(at % usualScreens.length).slice(0, 1);

/** What a screen of 1280 × 1024 pixels shows of a page at 400 %. */
export const magnified: Size = { width: 320, height: 256 };

/** Text spacing of WCAG 1.4.12. */
const spacing = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Lays rules over a page as an extension of the browser does; the policy of the page does not concern them. */
export const layRules = (page: Page, rules: string): Promise<void> =>
  page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    await sheet.replace(text);
    document.adoptedStyleSheets = [sheet];
  }, rules);

/** Sets the text size that a visitor has chosen in the browser, in pixels; queries about widths in rem follow it. */
const setTextSize = async (page: Page, standard: number): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard } });
};

/** Ways in which visitors change the text of a page. */
export const textModes: readonly { readonly name: string; readonly apply: (page: Page) => Promise<void> }[] = [
  { name: 'plain text', apply: async () => {} },
  { name: 'spaced text', apply: (page) => layRules(page, spacing) },
  {
    name: 'text at 200 %',
    apply: async (page) => {
      await layRules(page, '');
      await setTextSize(page, 32);
    },
  },
];

/** Gives the text of a page the size that browsers have at first. */
export const resetTextSize = (page: Page): Promise<void> => setTextSize(page, 16);
