/** The booking of a term; the type in the link says which list of the calendar has it. */
export const bookingLink = (
  bookingHref: string,
  { id, type }: { readonly id: number; readonly type: string },
): string => `${bookingHref}?course=${id}&type=${encodeURIComponent(type)}`;
