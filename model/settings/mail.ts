import type { Setting } from '../schema/settings.ts';
import { settingsSource as source } from './settings-source.ts';

/** How mails leave, and where the office reads. */
export const mailSettings = [
  {
    name: 'SMTP_URL',
    kind: 'smtp-url',
    default: null,
    about: {
      pl: 'serwer, któremu oddaje się e-maile; poza własnym komputerem szyfrowanie jest wymagane, chyba że adres ma na końcu `?requireTLS=false`',
      en: 'the server that takes the mails; another machine must speak under encryption, unless the address ends in `?requireTLS=false`',
    },
    without: {
      pl: 'żaden e-mail nie wychodzi: każdy staje się plikiem w folderze outbox w DATA_FOLDER',
      en: 'no mail leaves: each becomes a file in the folder outbox of DATA_FOLDER',
    },
    readBy: ['start'],
    secret: true,
    source,
  },
  {
    name: 'MAIL_FROM',
    kind: 'email',
    default: null,
    about: { pl: 'adres, z którego przychodzą e-maile serwisu', en: 'the address that mails of the site come from' },
    without: { pl: 'jest nim adres organizatora z modelu', en: 'it is the provider’s address of the model' },
    readBy: ['start'],
    secret: false,
    source,
  },
  {
    name: 'OFFICE_EMAIL',
    kind: 'email',
    default: null,
    about: {
      pl: 'adres, na który przychodzą wiadomości z formularza i codzienny przegląd',
      en: 'the address that gets the messages of the form and the daily digest',
    },
    without: { pl: 'czyta pod adresem organizatora z modelu', en: 'it reads at the provider’s address of the model' },
    readBy: ['start'],
    secret: false,
    source,
  },
] as const satisfies readonly Setting[];
