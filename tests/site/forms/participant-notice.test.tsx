import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { formatCivilDate } from '#domain/dates/civil-date.ts';
import { dayInWords } from '#domain/dates/dates-in-words.ts';
import type { Locale } from '#domain/locale.ts';
import { organisation } from '#generated/data/organisation.ts';
import { pathTo } from '#generated/routes/routes.ts';
import { ParticipantNotice } from '#site/features/booking/steps/participant-notice.tsx';
import { examWindow } from '#site/lib/exam-window.ts';
import { createTexts } from '#site/lib/texts.ts';
import { TextsContext } from '#site/lib/texts-context.ts';
import { sampleDictionaries } from '../samples/site.ts';
import { sampleBooking } from './booking-sample.ts';

const examDay = sampleBooking('kpp-rec').course.startDay;

const print = (locale: Locale, expiry: number | string): string => {
  const booking = sampleBooking('kpp-rec', {
    certificateExpiry: typeof expiry === 'string' ? expiry : formatCivilDate(expiry),
  });
  const texts = { locale, messages: createTexts(locale, sampleDictionaries(locale, ['booking'])) };
  return renderToStaticMarkup(
    <TextsContext value={texts}>
      <ParticipantNotice booking={booking} />
    </TextsContext>,
  );
};

const locales: readonly Locale[] = ['pl', 'en'];

it.each(locales)(
  'a certificate that is renewed too early names the days of the exam and the calculator (%s)',
  (locale) => {
    const expiry = examDay + 365;
    const notice = print(locale, expiry);
    const { first, last } = examWindow(expiry);
    for (const day of [first, last]) expect(notice).toContain(dayInWords(day, locale));
    expect(notice).toContain(`href="${pathTo('course', locale, { type: 'kpp-rec' })}#kalkulator"`);
  },
);

it.each(locales)('an expired certificate names its last day, the phone and the KPP course (%s)', (locale) => {
  const notice = print(locale, examDay - 1);
  expect(notice).toContain(dayInWords(examDay - 1, locale));
  expect(notice).toContain(`href="tel:${organisation.phone.international}"`);
  expect(notice).toContain(`href="${pathTo('course', locale, { type: 'kpp' })}"`);
});

it('a certificate that expires in its days, and a half typed one, show no notice', () => {
  expect(print('pl', examDay)).toBe('');
  expect(print('pl', '2027-2-')).toBe('');
});
