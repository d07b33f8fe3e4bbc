import { useQuery } from '@tanstack/react-query';
import { isPair } from '#forms/registration/circumstances.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { registrationPriceContract } from '../../lib/api/own-contracts.ts';
import { queryClient, questionOf } from '../../lib/api/query-client.ts';
import { useLocale } from '../../lib/texts-context.ts';
import type { BookingCase } from './steps/booking-case.ts';

/** What the server asks for this booking; it is what the order names and what is paid. */
export const usePrice = (booking: BookingCase, pairCode = '') => {
  const lang = useLocale();
  const persons = isPair(booking) ? parameters.pairPlaces : 1;
  const { id: course } = booking.course.term;
  const query = { course, lang, persons, ...(pairCode === '' ? {} : { pairCode }) };
  return useQuery({ ...questionOf(registrationPriceContract, { query }), refetchOnWindowFocus: false }, queryClient);
};
