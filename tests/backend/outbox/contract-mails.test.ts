import { expect, it } from 'vitest';
import { formatTermDays, mailTerm } from '#backend/outbox/render/fact-texts.ts';
import { renderMail } from '#backend/outbox/render/render-mail.ts';
import { parseCivilDate } from '#domain/dates/civil-date.ts';
import { formatDay } from '#domain/dates/dates-in-words.ts';
import { localeIds } from '#domain/locale.ts';
import { findStreetOfClasses, formatClassAddress } from '#domain/places/street-of-classes.ts';
import { cities } from '#generated/data/cities.ts';
import english from '#generated/i18n/en.json' with { type: 'json' };
import polish from '#generated/i18n/pl.json' with { type: 'json' };
import { mailKinds } from '#generated/mails/mail-kinds.ts';
import { removeTypesettingMarks } from '#site/lib/prose-text.ts';
import { covers } from '../../covers.ts';
import { sampleFacts } from './sample-facts.ts';
import { storedMail } from './stored-mail.ts';

const origin = 'https://kursy.example.pl';
const textOf = (...mail: Parameters<typeof storedMail>): string =>
  removeTypesettingMarks(renderMail(storedMail(...mail), origin).text);
const words = { pl: polish, en: english };

it('a mail in English that accepts an order has the binding terms too', covers('C246'), () => {
  const files = (locale: 'pl' | 'en') =>
    renderMail(storedMail('booking-received', locale), origin).attachments.map(({ filename }) => filename);
  expect(files('pl')).toContain('regulamin.html');
  expect(files('pl')).not.toContain('terms.html');
  expect(files('en')).toEqual(expect.arrayContaining(['regulamin.html', 'terms.html']));
});

it.each(localeIds)(
  'in %s the order is accepted by the mail that confirms it, and by none before',
  covers('C240'),
  (locale) => {
    const accepted = { pl: 'więc umowa jest zawarta', en: 'so the contract is concluded' }[locale];
    for (const kind of ['booking-received', 'guardian-booking-received'] as const)
      expect(textOf(kind, locale)).toContain(accepted);
    expect(textOf('confirm-address', locale)).toContain(removeTypesettingMarks(words[locale].booking.contract));
    expect(textOf('confirm-address', locale)).not.toContain(accepted);
  },
);

it.each(localeIds)('in %s every mail about a refund names its last day', covers('C241'), (locale) => {
  const day = removeTypesettingMarks(formatDay(parseCivilDate('2026-12-06') ?? 0, locale));
  const kinds = [
    'booking-expired',
    'payment-surplus',
    'payment-taken',
    'withdrawal-received',
    'withdrawal-to-check',
    'term-cancelled',
  ] as const;
  for (const kind of kinds) expect(textOf(kind, locale), kind).toContain(day);
  const naming = Object.entries(mailKinds).filter(([, { maybe }]) => 'refundUntil' in maybe);
  expect(naming.map(([kind]) => kind).toSorted()).toEqual([...kinds].toSorted());
});

it.each(localeIds)('in %s the instruction states the effects of a withdrawal', covers('C241'), (locale) => {
  const text = textOf('booking-received', locale);
  expect(text).toMatch({ pl: /SKUTKI ODSTĄPIENIA OD UMOWY/, en: /THE EFFECTS OF WITHDRAWAL/ }[locale]);
  expect(text).toMatch({ pl: /nie później niż 14 dni/, en: /no later than 14 days/ }[locale]);
});

it.each(localeIds)(
  'in %s a statement with a mistyped number is received, and counts from its day',
  covers('C241', 'C113'),
  (locale) => {
    const text = textOf('withdrawal-to-check', locale);
    expect(text).toMatch({ pl: /potwierdzenie odbioru oświadczenia/, en: /received your statement/ }[locale]);
    expect(text).toMatch({ pl: /Liczy się dzień/, en: /The day on which the statement was sent counts/ }[locale]);
    for (const said of [text, words[locale].withdrawal.office]) {
      expect(said).not.toMatch(/nie zadziałało|nie udało|did not take effect/i);
    }
  },
);

it.each(localeIds)('in %s the code of a pair is sent with the payment and not before', covers('C84'), (locale) => {
  for (const kind of ['booking-received', 'payment-received'] as const) {
    expect(textOf(kind, locale, { pairCode: 'ABCDE-12345' })).toContain('ABCDE-12345');
    expect(textOf(kind, locale, { pairCode: null })).not.toMatch(/kod |the code/);
  }
});

it.each(localeIds)(
  'in %s the mails before the course state its place, or when it will be sent',
  covers('C243'),
  (locale) => {
    const { term } = sampleFacts['course-reminder'];
    const street = findStreetOfClasses(cities, term.localization);
    const promise = removeTypesettingMarks(words[locale].booking.venueToCome);
    const told = street === null ? promise : formatClassAddress(street, term.city);
    for (const kind of ['booking-received', 'payment-received', 'term-changed', 'course-reminder'] as const)
      expect(textOf(kind, locale), kind).toContain(told);
    expect(formatTermDays(mailTerm.parse(term), locale)).not.toBe('');
  },
);

it('the street precedes the city, where it is known', covers('C243'), () => {
  const known = [{ calendarId: 3, venue: 'ul. Długa 1' }];
  expect(formatClassAddress(findStreetOfClasses(known, 3), 'Łódź')).toBe('ul. Długa 1, Łódź');
  expect(formatClassAddress(findStreetOfClasses(known, 4), 'Łódź')).toBe('Łódź');
  expect(findStreetOfClasses(known, null)).toBeNull();
});
