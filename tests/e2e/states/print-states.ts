import { setTimeout as sleep } from 'node:timers/promises';
import { stripVTControlCharacters } from 'node:util';
import { type Browser, chromium, type Page } from '@playwright/test';
import { escapeMarkup } from '#domain/texts/escape-markup.ts';
import { browserFlags, findChromium, findHeadlessShell } from '../../../scripts/verify/find-chromium.ts';
import { desktop, phone, type Size } from '../every-page/modes.ts';
import { visitorSettings } from '../visit/visitor-settings.ts';
import { openState, states } from './states.ts';
import type { WidgetState } from './widget-state.ts';

// Prints a page with every state on a phone and a desktop, as the server at TEST_PORT shows it, and each as soon as it is reached.

const print = (html: string): void => void process.stdout.write(`${html}\n`);

/** Milliseconds that the way to a state may last. */
const longest = 40_000;

const tooLate = async (): Promise<never> => {
  await sleep(longest, undefined, { ref: false });
  throw new Error(`It took more than ${longest / 1_000} seconds.`);
};

/** The place of a state in the page. */
const placeOf = ({ name }: WidgetState): string => name.replaceAll(/\W+/g, '-');

/** What the visitor sees, with the widget in the middle. */
const printPicture = async (page: Page, { name, shown, focus }: WidgetState, size: Size): Promise<void> => {
  await page.setViewportSize(size);
  const widget = shown ?? focus;
  if (widget !== undefined)
    await page
      .locator(widget)
      .first()
      .evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
  const picture = (await page.screenshot()).toString('base64');
  print(`<img src="data:image/png;base64,${picture}" alt="${name}, ${size.width} wide" width="${size.width / 2}">`);
};

/** Runs in the page: the problems that a development server lays over it would take the clicks. */
const hideProblems = (): void => {
  const style = new CSSStyleSheet();
  style.replaceSync('vite-error-overlay { display: none }');
  document.adoptedStyleSheets.push(style);
};

const printState = async (browser: Browser, state: WidgetState): Promise<void> => {
  print(`<h2 id="${placeOf(state)}">${escapeMarkup(state.name)}</h2>`);
  const context = await browser.newContext({ ...visitorSettings, viewport: phone });
  await context.addInitScript(hideProblems);
  const page = await context.newPage();
  try {
    await Promise.race([openState(page, state), tooLate()]);
    for (const size of state.phone === true ? [phone] : [phone, desktop]) await printPicture(page, state, size);
  } catch (error) {
    print(`<pre>This state was not reached. ${escapeMarkup(stripVTControlCharacters(String(error)))}</pre>`);
  }
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
};

print('<!DOCTYPE html><html lang="en"><head><title>Every state of every widget</title>');
print(
  '<style>body { font: 16px sans-serif; margin: 2rem } img { border: 1px solid; margin: 4px; vertical-align: top }',
);
print('ul { columns: 3 } pre { white-space: pre-wrap }</style></head><body><h1>Every state of every widget</h1><ul>');
for (const state of states) print(`<li><a href="#${placeOf(state)}">${escapeMarkup(state.name)}</a></li>`);
print('</ul>');
try {
  const browser = await chromium.launch({ executablePath: findHeadlessShell() ?? findChromium(), args: browserFlags });
  for (const state of states) await printState(browser, state);
  await browser.close();
} catch (error) {
  print(`<pre>${escapeMarkup(String(error))}</pre>`);
}
print('</body></html>');
// A way that was too long may still be tried.
process.exit();
