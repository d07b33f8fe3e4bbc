import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { networkDigest, rateLimitKeyOfIpAddress } from '#backend/http/client.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:51234', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:51234', '203.0.113.7'],
  ['64:ff9b::203.0.113.7', '203.0.113.7'],
  ['2001:DB8::1', '2001:db8:0:0'],
  ['2001:db8:0:0:1:2:3:4', '2001:db8:0:0'],
  ['2001:0db8:0000:0000::9', '2001:db8:0:0'],
  ['[2001:db8::1]', '2001:db8:0:0'],
  ['[2001:db8::1]:443', '2001:db8:0:0'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['[fe80::1%25eth0]:443', 'fe80:0:0:0'],
  ['127.0.0.1:51234', '127.0.0.1'],
  ['::ffff:127.0.0.1', '127.0.0.1'],
  ['[::1]:443', '::1'],
  ['unknown', 'unknown'],
])('%s counts as the client %s', (written, client) => expect(rateLimitKeyOfIpAddress(written)).toBe(client));

test.each(['127.0.0.1', '::1', '[::1]:51234', '::ffff:127.0.0.1', 'in-process'])(
  '%s is this machine, whose network is not stored',
  (written) => expect(networkDigest(new Uint8Array(32), rateLimitKeyOfIpAddress(written))).toBeNull(),
);

describe('addresses of one client', () => {
  const allowed = 3;
  let api: RunningApi;
  beforeAll(async () => {
    api = await startApi({ burst: allowed });
  });
  afterAll(() => api.close());

  /** Each pair is of one client; its addresses are taken in turn. */
  test.each([
    ['of one /64', ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2:ffff::3']],
    ['of one /64, with ports', ['[2001:db8:1:3::1]:1', '[2001:db8:1:3::2]:2', '2001:db8:1:3::3']],
    ['of IPv4 with ports', ['203.0.113.7:1', '203.0.113.7:2', '203.0.113.7']],
    ['of IPv4 written as IPv6', ['::ffff:203.0.113.8', '[::ffff:203.0.113.8]:1', '203.0.113.8']],
  ])('%s share the rate limit of every call that writes', async (_, addresses) => {
    const from = (path: string, at: number) =>
      api.post(path, {}, { 'x-forwarded-for': addresses[at % addresses.length] ?? '' }).then(({ status }) => status);
    const paths = ['/api/contact-form', '/api/account-deletions', '/api/withdrawals', '/api/registrations'];
    const writes = await Promise.all(Array.from({ length: allowed + 3 }, (_, at) => from(paths[at % 4] ?? '', at)));
    expect(writes.filter((status) => status === 429)).toHaveLength(3);
  });
});
