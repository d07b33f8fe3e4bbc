import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { bookingStates } from '#generated/data/booking-states.ts';

const page = readFileSync('src/backend/bookings.md', 'utf8');

test('the page on the states of a booking has those of the model, with seats and contracts', () => {
  const told = [...page.matchAll(/^\| `(\w+)` \| (yes|no) \| (yes|no) \|/gm)].map(([, ...cells]) => cells);
  const word = (is: boolean): string => (is ? 'yes' : 'no');
  expect(told).toEqual(bookingStates.map(({ id, holdsSeat, contract }) => [id, word(holdsSeat), word(contract)]));
});
