import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parameters } from '#generated/rules/parameters.ts';
import { bookingFields } from '#site/features/booking/booking-case.ts';
import {
  courseOfStoredBooking,
  readStoredBooking,
  removeStoredBooking,
  storeBooking,
} from '#site/features/booking/kept-booking.ts';
import { covers } from '../../covers.ts';

const course = 7;
const hours = parameters.bookingKeptHours * 3_600_000;
const [stored] = bookingFields.filter(({ stored, input }) => stored && input === 'text');
const secrets = bookingFields.filter(({ stored }) => !stored).map(({ id }) => id);
const field = stored?.id ?? '';
const answers = Object.fromEntries([field, ...secrets].map((id) => [id, 'Anna']));

const started = { course, step: 'contact', answers, coming: 'withTeenager', filledInMs: 5, onDevice: false } as const;

const tab = new Map<string, string>();
const device = new Map<string, string>();
const storageOf = (kept: Map<string, string>) => ({
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
});
beforeEach(() => {
  tab.clear();
  device.clear();
  vi.stubGlobal('sessionStorage', storageOf(tab));
  vi.stubGlobal('localStorage', storageOf(device));
  storeBooking(started);
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => JSON.parse([...tab.values()][0] ?? 'null');

describe('a booking that the tab has stored', covers('C205'), () => {
  it('restores its answers, without those that are never stored', () => {
    expect(secrets.length).toBeGreaterThan(0);
    expect(readStoredBooking(course)).toMatchObject({
      answers: { [field]: 'Anna' },
      coming: 'withTeenager',
      filledInMs: 5,
    });
    expect(Object.keys(kept().answers).filter((id) => secrets.some((secret) => secret === id))).toEqual([]);
  });

  it.each([
    ['another date', () => ({ ...kept(), course: course + 1 })],
    ['an old day', () => ({ ...kept(), keptAt: kept().keptAt - hours })],
    ['a day to come', () => ({ ...kept(), keptAt: kept().keptAt + hours })],
    ['no answers', () => ({ ...kept(), answers: null })],
    ['no object', () => 'Anna'],
  ])('is not restored from %s', (_, change) => {
    sessionStorage.setItem('booking', JSON.stringify(change()));
    expect(readStoredBooking(course)).toBeNull();
  });

  it('is restored after an upgrade with the fields that the new form has, and without secrets', () => {
    const older = { ...kept().answers, gone: 'x', [secrets[0] ?? '']: 'x' };
    sessionStorage.setItem(
      'booking',
      JSON.stringify({ ...kept(), version: 'of before', step: 'gone', answers: older }),
    );
    expect(readStoredBooking(course)).toMatchObject({ step: 'participant', answers: { [field]: 'Anna' } });
    expect(Object.keys(readStoredBooking(course)?.answers ?? {})).toEqual([field]);
  });

  it('leaves out values of another type, and is deleted once it is forgotten', () => {
    sessionStorage.setItem('booking', JSON.stringify({ ...kept(), answers: { [field]: true } }));
    expect(readStoredBooking(course)?.answers).toEqual({});
    removeStoredBooking(course);
    expect(readStoredBooking(course)).toBeNull();
  });
});

describe('a booking stored on the device with permission', covers('C290'), () => {
  const closeTab = (): void => tab.clear();
  const wait = (days: number): void => {
    const found = JSON.parse(device.get('booking') ?? 'null');
    device.set('booking', JSON.stringify({ ...found, keptAt: found.keptAt - days * 24 * 3_600_000 }));
  };

  it('is deleted with the tab without that permission', () => {
    closeTab();
    expect(readStoredBooking(course)).toBeNull();
    expect(courseOfStoredBooking()).toBeNull();
  });

  it('outlives the tab, without the answers that are never stored, until its days are over', () => {
    storeBooking({ ...started, onDevice: true });
    closeTab();
    expect(courseOfStoredBooking()).toBe(course);
    expect(readStoredBooking(course)).toMatchObject({ answers: { [field]: 'Anna' }, onDevice: true });
    expect([...device.values()].join()).not.toMatch(new RegExp(secrets.map((id) => `"${id}"`).join('|')));
    wait(parameters.bookingOnDeviceDays - 1);
    expect(readStoredBooking(course)).not.toBeNull();
    wait(1);
    expect(readStoredBooking(course)).toBeNull();
    expect(device.size).toBe(0);
  });

  it('is deleted at once when the visitor withdraws permission, and stays when another date is started', () => {
    storeBooking({ ...started, onDevice: true });
    storeBooking({ ...started, course: course + 1 });
    closeTab();
    expect(readStoredBooking(course)).not.toBeNull();
    storeBooking(started);
    closeTab();
    expect(readStoredBooking(course)).toBeNull();
  });

  it('is deleted from both stores once it is sent', () => {
    storeBooking({ ...started, onDevice: true });
    removeStoredBooking(course);
    expect([tab.size, device.size]).toEqual([0, 0]);
  });
});
