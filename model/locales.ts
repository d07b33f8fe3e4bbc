import { spec } from './source.ts';

export const locales = {
  default: 'pl',
  all: ['pl', 'en'],
  cookie: 'i18n_redirected',
  source: spec('9', 'Default locale pl; language cookie i18n_redirected'),
} as const;
