import { describe, expect, it } from 'vitest';
import { readConfiguration } from '#backend/server/configuration.ts';
import { describeSettings } from '../../scripts/start/start-facts.ts';

const facts = (settings: Readonly<Record<string, string>>): string =>
  describeSettings(readConfiguration(settings)).join('\n');
const account = '61 1090 1014 0000 0712 1981 2874';

describe('a start prints what follows from its settings', () => {
  it('on the own machine', () => {
    expect(facts({})).toMatch(/Environment +internal: every page carries noindex/);
    expect(facts({})).toMatch(/Database +the embedded one in \.data\/postgres/);
    expect(facts({})).toMatch(/Key +in \.data\/encryption-key/);
    expect(facts({})).toMatch(/Dates +invented/);
    expect(facts({})).toMatch(/Payments +sandbox/);
    expect(facts({})).toMatch(/Mail +files in \.data\/outbox/);
    expect(facts({})).toMatch(/Stopping +0 s/);
  });

  it('on a public site, which is open to search engines without being asked, and shows no secret', () => {
    const key = `${'k'.repeat(43)}=`;
    const reported = facts({
      SITE_ORIGIN: 'https://kursy.example',
      BANK_ACCOUNT: account,
      DATABASE_URL: 'postgres://me:hidden@db.example:5433/kursy',
      ENCRYPTION_KEY: key,
      TRUST_PROXY: '1',
      SMTP_URL: 'smtps://me:hidden@mail.example:465',
      MAIL_FROM: 'biuro@kursy.example',
    });
    expect(reported).toMatch(/Environment +production, open/);
    expect(reported).toMatch(/Database +PostgreSQL at db\.example:5433\/kursy/);
    expect(reported).toMatch(/Dates +those that the office has imported/);
    expect(reported).toMatch(/Mail +from biuro@kursy\.example through mail\.example:465/);
    expect(reported).toMatch(/Stopping +5 s/);
    for (const secret of ['hidden', key, 'me:']) expect(reported).not.toContain(secret);
  });

  it.each([
    [{ APP_ENV: 'alfa', SITE_ORIGIN: 'https://kursy.example', BANK_ACCOUNT: account }, /Environment +alfa: every page/],
    [{ CALENDAR_URL: 'https://kalendarz.example' }, /Dates +of the calendar at https:\/\/kalendarz\.example/],
    [{ PAYMENTS: 'transfer', BANK_ACCOUNT: account }, /Payments +by bank transfer/],
    [{ STOP_WAIT: '20' }, /Stopping +20 s/],
  ])('%o', (settings, line) => {
    expect(facts(settings)).toMatch(line);
  });
});
