import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readReports } from '#backend/api/policy-reports.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';

let api: RunningApi;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

const report = (directive: string, blocked: string) => ({
  'csp-report': {
    'document-uri': 'https://kursy.example/rezerwacja?reference=secret-reference',
    referrer: 'https://mail.example/jan@example.pl',
    'effective-directive': directive,
    'blocked-uri': blocked,
    'script-sample': 'jan@example.pl',
  },
});
const send = (body: unknown, client: string, type = 'application/csp-report'): Promise<Response> =>
  api.post('/csp-report', body, { 'content-type': type, 'x-forwarded-for': client });

const lines = () => api.log.filter(({ event }) => event === 'policy');

describe('a report of the content policy', () => {
  test('becomes a line of the log with its rule and the host that was refused, and nothing about a person', async () => {
    const found = 'https://tracker.example/collect/jan@example.pl?email=jan@example.pl';
    expect((await send(report('script-src-elem', found), '1')).status).toBe(204);
    const several = [
      {
        type: 'csp-violation',
        url: found,
        body: { effectiveDirective: 'img-src', blockedURL: 'data:image/png;base64,AAAA' },
      },
      { type: 'deprecation', body: { id: 'jan@example.pl' } },
    ];
    expect((await send(several, '1', 'application/reports+json')).status).toBe(204);
    expect(lines()).toEqual([
      { event: 'policy', directive: 'script-src-elem', blocked: 'tracker.example' },
      { event: 'policy', directive: 'img-src', blocked: 'data:' },
    ]);
    const kept = JSON.stringify(api.log);
    for (const word of ['jan@', 'secret-reference', 'mail.example', 'collect']) expect(kept).not.toContain(word);
  });

  test.each([
    ['script-src', 'inline', 'script-src', 'inline'],
    ['script-src-elem https://a.example', 'https://A.example:8443/x', 'script-src-elem', 'a.example'],
    ['jan@example.pl', 'jan kowalski', 'other', 'other'],
    ['require-trusted-types-for', 'trusted-types-sink', 'require-trusted-types-for', 'trusted-types-sink'],
    ['img-src', 'chrome-extension://abcdef/x.png', 'img-src', 'chrome-extension:'],
    ['img-src', `https://${'a.'.repeat(60)}example/`, 'img-src', 'other'],
    ['img-src', 'mailto:jan@example.pl', 'img-src', 'other'],
  ])('of %s about %s is read as %s, %s', (directive, blocked, rule, source) => {
    expect(readReports(report(directive, blocked))).toEqual([{ directive: rule, blocked: source }]);
  });

  test('that is none is refused, and one that is too long too', async () => {
    expect((await send('no JSON', '2')).status).toBe(400);
    expect((await send({ other: 1 }, '2')).status).toBe(400);
    expect((await send(report('img-src', 'inline'), '2', 'text/plain')).status).toBe(415);
    expect((await send(report('img-src', 'x'.repeat(20_000)), '2')).status).toBe(413);
  });

  test('is written no more than twenty times a minute of one browser', async () => {
    const before = lines().length;
    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) statuses.push((await send(report('img-src', 'inline'), '3')).status);
    expect(statuses).toEqual([...Array(20).fill(204), ...Array(5).fill(429)]);
    expect(lines()).toHaveLength(before + 20);
    expect((await send(report('img-src', 'inline'), '4')).status).toBe(204);
  });
});
