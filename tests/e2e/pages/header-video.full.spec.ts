import { expect, type Page } from '@playwright/test';
import { pathTo } from '#generated/routes/routes.ts';
import { covers } from '../../covers.ts';
import { test } from '../visit/test.ts';
import { openPrinted } from '../widgets/open-printed.ts';

/** The header of a course with a film; whether a video plays is noted by itself, since the tests contain no film. */
const openVideo = async (page: Page): Promise<void> => {
  const url = await openPrinted(page, pathTo('contact', 'pl'), 'enhance-header-video');
  await page.evaluate(async (from) => {
    let paused = true;
    Object.defineProperty(HTMLMediaElement.prototype, 'paused', { get: () => paused });
    const turn = (to: boolean, event: string) =>
      function (this: HTMLMediaElement): Promise<void> {
        paused = to;
        this.dispatchEvent(new Event(event));
        return Promise.resolve();
      };
    Object.assign(HTMLMediaElement.prototype, { play: turn(false, 'play'), pause: turn(true, 'pause') });
    const { enhance } = await import(from);
    const [holder, video, link, button] = ['div', 'video', 'a', 'button'].map((tag) => document.createElement(tag));
    if (holder === undefined || video === undefined || link === undefined || button === undefined) return;
    holder.className = 'page-header-picture header-video';
    button.className = 'video-link';
    Object.assign(button.dataset, { play: 'Odtwarzaj', pause: 'Zatrzymaj' });
    button.hidden = true;
    holder.append(video, link, button);
    document.querySelector('main')?.prepend(holder);
    enhance(holder);
  }, url);
};

const button = (page: Page) => page.locator('.header-video button');

test('the header video plays silently, and its button stops and starts it', covers('2.33'), async ({ page }) => {
  await openVideo(page);
  await expect(page.locator('.header-video a')).toHaveCount(0);
  expect(await page.locator('.header-video video').evaluate((video: HTMLVideoElement) => video.muted)).toBe(true);
  await expect(button(page)).toHaveText('Zatrzymaj');
  await button(page).click();
  await expect(button(page)).toHaveText('Odtwarzaj');
  await button(page).click();
  await expect(button(page)).toHaveText('Zatrzymaj');
});

test('does not autoplay with reduced motion', covers('2.33'), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openVideo(page);
  await expect(button(page)).toHaveText('Odtwarzaj');
});

test('does not autoplay with reduced data', covers('2.33'), async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  await openVideo(page);
  await expect(button(page)).toHaveText('Odtwarzaj');
});
