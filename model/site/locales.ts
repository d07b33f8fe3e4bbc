import { localeIds } from '#domain/locale.ts';
import { clause } from '../source.ts';

export const locales = { default: 'pl', all: localeIds, cookie: 'i18n_redirected', phoneRegion: 'PL', source: clause('1.1', '9.1', '9.8', '9.12') } as const;
