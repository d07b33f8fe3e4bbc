import { describe, expect, test } from 'vitest';
import { readConfiguration } from '#backend/server/configuration.ts';
import { listStartWarnings } from '#scripts/start/start-facts.ts';
import { covers } from '../../../covers.ts';

const account = '61 1090 1014 0000 0712 1981 2874';
const site = { SITE_ORIGIN: 'https://kursy.example' };
const p24 = { PAYMENTS: 'p24', P24_MERCHANT_ID: '12345', P24_API_KEY: 'key', P24_CRC: 'crc' };

describe('payments', covers('C108'), () => {
  test('are simulated on this machine, by transfer elsewhere, and as configured anywhere', () => {
    expect(readConfiguration({}).payments).toEqual({ method: 'sandbox' });
    const transfer = { method: 'transfer', account: 'PL61109010140000071219812874' };
    expect(readConfiguration({ ...site, BANK_ACCOUNT: account }).payments).toEqual(transfer);
    expect(readConfiguration({ HOST: '0.0.0.0', BANK_ACCOUNT: account }).payments).toEqual(transfer);
    expect(readConfiguration({ PAYMENTS: 'transfer', BANK_ACCOUNT: account }).payments).toEqual(transfer);
    expect(readConfiguration({ ...site, PAYMENTS: 'sandbox' }).payments).toEqual({ method: 'sandbox' });
    expect(readConfiguration({ ...site, ...p24 }).payments).toEqual({
      method: 'p24',
      merchantId: 12345,
      posId: 12345,
      apiKey: 'key',
      crc: 'crc',
      url: 'https://secure.przelewy24.pl',
    });
    const tried = { ...p24, P24_POS_ID: '6', P24_URL: 'http://127.0.0.1:4999/' };
    expect(readConfiguration(tried).payments).toMatchObject({ posId: 6, url: 'http://127.0.0.1:4999' });
  });

  test.each([
    [site, 'Payments by bank transfer need BANK_ACCOUNT'],
    [{ PAYMENTS: 'transfer' }, 'Payments by bank transfer need BANK_ACCOUNT'],
    [{ ...site, BANK_ACCOUNT: account.replace('61', '62') }, 'whose check digits are wrong'],
    [{ PAYMENTS: 'cash' }, 'PAYMENTS must be one of transfer, p24, sandbox; it is “cash”.'],
    [{ ...p24, P24_CRC: '' }, 'PAYMENTS=p24 needs P24_CRC'],
    [{ ...p24, P24_MERCHANT_ID: 'me' }, 'P24_MERCHANT_ID must be a whole number from 1; it is “me”.'],
    [{ ...site, ...p24, P24_URL: 'http://127.0.0.1:4999' }, 'P24_URL must be an address with https'],
    [{ ...p24, P24_URL: 'http://secure.przelewy24.pl' }, 'P24_URL must be an address with https'],
  ])('with missing settings are refused in a sentence: %o', (settings, sentence) => {
    expect(() => readConfiguration(settings)).toThrow(sentence);
  });
});

test('a start warns about everything invented or simulated, and nothing else', covers('C107', 'C108'), () => {
  const sends = { SMTP_URL: 'smtps://mail.example.test' };
  const warned = (settings: Readonly<Record<string, string>>) =>
    listStartWarnings(readConfiguration({ ...sends, ...settings })).join(' ');
  expect(warned({})).toMatch(/DATES ARE INVENTED.*PAYMENTS ARE SIMULATED/);
  expect(warned({ ...site, PAYMENTS: 'sandbox' })).toMatch(/^PAYMENTS ARE SIMULATED/);
  expect(warned({ ...site, DEMO_DATES: '1', BANK_ACCOUNT: account })).toMatch(/^THE DATES ARE INVENTED/);
  expect(warned({ ...site, BANK_ACCOUNT: account })).toBe('');
  expect(warned({ ...site, BANK_ACCOUNT: account, SMTP_URL: '' })).toMatch(/^NO E-MAIL IS SENT/);
});
