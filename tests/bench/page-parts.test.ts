import { expect, test } from 'vitest';
import { pageParts } from '../../scripts/bench/measure-weights.ts';

test('stylesheets, scripts and preloaded fonts are read from the page, whatever the order of their attributes', () => {
  const html = [
    '<link rel="stylesheet" href="/assets/style.css"/>',
    '<link rel="preload" as="font" href="/assets/latin.woff2" crossorigin=""/>',
    '<link rel="preload" as="image" href="/pictures/header.svg"/>',
    '<link href="/assets/icon.svg" rel="icon"/>',
    '<script type="application/json">{"src":"no"}</script>',
    '<script type="module" src="/assets/loader.js" async></script>',
  ].join('');
  expect(pageParts(html)).toEqual({
    styles: ['/assets/style.css'],
    scripts: ['/assets/loader.js'],
    fonts: ['/assets/latin.woff2'],
  });
});
