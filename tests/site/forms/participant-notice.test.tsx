import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { formatDay } from '#domain/dates/dates-in-words.ts';
import type { Locale } from '#domain/locale.ts';
import { admitsMinors } from '#forms/registration/course-demands.ts';
import { courseTypes } from '#generated/data/course-types.ts';
import { organisation } from '#generated/data/organisation.ts';
import { pathTo } from '#generated/routes/routes.ts';
import type { BookingCase } from '#site/features/booking/booking-case.ts';
import { ParticipantNotice } from '#site/features/booking/steps/participant-notice.tsx';
import { participantRefusal } from '#site/features/booking/steps/participant-refusal.ts';
import { examWindow } from '#site/lib/exam-window.ts';
import { createMessageFunctions } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { renewalType } from '../../find-course.ts';
import { sampleDictionaries } from '../samples/site.ts';
import { sampleBooking } from './booking-sample.ts';

const examDay = sampleBooking(renewalType).course.startDay;

const printFor = (locale: Locale, booking: BookingCase): string => {
  const refusal = participantRefusal(booking);
  if (refusal === null) return '';
  const texts = { locale, messages: createMessageFunctions(locale, sampleDictionaries(locale, ['booking'])) };
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ParticipantNotice booking={booking} refusal={refusal} />
    </TextsContext>,
  );
};

const print = (locale: Locale, expiry: number | string): string =>
  printFor(
    locale,
    sampleBooking(renewalType, { certificateExpiry: typeof expiry === 'string' ? expiry : formatCivilDate(expiry) }),
  );

const locales: readonly Locale[] = ['pl', 'en'];

it.each(locales)(
  'a certificate that is renewed too early names the days of the exam and the calculator (%s)',
  (locale) => {
    const expiry = examDay + 365;
    const notice = print(locale, expiry);
    const { first, last } = examWindow(expiry);
    for (const day of [first, last]) expect(notice).toContain(formatDay(day, locale));
    expect(notice).toContain(`href="${pathTo('course', locale, { type: 'kpp-rec' })}#kalkulator"`);
  },
);

it.each(locales)('an expired certificate names its last day, the phone and the KPP course (%s)', (locale) => {
  const notice = print(locale, examDay - 1);
  expect(notice).toContain(formatDay(examDay - 1, locale));
  expect(notice).toContain(`href="tel:${organisation.phone.international}"`);
  expect(notice).toContain(`href="${pathTo('course', locale, { type: 'kpp' })}"`);
});

it('a certificate that expires within the window, and an incomplete date, show no notice', () => {
  expect(print('pl', examDay)).toBe('');
  expect(print('pl', '2027-2-')).toBe('');
});

const bookable = courseTypes.filter((course) => course.audience === 'individual');
const admitting = bookable.filter(admitsMinors);
const bornYearsBefore = (years: number): string => formatCivilDate(examDay - years * 366);
const forAdults = bookable.filter((course) => !admitsMinors(course));

it.each(forAdults)('a teenager too young for $id gets a link to the course of its audience for teenagers', (course) => {
  const [other] = admitting;
  const birthDate = bornYearsBefore((other ?? course).minimumAge + 1);
  const notice = printFor('pl', sampleBooking(course.calendar, { identity: 'document', birthDate }));
  expect(notice).toContain(`href="${pathTo('course', 'pl', { type: other?.id ?? course.id })}"`);
  expect(notice).toContain(`${course.minimumAge} lat`);
  expect(notice).toContain(`${(other ?? course).minimumAge} lat`);
});

it.each(admitting)('a child too young for $id sees the minimum age and a link to the contact form', (course) => {
  const birthDate = bornYearsBefore(course.minimumAge - 2);
  const notice = printFor('pl', sampleBooking(course.calendar, { birthDate }));
  expect(notice).toContain(`href="${pathTo('contact', 'pl')}"`);
  expect(notice).toContain(`${course.minimumAge} lat`);
});
