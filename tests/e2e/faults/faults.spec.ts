import type { Server } from 'node:http';
import { expect, type Page } from '@playwright/test';
import { isFull } from '../../depth.ts';
import { timeoutFactor } from '../../timeout-factor.ts';
import { test } from '../visit/test.ts';
import { type FaultyCall, faultyCalls } from './fault-calls.ts';
import { type FaultKind, faultKinds } from './fault-kinds.ts';
import { startFaultServer } from './fault-server.ts';

/** Longer than any call may take. */
const allPatience = 20_000;
/** The browser's message about a view transition that a further navigation interrupts; no code of a page has failed. */
const cutAnimation = 'Transition was aborted';

/** The usual run takes one call; other specs break an order, a payment, a count, the dates and a message. */
const shortRun = 'term';
/** It tries this fault and one of the call's own. */
const everyday = '503';

let wires: { readonly origin: string; readonly server: Server };
test.beforeAll(async () => {
  wires = await startFaultServer();
});
test.afterAll(() => {
  wires.server.closeAllConnections();
  wires.server.close();
});
test.use({ actionTimeout: 8_000 * timeoutFactor });

const inShortRun = (call: FaultyCall, kind: FaultKind): boolean =>
  kind.name === everyday || faultKinds.indexOf(kind) === 2 * faultyCalls.indexOf(call);

/** Until the message stands there, time is moved on: past the pauses between tries and past the limit of the call. */
const waitForMessage = async (page: Page, call: FaultyCall, kind: FaultKind): Promise<void> => {
  const message = page.locator(call.message ?? '').first();
  for (let turn = 0; turn < 40 && !(await message.isVisible()); turn += 1) {
    await page.waitForTimeout(50);
    if (turn % 3 === 2) await page.clock.fastForward(kind.slow === true && turn > 5 ? allPatience : 1_500);
  }
  await expect(message, `${call.id} × ${kind.name}: the message`).toBeVisible();
};

/** The fault runs its whole course, with every retry, and shows no message. */
const waitQuietly = async (page: Page, call: FaultyCall, kind: FaultKind): Promise<void> => {
  for (let turn = 0; turn < 6; turn += 1) {
    await page.waitForTimeout(50);
    await page.clock.fastForward(kind.slow === true ? allPatience : 1_500);
  }
  const messages = page.locator(call.quietPart ?? 'main').locator('[role=alert]:not(:empty), .notice');
  await expect(messages, `${call.id} × ${kind.name}: no message`).toHaveCount(0);
};

/** Sentences about what went wrong in one cell; none when everything is as it should be. */
const runCell = async (page: Page, call: FaultyCall, kind: FaultKind): Promise<void> => {
  const label = `${call.id} × ${kind.name}`;
  const before = await call.typed(page);
  let broken = true;
  await page.unroute(call.url);
  await page.route(call.url, (route) => (broken ? kind.apply(route, { wires: wires.origin }) : route.continue()));
  const asked = page.waitForRequest(call.url);
  await call.act(page);
  await asked;
  if (call.harmless?.includes(kind.name) === true) {
    broken = false;
    return call.recover(page);
  }
  await (call.message === null ? waitQuietly : waitForMessage)(page, call, kind);
  if (call.typed !== undefined && call.id !== 'courses-count') {
    expect(await call.typed(page), `${label}: what was typed`).toBe(before);
  }
  await expect(page.locator('a[href^="tel:"]').first(), `${label}: the phone`).toBeAttached();
  expect(await page.evaluate(() => Reflect.get(window, 'canary')), `${label}: no foreign script`).toBeUndefined();
  broken = false;
  if (call.final?.includes(kind.name) === true) return call.act(page).then(() => call.recover(page));
  await page.clock.fastForward(5_000);
  const answered = page.waitForResponse(call.url);
  await call.retry(page);
  expect((await answered).status(), `${label}: the call after the fault`).toBe(200);
  await call.recover(page);
};

for (const call of isFull ? faultyCalls : faultyCalls.filter(({ id }) => id === shortRun)) {
  test(`${call.id} survives every fault of the network, and works again after a retry`, async ({ page }) => {
    test.setTimeout((isFull ? 400_000 : 120_000) * timeoutFactor);
    const errors: string[] = [];
    page.on('pageerror', ({ message }) => message.startsWith(cutAnimation) || errors.push(message));
    await page.clock.install();
    await call.prepare(page);
    const kinds = faultKinds.filter((kind) => isFull || inShortRun(call, kind));
    for (const kind of kinds) await runCell(page, call, kind);
    expect(errors).toEqual([]);
    expect(kinds.length).toBeGreaterThanOrEqual(isFull ? 24 : 1);
  });
}
