import { z } from 'zod';
import type { Locale } from '#domain/locale.ts';
import { formatPaymentMethods, paymentMethods } from '#domain/money/payment-methods.ts';
import { kinds } from './kinds.ts';

/** Environments that a build is for. */
export const environmentIds = ['alfa', 'internal', 'production'] as const;
export type EnvironmentId = (typeof environmentIds)[number];

/** What a setting means to an operator. */
export interface SettingDescription {
  readonly about: Readonly<Record<Locale, string>>;
  /** What happens when it is missing. */
  readonly without: Readonly<Record<Locale, string>>;
  /** No message shows its value. */
  readonly secret?: true;
}

const descriptions = z.registry<SettingDescription>();

const described = <Schema extends z.ZodType>(schema: Schema, description: SettingDescription): Schema => {
  descriptions.add(schema, description);
  return schema;
};

const p24Refused = { pl: 'PAYMENTS=p24 jest odrzucane', en: 'PAYMENTS=p24 is refused' };

/** Every variable of the environment that a build, `npm start`, `npm run office` or the browser tests read. */
export const settings = z.object({
  SITE_ORIGIN: described(kinds.webUrl.optional(), {
    about: {
      pl: 'adres, pod którym działa strona, bez ukośnika na końcu',
      en: 'the address at which the site is visited, without a slash at its end',
    },
    without: {
      pl: '`npm start` bierze adres tego komputera, `npm run build` adres z danych dostawcy w modelu',
      en: '`npm start` takes the address of this machine, `npm run build` the one of the provider in the model',
    },
  }),
  APP_ENV: described(kinds.oneOf(environmentIds).optional(), {
    about: {
      pl: 'środowisko: tylko `production` wpuszcza wyszukiwarki',
      en: 'the environment: `production` alone is open to search engines',
    },
    without: {
      pl: '`npm run build` buduje `production`; `npm start` też, gdy SITE_ORIGIN zaczyna się od https, a poza tym `internal`',
      en: '`npm run build` builds `production`; so does `npm start` where SITE_ORIGIN begins with https, and `internal` elsewhere',
    },
  }),
  PORT: described(kinds.port.prefault('4173'), {
    about: {
      pl: 'port, na którym słucha serwer; 0 to dowolny wolny',
      en: 'the port that the server listens on; 0 is any free one',
    },
    without: { pl: 'serwer słucha na porcie domyślnym', en: 'the server listens on the default port' },
  }),
  HOST: described(kinds.host.prefault('127.0.0.1'), {
    about: { pl: 'adres, na którym słucha serwer', en: 'the address that the server listens on' },
    without: { pl: 'serwer odpowiada tylko na tym komputerze', en: 'the server answers on this machine only' },
  }),
  TRUST_PROXY: described(kinds.flag.prefault('0'), {
    about: {
      pl: '1, gdy przed serwerem stoi własny serwer pośredniczący, który podaje adres klienta w X-Forwarded-For i numer zapytania w X-Request-Id',
      en: '1 behind a proxy of ours that sets X-Forwarded-For to the client and X-Request-Id to the request',
    },
    without: {
      pl: 'obu nagłówkom się nie wierzy; za serwerem pośredniczącym wszyscy odwiedzający dzielą wtedy jeden limit zapisów',
      en: 'neither header is trusted; behind a proxy all visitors then share one rate limit',
    },
  }),
  WRITES_PER_MINUTE: described(kinds.count(1).prefault('60'), {
    about: {
      pl: 'ile formularzy może wysłać jeden klient w ciągu minuty',
      en: 'how many forms one client may send in a minute',
    },
    without: { pl: 'obowiązuje wartość domyślna', en: 'the default holds' },
  }),
  LOG_FORMAT: described(kinds.oneOf(['json', 'text']).optional(), {
    about: {
      pl: 'wygląd dziennika: `json` to jeden obiekt w wierszu, `text` jest dla ludzi',
      en: 'format of the log: `json` is one object a line, `text` is for people',
    },
    without: { pl: '`text` na terminalu, a poza tym `json`', en: '`text` on a terminal, `json` elsewhere' },
  }),
  LOG_PAGES: described(kinds.flag.prefault('0'), {
    about: {
      pl: '1 zapisuje w dzienniku także każdą stronę i każdy plik',
      en: '1 writes every page and file into the log too',
    },
    without: {
      pl: 'w dzienniku są zapytania do API, poczta i prace codzienne',
      en: 'the log records calls of the API, mail and daily work',
    },
  }),
  STOP_WAIT: described(kinds.count(0).optional(), {
    about: {
      pl: 'ile sekund po sygnale zatrzymania serwer jeszcze przyjmuje zapytania, choć `/ready` już odmawia',
      en: 'graceful shutdown: how many seconds after the signal the server still takes requests, while `/ready` already answers 503',
    },
    without: { pl: '0 na własnym komputerze, 5 poza nim', en: '0 on this machine, 5 elsewhere' },
  }),
  HSTS: described(kinds.oneOf(['host', 'subdomains', 'preload']).prefault('host'), {
    about: {
      pl: 'co przeglądarki odwiedzają już tylko przez https: `host` to sama strona, `subdomains` to także wszystkie jej subdomeny, `preload` pozwala poza tym wpisać domenę na listę przeglądarek, z której trudno ją usunąć',
      en: 'what browsers visit by https only from then on: `host` is the site alone, `subdomains` all its subdomains too, and `preload` also allows the domain on the preload list of browsers, from which it is hard to remove',
    },
    without: {
      pl: 'obowiązuje sama strona; subdomeny działają, jak działały',
      en: 'the site alone; subdomains work as they did',
    },
  }),
  SECURITY_CONTACT: described(kinds.email.optional(), {
    about: {
      pl: 'adres w `/.well-known/security.txt` dla osoby, która znajdzie lukę w zabezpieczeniach',
      en: 'the address in `/.well-known/security.txt` for reports of vulnerabilities',
    },
    without: {
      pl: 'stoi tam adres e-mail dostawcy z modelu',
      en: 'it is the e-mail address of the provider in the model',
    },
  }),
  DATA_FOLDER: described(kinds.path.prefault('.data'), {
    about: {
      pl: 'folder na wbudowaną bazę danych, klucz i to, co serwer zapisuje w plikach',
      en: 'the folder of the embedded database, of the key and of what the server keeps in files',
    },
    without: { pl: 'dane leżą w folderze domyślnym', en: 'data are in the default folder' },
  }),
  ERASURE_JOURNAL: described(kinds.path.optional(), {
    about: {
      pl: 'plik z dziennikiem usunięć danych, najlepiej obok kopii i poza dyskiem bazy: `npm run office -- restore` powtarza usunięcia, których kopia nie zna',
      en: 'the file of the journal of erasures, best beside the backups and off the disk of the database: `npm run office -- restore` repeats the erasures that a backup does not know',
    },
    without: { pl: 'to plik `erasures.jsonl` w DATA_FOLDER', en: 'it is the file `erasures.jsonl` in DATA_FOLDER' },
  }),
  DATABASE_URL: described(kinds.postgresUrl.optional(), {
    about: { pl: 'adres bazy PostgreSQL', en: 'the address of a PostgreSQL database' },
    without: {
      pl: 'dane trzyma wbudowana baza w DATA_FOLDER',
      en: 'the embedded database in DATA_FOLDER keeps the data',
    },
    secret: true,
  }),
  ENCRYPTION_KEY: described(kinds.key.optional(), {
    about: {
      pl: 'klucz, którym szyfruje się numery PESEL, daty urodzenia i numery dokumentów: 32 bajty w base64 (`openssl rand -base64 32`); przy zmianie klucza po przecinku stoi poprzedni, aż `npm run office -- rotate-keys` zaszyfruje wszystko od nowa',
      en: 'the key that encrypts PESEL numbers, dates of birth and numbers of documents: 32 bytes in base64 (`openssl rand -base64 32`); when it changes, the previous key follows after a comma, until `npm run office -- rotate-keys` has re-encrypted all data',
    },
    without: {
      pl: 'klucz powstaje w DATA_FOLDER przy pierwszym uruchomieniu; z DATABASE_URL serwer nie rusza',
      en: 'a key is made in DATA_FOLDER at the first start; with DATABASE_URL the server does not start',
    },
    secret: true,
  }),
  CALENDAR_URL: described(kinds.webUrl.optional(), {
    about: { pl: 'adres usługi kalendarza z terminami', en: 'the address of the calendar service with the dates' },
    without: { pl: 'terminy pochodzą z własnej bazy danych', en: 'dates come from our own database' },
  }),
  API_URL: described(kinds.webUrl.optional(), {
    about: {
      pl: 'adres usługi z pytaniami i odpowiedziami',
      en: 'the address of the service with questions and answers',
    },
    without: {
      pl: 'pytania i odpowiedzi pochodzą z treści tej strony',
      en: 'questions and answers come from the content of this site',
    },
  }),
  PROVIDER_URL: described(kinds.webUrl.optional(), {
    about: {
      pl: 'adres usługi, która przyjmuje wiadomości z formularza kontaktowego',
      en: 'the address of the service that takes the messages of the contact form',
    },
    without: { pl: 'wiadomości zostają w naszej bazie danych', en: 'messages stay in our database' },
  }),
  PROVIDER_TOKEN: described(kinds.token.optional(), {
    about: {
      pl: 'token, którym serwer przedstawia się pod PROVIDER_URL',
      en: 'the bearer token that the server sends to PROVIDER_URL',
    },
    without: { pl: 'PROVIDER_URL jest odrzucany', en: 'PROVIDER_URL is refused' },
    secret: true,
  }),
  PROVIDER_PUBLIC_TOKEN: described(kinds.token.optional(), {
    about: {
      pl: 'token, którym przedstawiają się przeglądarki, gdy strona działa bez naszego serwera; stoi na stronach i każdy może go przeczytać',
      en: 'the token that browsers send where the site runs without our server; it is part of the pages, so everybody can read it',
    },
    without: {
      pl: '`npm run build` bez GATEWAY odrzuca PROVIDER_URL',
      en: '`npm run build` without GATEWAY refuses PROVIDER_URL',
    },
  }),
  API_UPSTREAM: described(kinds.webUrl.prefault('http://127.0.0.1:4173'), {
    about: {
      pl: 'adres naszego serwera, do którego nginx przekazuje wywołania; trafia do dist/host/',
      en: 'the address of our server, to which nginx passes calls on; it goes into dist/host/',
    },
    without: {
      pl: 'nginx szuka go na tym samym komputerze',
      en: 'nginx looks for it on the same machine',
    },
  }),
  GATEWAY: described(kinds.flag.prefault('0'), {
    about: {
      pl: '1, gdy strony ma podawać nasz serwer uruchomiony gdzie indziej',
      en: '1 where a backend of ours elsewhere serves the pages',
    },
    without: {
      pl: 'przeglądarki same pytają CALENDAR_URL, API_URL i PROVIDER_URL',
      en: 'browsers ask CALENDAR_URL, API_URL and PROVIDER_URL themselves',
    },
  }),
  DEMO_DATES: described(kinds.flag.optional(), {
    about: { pl: '1 pokazuje zmyślone terminy, 0 ich nie pokazuje', en: '1 shows invented dates, 0 does not' },
    without: {
      pl: 'zmyślone terminy widać tylko na własnym komputerze i bez CALENDAR_URL',
      en: 'invented dates are shown only on this machine and without CALENDAR_URL',
    },
  }),
  ALLOW_NO_TERMS: described(kinds.flag.prefault('0'), {
    about: {
      pl: '1 buduje strony bez terminów, gdy z odpowiedzi kalendarza nie da się odczytać żadnego',
      en: '1 builds pages without terms where none of the calendar’s answers can be read',
    },
    without: {
      pl: 'taka budowa kończy się błędem, a poprzednia strona zostaje',
      en: 'such a build fails, and the former site stays',
    },
  }),
  PAYMENTS: described(kinds.oneOf(paymentMethods).optional(), {
    about: {
      pl: `jak płacą odwiedzający: ${formatPaymentMethods(paymentMethods, 'pl')}`,
      en: `how visitors pay: ${formatPaymentMethods(paymentMethods, 'en')}`,
    },
    without: {
      pl: 'na własnym komputerze płaci się na niby, wszędzie indziej przelewem',
      en: 'a sandbox on this machine, a bank transfer everywhere else',
    },
  }),
  BANK_ACCOUNT: described(kinds.text.optional(), {
    about: { pl: 'numer rachunku, na który przychodzą przelewy', en: 'the number of the bank account for transfers' },
    without: {
      pl: 'gdy płaci się przelewem, serwer nie rusza; przy Przelewach24 zamówienie z bardzo długim adresem opłaca się po telefonie do biura',
      en: 'where visitors pay by transfer, the server does not start; with Przelewy24 an order with a very long address is paid after a call to the office',
    },
  }),
  P24_MERCHANT_ID: described(kinds.count(1).optional(), {
    about: { pl: 'numer sprzedawcy w Przelewy24', en: 'the merchant’s number at Przelewy24' },
    without: p24Refused,
  }),
  P24_POS_ID: described(kinds.count(1).optional(), {
    about: { pl: 'numer sklepu w Przelewy24', en: 'the shop’s number at Przelewy24' },
    without: { pl: 'jest nim P24_MERCHANT_ID', en: 'it is P24_MERCHANT_ID' },
  }),
  P24_API_KEY: described(kinds.token.optional(), {
    about: { pl: 'klucz do raportów z panelu Przelewy24', en: 'the key for reports of the panel of Przelewy24' },
    without: p24Refused,
    secret: true,
  }),
  P24_CRC: described(kinds.token.optional(), {
    about: { pl: 'klucz CRC z panelu Przelewy24', en: 'the CRC key of the panel of Przelewy24' },
    without: p24Refused,
    secret: true,
  }),
  P24_URL: described(kinds.webUrl.prefault('https://secure.przelewy24.pl'), {
    about: {
      pl: 'adres Przelewy24; do prób służy https://sandbox.przelewy24.pl',
      en: 'the address of Przelewy24; https://sandbox.przelewy24.pl is for trials',
    },
    without: { pl: 'płatności są prawdziwe', en: 'payments are real' },
  }),
  SMTP_URL: described(kinds.smtpUrl.optional(), {
    about: {
      pl: 'serwer, któremu oddaje się e-maile; poza własnym komputerem szyfrowanie jest wymagane, chyba że adres ma na końcu `?requireTLS=false`',
      en: 'the SMTP server for outgoing mails; on another machine it must offer TLS, unless the address ends in `?requireTLS=false`',
    },
    without: {
      pl: 'żaden e-mail nie wychodzi: każdy staje się plikiem w folderze outbox w DATA_FOLDER',
      en: 'no mail leaves: each becomes a file in the folder outbox of DATA_FOLDER',
    },
    secret: true,
  }),
  MAIL_FROM: described(kinds.email.optional(), {
    about: { pl: 'adres, z którego przychodzą e-maile serwisu', en: 'the sender address of the site’s mails' },
    without: { pl: 'jest nim adres organizatora z modelu', en: 'it is the provider’s address of the model' },
  }),
  OFFICE_EMAIL: described(kinds.email.optional(), {
    about: {
      pl: 'adres, na który przychodzą wiadomości z formularza i codzienny przegląd',
      en: 'the address that gets the messages of the form and the daily digest',
    },
    without: { pl: 'czyta pod adresem organizatora z modelu', en: 'it reads at the provider’s address of the model' },
  }),
  CHROMIUM_PATH: described(kinds.path.optional(), {
    about: {
      pl: 'plik programu Chromium do testów w przeglądarce',
      en: 'the program file of Chromium for the browser tests',
    },
    without: { pl: 'szuka się Chromium w systemie', en: 'the system is searched for Chromium' },
  }),
  HEADLESS_SHELL_PATH: described(kinds.path.optional(), {
    about: { pl: 'plik programu Chromium bez okien', en: 'the program file of Chromium without windows' },
    without: {
      pl: 'szuka się go w systemie, a gdy go nie ma, wszystko pokazuje CHROMIUM_PATH',
      en: 'the system is searched for it; without one CHROMIUM_PATH shows everything',
    },
  }),
});

export type SettingName = keyof typeof settings.shape;

/** Those that `npm run build` reads. */
export const buildSettings = settings.pick({
  SITE_ORIGIN: true,
  APP_ENV: true,
  HSTS: true,
  SECURITY_CONTACT: true,
  DATA_FOLDER: true,
  DATABASE_URL: true,
  CALENDAR_URL: true,
  API_URL: true,
  PROVIDER_URL: true,
  PROVIDER_PUBLIC_TOKEN: true,
  API_UPSTREAM: true,
  GATEWAY: true,
  DEMO_DATES: true,
  ALLOW_NO_TERMS: true,
});

/** Those that `npm start` and `npm run office` read. */
export const startSettings = settings.omit({
  SECURITY_CONTACT: true,
  PROVIDER_PUBLIC_TOKEN: true,
  API_UPSTREAM: true,
  GATEWAY: true,
  ALLOW_NO_TERMS: true,
  CHROMIUM_PATH: true,
  HEADLESS_SHELL_PATH: true,
});

/** Those that `npm test` reads. */
export const testSettings = settings.pick({ CHROMIUM_PATH: true, HEADLESS_SHELL_PATH: true });

/** The description of a setting. */
export const settingDescription = (name: SettingName): SettingDescription => {
  const description = descriptions.get(settings.shape[name]);
  if (description === undefined) throw new Error(`The setting ${name} has no description.`);
  return description;
};
