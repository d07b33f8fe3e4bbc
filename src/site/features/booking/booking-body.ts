import type { Locale } from '#domain/locale.ts';
import { isEmpty, isTicked, normalisedText } from '../../lib/forms/field-rules.ts';
import { askedFields, type BookingCase } from './circumstances.ts';

/** What is sent: the fields that this booking asks for, as the contract writes them; nothing that is empty. */
export const bookingBody = (booking: BookingCase, lang: Locale, course: number): Readonly<Record<string, unknown>> => {
  const given = askedFields(booking).flatMap(({ field }) => {
    const value = booking.answers[field.id];
    if (isEmpty(value)) return [];
    const sent = field.input === 'checkbox' ? isTicked(value) : normalisedText(field.rule, String(value));
    return [[field.id, sent] as const];
  });
  return { course, lang, ...Object.fromEntries(given) };
};
