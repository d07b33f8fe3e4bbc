import { z } from 'zod';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import { lastWithdrawalDay } from '../../bookings/withdrawal-period.ts';
import type { Transaction } from '../../database/database.ts';
import { bookingNumberText, cityName, courseName } from '../bookings/booking-columns.ts';
import { emailAddress } from '../command/argument-values.ts';
import { defineOfficeCommand, type Office } from '../command/command.ts';
import { readSensitiveFields, type Sensitive } from '../people/read-sensitive.ts';
import { type BookingOfPerson, findPersonalData, lastDayOfRetention } from './find-personal-data.ts';

export const access = defineOfficeCommand({
  summary: {
    pl: 'wszystko, co mamy o adresie e-mail, dla osoby, która o to prosi (z PESEL; użycie jest zapisywane)',
    en: 'all personal data of an e-mail address, for the person who asks (with PESEL; each use is logged)',
  },
  shape: { email: emailAddress, reason: z.string().min(1).max(200) },
  words: {
    email: { means: { pl: 'adres e-mail osoby', en: 'e-mail address of the person' } },
    reason: { means: { pl: 'po co potrzebne są te dane', en: 'what these data are needed for' } },
  },
  operands: ['email'],
  named: true,
  run: async (office, { email, reason }) => {
    const data = await office.database.transaction((transaction) => gather(office, transaction, { email, reason }));
    return { kind: 'text', text: readable(data), data };
  },
});

const gather = async (
  office: Office,
  transaction: Transaction,
  { email, reason }: { readonly email: string; readonly reason: string },
) => {
  const { bookings, messages, requests, mails } = await findPersonalData(office, transaction, email);
  const registrations = bookings.map(({ registration }) => registration);
  const about = `bookings ${registrations.map(bookingNumberText).join(', ')}`;
  const opened = await readSensitiveFields(office, transaction, { command: 'access', reason, about, registrations });
  return jsonOf({
    email,
    day: formatCivilDate(warsawDate(office.now)),
    bookings: bookings.map((one) => bookingData(one, opened.get(one.registration.id) ?? {}, office)),
    messages,
    requests,
    mails: mails.map(({ kind, createdAt, sentAt, state }) => ({ kind, createdAt, sentAt, state })),
  });
};

/** A value as plain JSON, with days and instants as texts. */
const jsonOf = (value: unknown) => z.json().parse(JSON.parse(JSON.stringify(value)));

const bookingData = ({ registration, term, money }: BookingOfPerson, sensitive: Sensitive, { catalogue }: Office) => {
  const { reference, status, createdAt, price, places, person, note } = registration;
  return {
    number: bookingNumberText(registration),
    reference,
    status,
    createdAt,
    course: courseName(catalogue, term.type),
    city: cityName(catalogue, term.city),
    date: term.dateStart,
    price,
    places,
    withdrawalUntil: lastWithdrawalDay({ registration, term }),
    keptUntil: lastDayOfRetention(term, 'all'),
    form: { ...person, ...sensitive },
    note,
    payments: money.payments.map(({ amount, createdAt: at, method }) => ({ amount, at, method })),
    refunds: money.refunds.map(({ amount, state, createdAt: at }) => ({ amount, state, at })),
  };
};

type Json = z.infer<ReturnType<typeof z.json>>;

/** JSON as text for people: names and values, with nested values indented. */
const readable = (value: Json, indent = ''): string => {
  if (value === null || typeof value !== 'object') return `${indent}${value === null ? '–' : String(value)}`;
  const entries = Array.isArray(value)
    ? value.map((item, index): [string, Json] => [`${index + 1}.`, item])
    : Object.entries(value);
  if (entries.length === 0) return `${indent}–`;
  return entries
    .map(([name, item]) =>
      item !== null && typeof item === 'object'
        ? `${indent}${name}\n${readable(item, `${indent}  `)}`
        : `${indent}${name}: ${readable(item)}`,
    )
    .join('\n');
};
