import { expect, test } from 'vitest';
import { formatLogLine } from '#backend/database/log/log.ts';
import { chooseRequestId } from '#backend/database/log/request-id.ts';

const now = Date.UTC(2026, 10, 22, 9, 5, 7);
const call = {
  event: 'request',
  method: 'POST',
  route: '/api/registrations',
  milliseconds: 41,
  request: '7K3QM9XW2P',
} as const;

test('a line is one JSON object with its time and level', () => {
  const line = formatLogLine({ ...call, status: 200 }, now, 'json');
  expect(line).toMatch(/^\{.*\}\n$/);
  expect(JSON.parse(line)).toEqual({ time: '2026-11-22T09:05:07.000Z', level: 'info', ...call, status: 200 });
});

test.each([
  [{ status: 404 }, 'info'],
  [{ status: 429 }, 'warning'],
  [{ status: 503 }, 'error'],
  [{ fault: 'Error:ENOSPC' }, 'error'],
])('%o is logged as %s', (entry, level) => {
  expect(JSON.parse(formatLogLine({ event: 'request', ...entry }, now, 'json')).level).toBe(level);
});

test('is readable text on a terminal', () => {
  expect(formatLogLine({ ...call, status: 503, fault: 'RangeError' }, now, 'text')).toBe(
    '09:05:07 error request POST /api/registrations 503 41 ms RangeError (7K3QM9XW2P)\n',
  );
  expect(formatLogLine({ event: 'daily', route: 'delete-expired', milliseconds: 3 }, now, 'text')).toBe(
    '09:05:07 daily delete-expired 3 ms\n',
  );
});

test('the id of a request is that of a trusted proxy if valid, or a random one', () => {
  expect(chooseRequestId('4f2d9a1b-77', true)).toBe('4f2d9a1b-77');
  for (const [given, trusted] of [
    ['4f2d9a1b-77', false],
    [undefined, true],
    ['short', true],
    ['two words here', true],
    ['x'.repeat(65), true],
    [['4f2d9a1b-77', 'other-one'], true],
  ] as const)
    expect(chooseRequestId(given, trusted)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10}$/);
  expect(new Set(Array.from({ length: 100 }, () => chooseRequestId(undefined, false))).size).toBe(100);
});
