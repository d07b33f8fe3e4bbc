/**
 * Names of what a form without scripts sends in addition to its fields: its language, and a field that people do not see. Its name is none
 * that browsers and password managers know a value for.
 */
export const plainLanguage = 'lang';
export const honeypotField = 'leave-empty';
