/** Where a date is asked about instead of being booked: the place that says what the form of the page is about. */
export const askId = 'contact-subject';
export const askHref = `#${askId}`;
