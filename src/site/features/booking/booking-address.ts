import { useLocation } from 'react-router';

/** The query of the page, with the reference of a booking that the history holds. */
export const useBookingQuery = (): URLSearchParams => {
  const { search, state } = useLocation();
  const query = new URLSearchParams(search);
  if (typeof state?.reference === 'string') query.set('reference', state.reference);
  return query;
};

/** The entry of the history that shows a booking. Where tags read the address, the history holds the reference instead. */
export const historyEntryOfBooking = (reference: string) =>
  document.documentElement.dataset.tags === undefined
    ? { search: `?reference=${encodeURIComponent(reference)}`, state: null }
    : { search: '', state: { reference } };
