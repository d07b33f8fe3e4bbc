/** The languages of the site. */
export type Locale = 'pl' | 'en';
