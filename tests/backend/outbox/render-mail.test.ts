import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import ICAL from 'ical.js';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readMailSettings } from '#backend/outbox/mail-settings.ts';
import { renderMail, type StoredMail } from '#backend/outbox/render/render-mail.ts';
import { openMailTransport } from '#backend/outbox/transport.ts';
import { localeIds } from '#domain/locale.ts';
import { organisation } from '#generated/data/organisation.ts';
import { type MailKind, mailKinds } from '#generated/mails/mail-kinds.ts';
import { covers } from '../../covers.ts';
import { sampleFacts } from './sample-facts.ts';
import { storedMail } from './stored-mail.ts';

const origin = 'https://kursy.test';
const settings = readMailSettings({ SMTP_URL: undefined, MAIL_FROM: undefined, OFFICE_EMAIL: 'biuro@kursy.test' });
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** The mail as a file, read by a parser that is not ours. */
const parse = async (mail: StoredMail) => {
  const own = await mkdtemp(join(folder, 'mail-'));
  await openMailTransport(settings, own).send(mail, renderMail(mail, origin));
  const [file = ''] = await readdir(own);
  return PostalMime.parse(await readFile(join(own, file)), { attachmentEncoding: 'utf8' });
};

const isKind = (name: string): name is MailKind => name in mailKinds;
const kinds = Object.keys(mailKinds).filter(isKind);
const cases = kinds.flatMap((kind) => localeIds.map((locale) => ({ kind, locale })));
const contentOf = (attachment: { content: unknown } | undefined): string => String(attachment?.content);

describe.each(cases)('$kind in $locale', ({ kind, locale }) => {
  test('uses every fact, in text and in HTML, and leaves no placeholder', covers('C100'), async () => {
    const mail = await parse(storedMail(kind, locale));
    const whole = [mail.subject, mail.text, mail.html, ...mail.attachments.map(contentOf)].join('\n');
    expect(mail.subject).toMatch(/\S{4}/);
    expect(whole.replaceAll('{phone}', '')).not.toMatch(/[{}](?![^<]*>)|undefined|null|NaN|\[object/);
    for (const upstream of Object.values(sampleFacts[kind])) {
      if (typeof upstream !== 'string' || !/^[\p{L} -]+$/u.test(upstream)) continue;
      expect(mail.text).toContain(upstream);
      expect(mail.html).toContain(upstream);
    }
    if ('booking' in sampleFacts[kind]) expect(mail.text).toContain(`${origin}${sampleFacts[kind].booking}`);
    expect(mail.html).toContain(`<html lang="${locale}">`);
    expect(mail.html).not.toMatch(/<script|<img|<link|url\(/);
  });

  test('has the provider as sender and takes no automatic replies', async () => {
    const mail = await parse({
      ...storedMail(kind, locale),
      recipient: mailKinds[kind].to === 'office' ? null : 'a@b.pl',
    });
    expect(mail.from).toEqual({ name: organisation.name, address: organisation.email });
    expect(mail.to).toEqual([{ name: '', address: mailKinds[kind].to === 'office' ? 'biuro@kursy.test' : 'a@b.pl' }]);
    expect(mail.headers).toContainEqual(expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }));
    expect(mail.headers).toContainEqual(
      expect.objectContaining({ key: 'x-auto-response-suppress', value: 'OOF, AutoReply' }),
    );
    expect(mail.messageId).toBe(`<${storedMail(kind).messageId}@${organisation.email.split('@')[1]}>`);
  });
});

test(
  'an order contains its contract on a durable medium: subject, day, price, withdrawal and terms',
  covers('C100'),
  async () => {
    const mail = await parse(storedMail('booking-received'));
    for (const printed of [
      `${sampleFacts['booking-received'].amount / 100} zł`,
      '7 grudnia 2026',
      '25 listopada 2026',
      '11–13 grudnia 2026 i 18–20 grudnia 2026',
      'K7MP-2QXA',
      `${origin}/odstapienie-od-umowy`,
    ])
      expect(mail.text).toContain(printed);
    expect(mail.text).toContain('informuję/informujemy o moim/naszym odstąpieniu od umowy');
    const terms = mail.attachments.find(({ filename }) => filename === 'regulamin.html');
    expect(contentOf(terms)).toMatch(/Zamawiam z\sobowiązkiem zapłaty/);
  },
);

test.each(['booking-received', 'payment-received'] as const)('%s attaches its days for a calendar', async (kind) => {
  const mail = await parse(storedMail(kind));
  const file = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
  const events = new ICAL.Component(ICAL.parse(contentOf(file)))
    .getAllSubcomponents('vevent')
    .map((part) => new ICAL.Event(part));
  expect(events.map(({ startDate, endDate }) => [startDate.toString(), endDate.toString()])).toEqual([
    ['2026-12-11T08:00:00', '2026-12-11T19:00:00'],
    ['2026-12-18T08:00:00', '2026-12-18T19:00:00'],
  ]);
  expect(events.map(({ uid }) => uid)).toEqual(
    [1, 2].map((part) => `term-17-${part}-K7MP-2QXA@${new URL(organisation.origin).host}`),
  );
});

test('typed text becomes no header, second receiver or markup', async () => {
  const name = 'Jan\r\nBcc: x@y.pl\r\n\r\n<script>\u2028{phone}';
  const mail = await parse(storedMail('contact-message', 'pl', { name, answers: 'a\r\nBcc: x@y.pl\u0007\n\n\nb' }));
  expect(mail.subject).toBe('Wiadomość z formularza: Jan Bcc: x@y.pl <script> {phone}');
  expect(mail.bcc).toBeUndefined();
  expect(mail.headers.some(({ key }) => key === 'bcc')).toBe(false);
  expect(mail.html).toContain('Jan Bcc: x@y.pl &lt;script&gt; {phone}');
  expect(mail.html).not.toContain('<script');
  expect(mail.text).toContain('a\nBcc: x@y.pl\n\n\nb');
});

test('an answer of the office goes to the writer', async () => {
  const mail = await parse(storedMail('contact-message'));
  expect(mail.replyTo).toEqual([{ name: '', address: 'zaneta@example.pl' }]);
});

test('leaves out sentences without a fact', async () => {
  const mail = await parse(
    storedMail('booking-received', 'pl', { payUntil: null, withdrawalUntil: null, overlap: null }),
  );
  expect(mail.text).not.toMatch(/Ostatni dzień na zapłatę|Od umowy możesz/);
  const paid = await parse(storedMail('payment-received', 'pl', { pairCode: null }));
  expect(paid.text).not.toMatch(/kod/);
  expect(mail.text).toContain('Cena brutto');
  const known = storedMail('course-reminder');
  const term = { ...sampleFacts['course-reminder'].term, showHours: false };
  expect((await parse(storedMail('course-reminder', 'pl', { term }))).text).not.toContain('Godziny');
  expect(renderMail(known, origin).text).toContain('Godziny');
});

test.each([
  ['a fact that is missing', { amount: undefined }],
  ['a path that leads off the site', { booking: '//evil.example' }],
  ['a day that does not exist', { payUntil: '2026-02-30' }],
])('%s is refused before any mail is sent', (_, facts) => {
  expect(() =>
    renderMail({ ...storedMail('booking-received'), facts: { ...sampleFacts['booking-received'], ...facts } }, origin),
  ).toThrow();
});
