import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { validateRegistration } from '#backend/bookings/accept-registration.ts';
import { requireValidForm } from '#backend/http/read-request.ts';
import { Refused } from '#backend/http/refused.ts';
import { honeypotField } from '#contract/form-posts.ts';
import type { Problems } from '#forms/check-form.ts';
import { buildContactBody, checkContact, groupAnswersText } from '#forms/contact.ts';
import { listRequestedFields } from '#forms/registration/requested-fields.ts';
import type { BookingCase } from '#site/features/booking/booking-case.ts';
import { buildBookingBody, checkBookingAnswers, listBookingSteps } from '#site/features/booking/steps/booking-steps.ts';
import { checkContactMessage } from '#site/features/contact/contact-delivery.ts';
import { covers } from '../covers.ts';
import { isFull } from '../depth.ts';
import { contactMessages } from './contact-answers.ts';
import { bookings } from './registration-answers.ts';

const seed = 20_261_121;
const numRuns = isFull ? 10_000 : 400;

/** The server's result for a body that was sent as JSON. */
const refusals = (judge: (body: Record<string, unknown>) => unknown, body: object): Problems => {
  try {
    judge(JSON.parse(JSON.stringify(body)));
    return {};
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    return Object.fromEntries(error.fields.map(({ field, code }) => [field, code]));
  }
};

/** On its first day the course is still ahead. */
const lateHours = { pl: '23:58–23:59', en: '23:58–23:59' };

const serverOfBooking = (booking: BookingCase): Problems =>
  refusals(
    (answers) =>
      validateRegistration(
        answers,
        { ...booking.course.term, hours: lateHours, price: booking.course.price },
        booking.bookedAt,
      ),
    // With an amount the page took it for an order, whatever the sum.
    { ...buildBookingBody(booking, 'pl'), amount: booking.course.price },
  );

const stepByStep = (booking: BookingCase): Problems =>
  Object.assign({}, ...listBookingSteps(booking).map(({ requested }) => checkBookingAnswers(booking, requested)));

/** Both verdicts and many messages must occur, or the samples prove nothing. */
const expectVariety = (found: readonly Problems[], messages: number): void => {
  const accepted = found.filter((one) => Object.keys(one).length === 0).length;
  expect(Math.min(accepted, found.length - accepted)).toBeGreaterThan(found.length / 10);
  expect(new Set(found.flatMap((one) => Object.values(one))).size).toBeGreaterThanOrEqual(messages);
};

describe('browser and server decide alike, in the full run of 10,000 each,', () => {
  it('of registrations, step by step and at the end', () => {
    const found = fc.sample(bookings, { seed, numRuns }).map((booking) => {
      const site = checkBookingAnswers(booking, listRequestedFields(booking));
      // A guardian's address is requested once, as that of the booking.
      const { guardianEmail = site.email, ...asked } = site;
      expect(guardianEmail).toBe(site.email);
      expect(stepByStep(booking)).toEqual(asked);
      expect(serverOfBooking(booking)).toEqual(site);
      return site;
    });
    expectVariety(found, 14);
  });

  it('of messages of the contact form, with scripts and without', () => {
    const found = fc.sample(contactMessages, { seed, numRuns }).map((values) => {
      const site = checkContactMessage(values);
      const { [honeypotField]: _, ...typed } = values;
      expect(refusals((body) => requireValidForm(checkContact(body)), buildContactBody(typed))).toEqual(site);
      const native = new URLSearchParams(Object.entries(typed).map(([name, value]) => [name, String(value)]));
      expect(
        refusals((body) => requireValidForm(checkContact(buildContactBody(body))), Object.fromEntries(native)),
      ).toEqual(site);
      return site;
    });
    expectVariety(found, 5);
  });
});

it(
  'answers of a group are put at the beginning of the message, question by question, and in no field of the contract',
  covers('C142'),
  () => {
    const words = { variant: 'Wersja', people: 'Liczba osób', place: 'Miejsce', weeks: 'Kiedy' };
    const typed = {
      variant: 'jednodniowa',
      people: ' 20 ',
      place: 'Poznań,\nhala 2',
      weeks: '',
      subject: 'BLS',
      content: 'Dzień dobry',
    };
    const details = groupAnswersText(typed, words);
    expect(details).toBe('Wersja: jednodniowa\nLiczba osób: 20\nMiejsce: Poznań, hala 2');
    expect(buildContactBody({ ...typed, details })).toEqual({ content: `BLS\n\n${details}\n\nDzień dobry` });
    expect(buildContactBody({ content: 'Dzień dobry', details: groupAnswersText({}, words) })).toEqual({
      content: 'Dzień dobry',
    });
  },
);

it('a field that is no longer asked for loses its value', () => {
  for (const booking of fc.sample(bookings, { seed, numRuns: 500 })) {
    const asked = listRequestedFields(booking).map(({ field }) => String(field.id));
    const sent = Object.keys(buildBookingBody(booking, 'pl')).filter((key) => key !== 'course' && key !== 'lang');
    expect(asked).toEqual(expect.arrayContaining(sent));
  }
});
