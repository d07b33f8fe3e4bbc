import { formatCivilDate } from '#domain/dates/civil-date.ts';

/**
 * Days that a contact stays valid: less than a year ahead (RFC 9116), with room for a late release.
 * @see RFC 9116
 */
const validDays = 330;

/** The expiry line of `security.txt`; `day` is the day number on which it is written. */
export const securityExpiryLine = (day: number): string => `Expires: ${formatCivilDate(day + validDays)}T00:00:00Z`;

export const securityContactLine = (email: string): string => `Contact: mailto:${email}`;
