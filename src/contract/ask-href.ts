/** The link to the page's form, with a date as its subject, when the date cannot be booked online. */
export const askId = 'contact-subject';
export const askHref = `#${askId}`;
