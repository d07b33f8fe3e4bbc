/** Names of what a form without scripts sends beside its fields: its language, and a field that people do not see. */
export const plainLanguage = 'lang';
export const neverFilled = 'website';
