/**
 * Names of what a form without scripts sends beside its fields: its language, and a field that people do not see. Its name is none
 * that browsers and password managers know a value for.
 */
export const plainLanguage = 'lang';
export const neverFilled = 'leave-empty';

/** Where the search is answered with a page. */
export const plainSearch = '/api/search-page';

/** By what a list of dates is narrowed. */
export const listParameters = ['type', 'localization', 'month'] as const;

/** Whose dates a search is about; the open courses where it names nobody. */
export const plainClient = 'client';

/** Where a date is asked about or ordered, and where a booking is shown, each with a page. */
export const plainBooking = '/api/booking-page';
