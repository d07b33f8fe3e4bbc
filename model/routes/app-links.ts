import type { AppLink } from '../schema/routes.ts';
import { clause } from '../source.ts';

const source = clause('2.27', '3.28');

/**
 * PLACEHOLDERS: links to the mobile app with KPP tests; the addresses are not given (C75). The pictures are our own: the
 * badges of the stores are trademarks with terms of use of their own.
 */
export const appLinks = [
  {
    id: 'google-play',
    href: 'https://www.example.pl/aplikacja-android',
    image: 'pictures/apps/google-play.svg',
    alt: { pl: 'Pobierz aplikację z Google Play', en: 'Get the app on Google Play' },
    placeholder: true,
    source,
  },
  {
    id: 'app-store',
    href: 'https://www.example.pl/aplikacja-ios',
    image: 'pictures/apps/app-store.svg',
    alt: { pl: 'Pobierz aplikację z App Store', en: 'Get the app on the App Store' },
    placeholder: true,
    source,
  },
] as const satisfies readonly AppLink[];
