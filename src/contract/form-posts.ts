/**
 * Names of what a form without scripts sends in addition to its fields: its language, and the honeypot field. Browsers and password
 * managers know no value for a field of that name.
 */
export const plainLanguage = 'lang';
export const honeypotField = 'leave-empty';
