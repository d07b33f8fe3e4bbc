import { expect } from '@playwright/test';
import { test } from '../visit/reused-page.ts';

/**
 * Letters whose two drawings differ by more than an eye can see, by weight; each is drawn with the font that pages load
 * first and with the whole one.
 */
const differences = async (weights: readonly number[]): Promise<readonly string[]> => {
  const preloaded = document.querySelector<HTMLLinkElement>('link[rel=preload][as=font]')?.href ?? '';
  const faces = [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .map(({ style }) => ({
      url: new URL(/url\("?([^")]+)/.exec(style.getPropertyValue('src'))?.[1] ?? '', document.baseURI).href,
      ranges: style.getPropertyValue('unicode-range'),
      weight: style.getPropertyValue('font-weight'),
    }))
    .filter(({ url }) => url.endsWith('.woff2'));
  const load = async (family: string, chosen: typeof faces): Promise<void> => {
    for (const { url, ranges, weight } of chosen)
      document.fonts.add(await new FontFace(family, `url("${url}")`, { weight, unicodeRange: ranges }).load());
  };
  const common = faces.filter(({ url }) => url === preloaded);
  await load('Common', common);
  await load(
    'Whole',
    faces.toReversed().filter(({ url }) => url !== preloaded),
  );
  const letters = common
    .flatMap(({ ranges }) => ranges.split(','))
    .map((range) => range.trim().replace(/^U\+/i, '').split('-'))
    .flatMap(([first = '', last = first]) => {
      const from = Number.parseInt(first, 16);
      return Array.from({ length: Number.parseInt(last, 16) - from + 1 }, (_, step) =>
        String.fromCodePoint(from + step),
      );
    });
  const canvas = Object.assign(document.createElement('canvas'), { width: 90, height: 90 });
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (context === null) throw new Error('This browser has no canvas.');
  /** Width in pixels, and how much ink, of a drawing. */
  const drawn = (text: string, font: string): readonly [width: number, ink: number] => {
    context.clearRect(0, 0, canvas.width, canvas.height);
    context.font = font;
    context.fillText(text, 10, 65);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    return [
      context.measureText(text).width,
      data.reduce((ink, value, place) => (place % 4 === 3 ? ink + value : ink), 0),
    ];
  };
  const differs = (text: string, weight: number): boolean => {
    const [width, ink] = drawn(text, `${weight} 48px Common`);
    const [wholeWidth, wholeInk] = drawn(text, `${weight} 48px Whole`);
    return Math.abs(width - wholeWidth) > 1 || Math.abs(ink - wholeInk) > wholeInk / 40;
  };
  const words = ['To', 'AV', 'Wy', 'rt', '7,'];
  return weights.flatMap((weight) =>
    [...letters, ...words].filter((text) => differs(text, weight)).map((text) => `${text} at ${weight}`),
  );
};

test('the font that pages ask for first draws every letter as the whole one does', async ({ page }) => {
  await page.goto('/');
  expect(await page.evaluate(differences, [400, 600, 720, 760])).toEqual([]);
});
