import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { type Attachment, renderMail } from '#backend/outbox/render/render-mail.ts';
import { localeIds } from '#domain/locale.ts';
import { organisation } from '#generated/data/organisation.ts';
import { type MailKind, mailKinds } from '#generated/mails/mail-kinds.ts';
import { covers } from '../../covers.ts';
import { sampleFacts } from './sample-facts.ts';
import { storedMail } from './stored-mail.ts';

const origin = 'https://kursy.example';
/** Mails that end or move a date which an earlier mail has put into a calendar. */
const ending = ['booking-expired', 'withdrawal-received', 'term-cancelled', 'booking-moved', 'term-changed'] as const;
const kinds = Object.keys(mailKinds).filter((kind): kind is MailKind => kind in mailKinds);

const minute = 60_000;
const firstMail = Date.parse('2026-11-22T18:05:00Z');

const calendars = (mail: ReturnType<typeof storedMail>, sentAt: number): readonly Attachment[] =>
  renderMail({ ...mail, createdAt: new Date(sentAt) }, origin).attachments.filter(({ contentType }) =>
    contentType.startsWith('text/calendar'),
  );

/** A file as ical.js reads it. */
const read = ({ content }: Attachment) => {
  const calendar = new ICAL.Component(ICAL.parse(content));
  const events = calendar.getAllSubcomponents('vevent').map((part) => ({
    uid: String(part.getFirstPropertyValue('uid')),
    status: part.getFirstPropertyValue('status'),
    sequence: Number(part.getFirstPropertyValue('sequence')),
    start: String(part.getFirstPropertyValue('dtstart')),
    organizer: part.getFirstPropertyValue('organizer'),
    stamps: part.getAllProperties('dtstamp').length,
    alarms: part.getAllSubcomponents('valarm').length,
  }));
  return {
    method: calendar.getFirstPropertyValue('method'),
    version: calendar.getFirstPropertyValue('version'),
    events,
  };
};

const formerTerm = (kind: (typeof ending)[number]) =>
  kind === 'booking-moved' || kind === 'term-changed' ? sampleFacts[kind].before : sampleFacts[kind].term;

describe.each(localeIds)('in %s', (locale) => {
  test.each(ending)('%s cancels the calendar event of the order', covers('C192'), (kind) => {
    const [ordered] = calendars(storedMail('booking-received', locale, { term: formerTerm(kind) }), firstMail);
    if (ordered === undefined) throw new Error('The mail about an order has no calendar.');
    const before = read(ordered);
    const [cancelling, added, ...more] = calendars(storedMail(kind, locale), firstMail + minute);
    if (cancelling === undefined) throw new Error('Nothing calls the date off.');
    const after = read(cancelling);
    expect([cancelling.contentType, after.method, after.version]).toEqual([
      'text/calendar; charset=utf-8; method=CANCEL',
      'CANCEL',
      '2.0',
    ]);
    expect(after.events.map(({ uid, start }) => [uid, start])).toEqual(
      before.events.map(({ uid, start }) => [uid, start]),
    );
    expect(after.events.length).toBeGreaterThan(1);
    for (const [at, event] of after.events.entries()) {
      const facts = { status: 'CANCELLED', organizer: `mailto:${organisation.email}`, stamps: 1, alarms: 0 };
      expect(event).toMatchObject(facts);
      expect(event.uid.endsWith(`@${new URL(organisation.origin).host}`)).toBe(true);
      expect(event.sequence).toBeGreaterThan(before.events[at]?.sequence ?? Number.POSITIVE_INFINITY);
      expect(event.sequence).toBeLessThan(2 ** 31);
    }
    expect(more).toEqual([]);
    if (kind !== 'booking-moved' && kind !== 'term-changed') expect(added).toBeUndefined();
  });

  test.each(ending)('%s leaves the event of another booking of the date', covers('C192'), (kind) => {
    const another = { term: formerTerm(kind), reference: 'AAAA-2222' };
    const [kept] = calendars(storedMail('guardian-booking-received', locale, another), firstMail);
    const [cancelling] = calendars(storedMail(kind, locale), firstMail + minute);
    if (!(kept && cancelling)) throw new Error('A mail has no calendar.');
    const cancelled = read(cancelling).events.map(({ uid }) => uid);
    for (const { uid } of read(kept).events) expect(cancelled).not.toContain(uid);
  });

  test('a move adds the new date, also when it returns to a former one', covers('C192'), () => {
    const { term, before } = sampleFacts['booking-moved'];
    const [, there] = calendars(storedMail('booking-moved', locale), firstMail);
    const [off, back] = calendars(
      storedMail('booking-moved', locale, { term: before, before: term }),
      firstMail + minute,
    );
    if (!(there && off && back)) throw new Error('A move has two files.');
    expect(read(there).method).toBeNull();
    expect(read(off).events.map(({ uid }) => uid)).toEqual(read(there).events.map(({ uid }) => uid));
    const [left] = calendars(storedMail('booking-moved', locale), firstMail);
    if (left === undefined) throw new Error('Nothing calls the former date off.');
    for (const [at, event] of read(back).events.entries()) {
      expect(event).toMatchObject({ uid: read(left).events[at]?.uid, status: 'CONFIRMED', organizer: null });
      expect(event.sequence).toBeGreaterThan(read(left).events[at]?.sequence ?? Number.POSITIVE_INFINITY);
    }
  });

  test.each(kinds.filter((kind) => !ending.some((one) => one === kind)))('%s cancels no event', (kind) => {
    for (const file of calendars(storedMail(kind, locale), firstMail)) {
      expect(read(file).events.map(({ status }) => status)).not.toContain('CANCELLED');
    }
  });
});
