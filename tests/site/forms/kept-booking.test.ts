import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { parameters } from '#generated/rules/parameters.ts';
import { bookingFields } from '#site/features/booking/booking-case.ts';
import { forgetBooking, keepBooking, readBooking } from '#site/features/booking/kept-booking.ts';
import { covers } from '../../covers.ts';

const course = 7;
const hours = parameters.bookingKeptHours * 3_600_000;
const [stored] = bookingFields.filter(({ stored, input }) => stored && input === 'text');
const secrets = bookingFields.filter(({ stored }) => !stored).map(({ id }) => id);
const field = stored?.id ?? '';
const answers = Object.fromEntries([field, ...secrets].map((id) => [id, 'Anna']));

const tab = new Map<string, string>();
beforeEach(() => {
  tab.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => tab.get(key) ?? null,
    setItem: (key: string, value: string) => tab.set(key, value),
    removeItem: (key: string) => tab.delete(key),
  });
  keepBooking({ course, step: 'contact', answers, filledInMs: 5 });
});
afterEach(() => vi.unstubAllGlobals());

const kept = () => JSON.parse([...tab.values()][0] ?? 'null');

describe('a booking that the tab has stored', covers('C205'), () => {
  it('goes on with its answers, without those that are never stored', () => {
    expect(secrets.length).toBeGreaterThan(0);
    expect(readBooking(course)).toMatchObject({ answers: { [field]: 'Anna' }, filledInMs: 5 });
    expect(Object.keys(kept().answers).filter((id) => secrets.some((secret) => secret === id))).toEqual([]);
  });

  it.each([
    ['another date', () => ({ ...kept(), course: course + 1 })],
    ['an old day', () => ({ ...kept(), keptAt: kept().keptAt - hours })],
    ['a day to come', () => ({ ...kept(), keptAt: kept().keptAt + hours })],
    ['no answers', () => ({ ...kept(), answers: null })],
    ['no object', () => 'Anna'],
  ])('is not taken from %s', (_, change) => {
    sessionStorage.setItem('booking', JSON.stringify(change()));
    expect(readBooking(course)).toBeNull();
  });

  it('goes on after an upgrade with the fields that the new form has, and without secrets', () => {
    const older = { ...kept().answers, gone: 'x', [secrets[0] ?? '']: 'x' };
    sessionStorage.setItem(
      'booking',
      JSON.stringify({ ...kept(), version: 'of before', step: 'gone', answers: older }),
    );
    expect(readBooking(course)).toMatchObject({ step: 'participant', answers: { [field]: 'Anna' } });
    expect(Object.keys(readBooking(course)?.answers ?? {})).toEqual([field]);
  });

  it('leaves out values of another kind, and is gone once it is forgotten', () => {
    sessionStorage.setItem('booking', JSON.stringify({ ...kept(), answers: { [field]: true } }));
    expect(readBooking(course)?.answers).toEqual({});
    forgetBooking();
    expect(readBooking(course)).toBeNull();
  });
});
