import type { Setting } from '../schema/settings.ts';
import { settingsSource as source } from './settings-source.ts';

/** The address, the server and how it answers. */
export const servingSettings = [
  {
    name: 'SITE_ORIGIN',
    kind: 'web-url',
    default: null,
    about: { pl: 'adres, pod którym działa strona, bez ukośnika na końcu', en: 'the address at which the site is visited, without a slash at its end' },
    without: {
      pl: '`npm start` bierze adres tego komputera, `npm run build` adres z danych dostawcy w modelu',
      en: '`npm start` takes the address of this machine, `npm run build` the one of the provider in the model',
    },
    readBy: ['build', 'start', 'office'],
    secret: false,
    source,
  },
  {
    name: 'APP_ENV',
    kind: 'environment',
    default: null,
    about: { pl: 'środowisko: tylko `production` wpuszcza wyszukiwarki', en: 'the environment: `production` alone is open to search engines' },
    without: {
      pl: '`npm run build` buduje `production`; `npm start` też, gdy SITE_ORIGIN zaczyna się od https, a poza tym `internal`',
      en: '`npm run build` builds `production`; so does `npm start` where SITE_ORIGIN begins with https, and `internal` elsewhere',
    },
    readBy: ['build', 'start'],
    secret: false,
    source,
  },
  {
    name: 'PORT',
    kind: 'port',
    default: '4173',
    about: { pl: 'port, na którym słucha serwer; 0 to dowolny wolny', en: 'the port that the server listens on; 0 is any free one' },
    without: { pl: 'serwer słucha na porcie domyślnym', en: 'the server listens on the default port' },
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'HOST',
    kind: 'host',
    default: '127.0.0.1',
    about: { pl: 'adres, na którym słucha serwer', en: 'the address that the server listens on' },
    without: { pl: 'serwer odpowiada tylko na tym komputerze', en: 'the server answers on this machine only' },
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'TRUST_PROXY',
    kind: 'flag',
    default: '0',
    about: {
      pl: '1, gdy przed serwerem stoi własny serwer pośredniczący, który podaje adres klienta w X-Forwarded-For i numer zapytania w X-Request-Id',
      en: '1 where a proxy of ours stands in front and names the client in X-Forwarded-For and the request in X-Request-Id',
    },
    without: {
      pl: 'obu nagłówkom się nie wierzy; za serwerem pośredniczącym wszyscy odwiedzający dzielą wtedy jeden limit zapisów',
      en: 'neither header is believed; behind a proxy all visitors then share one limit of writes',
    },
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'WRITES_PER_MINUTE',
    kind: 'count',
    min: 1,
    default: '60',
    about: { pl: 'ile formularzy może wysłać jeden klient w ciągu minuty', en: 'how many forms one client may send in a minute' },
    without: { pl: 'obowiązuje wartość domyślna', en: 'the default holds' },
    readBy: ['start'],
    secret: false,
    source,
  },
] as const satisfies readonly Setting[];
