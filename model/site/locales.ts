import { localeIds } from '#domain/locale.ts';
import { spec } from '../source.ts';

export const locales = {
  default: 'pl',
  all: localeIds,
  cookie: 'i18n_redirected',
  phoneRegion: 'PL',
  source: spec('9', 'Default locale pl; language cookie i18n_redirected; phone default region Poland'),
} as const;
