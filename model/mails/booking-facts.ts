/** What every mail about a booking says of it. */
export const bookingFacts = { term: 'term', reference: 'text', booking: 'path' } as const;
