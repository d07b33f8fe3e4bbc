import type { Page } from '@playwright/test';
import { layRules } from './modes.ts';
import { type Area, contrastOf, luminanceAt, type Pixels, takePixels } from './pixels.ts';

interface Stop extends Area {
  readonly name: string;
  /** Stops of one look need one look. */
  readonly look: string;
  /** Length of the edge around all its lines, in pixels. */
  readonly edge: number;
  readonly onBody: boolean;
  readonly before: boolean;
}

/** Room for the focus ring around an element. */
const margin = 8;

/** Runs in the page: the element with the focus, marked so that its second visit is known. */
const readStop = (): Stop => {
  const at = document.activeElement ?? document.body;
  const ring = at.matches('.card-title a') ? (at.closest('.card') ?? at) : at;
  const { left, top, width, height } = ring.getBoundingClientRect();
  const lines = [...ring.getClientRects()];
  /** One ring goes around all lines: there is none between two of them, as far as one stands above the other. */
  const between = lines.map((line, at) => {
    const next = lines[at + 1];
    return next === undefined ? 0 : Math.max(0, Math.min(line.right, next.right) - Math.max(line.left, next.left));
  });
  const lookOf = (element: Element | null): string =>
    element === null || element === document.body
      ? ''
      : `${lookOf(element.parentElement)} ${element.localName}.${element.className}`;
  const before = at.hasAttribute('data-walked');
  at.setAttribute('data-walked', '');
  return {
    name: `${at.localName}.${at.className} “${(at.textContent || at.id).trim().slice(0, 40)}”`,
    look: lookOf(at),
    edge: lines.reduce((sum, line, at) => sum + 2 * (line.width + line.height - (between[at] ?? 0)), 0),
    onBody: at === document.body,
    before,
    left,
    top,
    width,
    height,
  };
};

/** Day, month, year and calendar of a date field are stops of their own. */
const partsOfDate = 4;

/** Runs in the page: whether the focus has only moved within a date field. */
const staysInDate = (): boolean => {
  const at = document.activeElement;
  const stays = at?.matches('input[type="date"][data-here]') ?? false;
  document.querySelector('[data-here]')?.removeAttribute('data-here');
  at?.setAttribute('data-here', '');
  return stays;
};

/** One press of the Tab key, or as many as a date field takes. */
const toNextControl = async (page: Page): Promise<void> => {
  for (let press = 0; press < partsOfDate; press += 1) {
    await page.keyboard.press('Tab');
    if (!(await page.evaluate(staysInDate))) return;
  }
};

/** Runs in the page: how many stops the Tab key has to make; a group of radio buttons is one of them. */
const countStops = (): number => {
  const all = [
    ...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary, [tabindex]'),
  ]
    .filter((element) => element.tabIndex >= 0 && element.closest('[inert]') === null)
    .filter((element) => element.checkVisibility({ visibilityProperty: true }));
  const groups = all.flatMap((element) =>
    element instanceof HTMLInputElement && element.type === 'radio' ? [element.name] : [],
  );
  return all.length - groups.length + new Set(groups).size;
};

const around = ({ left, top, width, height }: Stop, { width: wide, height: high }: Pixels): Area => {
  const x = Math.max(0, Math.floor(left) - margin);
  const y = Math.max(0, Math.floor(top) - margin);
  return {
    left: x,
    top: y,
    width: Math.min(wide, Math.ceil(left + width) + margin) - x,
    height: Math.min(high, Math.ceil(top + height) + margin) - y,
  };
};

/** How many pixels of an area the focus has changed by a contrast of 3 to 1. */
const changedPixels = (rest: Pixels, focused: Pixels, area: Area): number => {
  let changed = 0;
  for (let y = 0; y < focused.height; y += 1) {
    for (let x = 0; x < focused.width; x += 1) {
      const [before, after] = [luminanceAt(rest, area.left + x, area.top + y), luminanceAt(focused, x, y)];
      if (contrastOf(before, after) >= 3) changed += 1;
    }
  }
  return changed;
};

/** A ring of two pixels along three quarters of the edge. */
const isRing = (changed: number, { edge }: Stop): boolean => changed >= edge * 2 * 0.75;

const seesFocus = async (page: Page, rest: Pixels, stop: Stop): Promise<boolean> => {
  const area = around(stop, rest);
  if (area.width < 1 || area.height < 1) return false;
  return isRing(changedPixels(rest, await takePixels(page, area), area), stop);
};

/**
 * Walks through a page with the Tab key, in a window as high as the page: sentences about stops where the focus is not
 * seen or lies on the body, and about controls that were not reached. Pages share their header, their footer and most of their
 * parts: what an earlier page has shown and `looks` lists is not looked at again.
 */
export const walkFocus = async (page: Page, width: number, looks: Set<string>): Promise<readonly string[]> => {
  await page.setViewportSize({ width, height: 900 });
  // What is as high as the window would grow with it, and the page would scroll.
  await layRules(page, '#app, .booking-page { min-height: 0 !important }');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height });
  const rest = await takePixels(page);
  const wanted = await page.evaluate(countStops);
  const faults: string[] = [];
  for (let at = 0; at < wanted; at += 1) {
    await toNextControl(page);
    const stop = await page.evaluate(readStop);
    if (stop.onBody) faults.push(`stop ${at + 1} of ${wanted}: the focus is on the body`);
    if (stop.before) faults.push(`stop ${at + 1} of ${wanted}: ${stop.name} again`);
    if (stop.onBody || stop.before) break;
    const look = `${width} ${stop.look}`;
    if (!looks.has(look) && !(await seesFocus(page, rest, stop))) faults.push(`${stop.name} has no visible focus`);
    looks.add(look);
  }
  return faults;
};
