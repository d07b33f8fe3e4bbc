import { expect, test } from 'vitest';
import { readConfiguration } from '#backend/server/configuration.ts';
import { organisation } from '#generated/data/organisation.ts';

const mailOf = (settings: Readonly<Record<string, string>>) => readConfiguration(settings).mail;

test('the provider is the sender and the office the receiver, unless the settings say otherwise', () => {
  const { email } = organisation;
  expect(mailOf({})).toEqual({ smtpUrl: undefined, from: email, office: email });
  const printed = {
    SMTP_URL: 'smtps://u:p@mail.example.test',
    MAIL_FROM: 'a@example.test',
    OFFICE_EMAIL: 'b@example.test',
  };
  expect(mailOf(printed)).toEqual({ smtpUrl: printed.SMTP_URL, from: 'a@example.test', office: 'b@example.test' });
});

test.each([
  ['smtp://mail.example.test', 'smtp://mail.example.test?requireTLS=true'],
  ['smtp://mail.example.test?requireTLS=false', 'smtp://mail.example.test?requireTLS=false'],
  ['smtp://127.0.0.1:2525', 'smtp://127.0.0.1:2525'],
])('connects to %s as %s', (typed, used) => {
  expect(mailOf({ SMTP_URL: typed }).smtpUrl).toBe(used);
});

test.each([
  [{ SMTP_URL: 'mail.example.test' }, /^SMTP_URL must be a URL/],
  [{ MAIL_FROM: 'Firma' }, /^MAIL_FROM must be an e-mail address/],
  [{ OFFICE_EMAIL: 'a@b.pl\r\nBcc: c@d.pl' }, /^OFFICE_EMAIL must be an e-mail address/],
])('refuses a wrong value with a sentence: %o', (settings, sentence) => {
  expect(() => mailOf(settings)).toThrow(sentence);
});
