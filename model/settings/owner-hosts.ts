import type { Setting } from '../schema/settings.ts';
import { settingsSource as source } from './settings-source.ts';

/** Hosts of the owner that stand behind the site. */
export const ownerHostSettings = [
  {
    name: 'CALENDAR_URL',
    kind: 'web-url',
    default: null,
    about: { pl: 'adres usługi kalendarza z terminami', en: 'the address of the calendar service with the dates' },
    without: { pl: 'terminy pochodzą z własnej bazy danych', en: 'dates come from our own database' },
    readBy: ['build', 'start'],
    secret: false,
    source,
  },
  {
    name: 'API_URL',
    kind: 'web-url',
    default: null,
    about: { pl: 'adres usługi z pytaniami i odpowiedziami', en: 'the address of the service with questions and answers' },
    without: { pl: 'pytania i odpowiedzi pochodzą z treści tej strony', en: 'questions and answers come from the content of this site' },
    readBy: ['build', 'start'],
    secret: false,
    source,
  },
  {
    name: 'PROVIDER_URL',
    kind: 'web-url',
    default: null,
    about: {
      pl: 'adres usługi, która przyjmuje wiadomości z formularza kontaktowego',
      en: 'the address of the service that takes the messages of the contact form',
    },
    without: { pl: 'wiadomości zostają w naszej bazie danych', en: 'messages stay in our database' },
    readBy: ['build', 'start'],
    secret: false,
    source,
  },
  {
    name: 'PROVIDER_TOKEN',
    kind: 'token',
    default: null,
    about: { pl: 'token, którym serwer przedstawia się pod PROVIDER_URL', en: 'the token with which the server presents itself at PROVIDER_URL' },
    without: { pl: 'PROVIDER_URL jest odrzucany', en: 'PROVIDER_URL is refused' },
    readBy: ['start'],
    secret: true,
    source,
  },
  {
    name: 'PROVIDER_PUBLIC_TOKEN',
    kind: 'token',
    default: null,
    about: {
      pl: 'token, którym przedstawiają się przeglądarki, gdy strona działa bez naszego serwera; stoi na stronach i każdy może go przeczytać',
      en: 'the token with which browsers present themselves where the site runs without our server; it stands in the pages and everybody can read it',
    },
    without: { pl: '`npm run build` bez GATEWAY odrzuca PROVIDER_URL', en: '`npm run build` without GATEWAY refuses PROVIDER_URL' },
    readBy: ['build'],
    secret: false,
    source,
  },
  {
    name: 'GATEWAY',
    kind: 'flag',
    default: '0',
    about: { pl: '1, gdy strony ma podawać nasz serwer uruchomiony gdzie indziej', en: '1 where a backend of ours elsewhere serves the pages' },
    without: { pl: 'przeglądarki same pytają CALENDAR_URL, API_URL i PROVIDER_URL', en: 'browsers ask CALENDAR_URL, API_URL and PROVIDER_URL themselves' },
    readBy: ['build'],
    secret: false,
    source,
  },
] as const satisfies readonly Setting[];
