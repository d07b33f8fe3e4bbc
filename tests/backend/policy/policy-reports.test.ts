import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { policyReports } from '#backend/database/schema.ts';
import { readReports } from '#backend/policy/read-reports.ts';
import { mostKinds, storeReports } from '#backend/policy/store-reports.ts';
import { deleteExpired } from '#backend/privacy/delete-expired.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { type RunningApi, startApi } from '../fixtures/api-fixture.ts';
import { officeData } from '../office/office-fixture.ts';

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

describe('a report of the content policy', () => {
  test('is kept as its rule and the host that was refused, counted, and listed in the office', async () => {
    const found = 'https://tracker.example/collect/jan@example.pl?email=jan@example.pl';
    for (let turn = 0; turn < 3; turn += 1)
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
    const rows = await officeData(api, 'policy-reports');
    expect(rows).toEqual([
      { directive: 'script-src-elem', blocked: 'tracker.example', reports: 3, last: '2026-11-21' },
      { directive: 'img-src', blocked: 'data:', reports: 1, last: '2026-11-21' },
    ]);
    const kept = JSON.stringify([await api.database.select().from(policyReports), api.log]);
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

  test('is taken no more than twenty times a minute of one browser', async () => {
    const statuses: number[] = [];
    for (let turn = 0; turn < 25; turn += 1) statuses.push((await send(report('img-src', 'inline'), '3')).status);
    expect(statuses).toEqual([...Array(20).fill(204), ...Array(5).fill(429)]);
    expect((await send(report('img-src', 'inline'), '4')).status).toBe(204);
  });

  test('of a new kind is counted with the rest when a day has had too many kinds, and is deleted after its time', async () => {
    await api.database.delete(policyReports);
    const kinds = Array.from({ length: mostKinds + 10 }, (_, index) => ({
      directive: 'img-src',
      blocked: `h${index}.example`,
    }));
    await storeReports(api.database, [...kinds, { directive: 'img-src', blocked: 'h0.example' }], api.time.now);
    const rows = await api.database.select().from(policyReports);
    expect(rows).toHaveLength(mostKinds + 1);
    expect(rows.find(({ blocked }) => blocked === 'other')?.reports).toBe(10);
    expect(rows.find(({ blocked }) => blocked === 'h0.example')?.reports).toBe(2);

    const month = 31 * 86_400_000;
    await deleteExpired(api.database, api.time.now + (parameters.policyReportMonths - 1) * month - month / 2);
    expect(await api.database.$count(policyReports)).toBe(mostKinds + 1);
    await deleteExpired(api.database, api.time.now + (parameters.policyReportMonths + 1) * month);
    expect(await api.database.$count(policyReports)).toBe(0);
  });
});
