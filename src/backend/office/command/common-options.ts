import type { ArgumentWords } from './command.ts';

/** What every command takes. */
export const commonOptions = {
  lang: { means: { pl: 'język odpowiedzi: pl albo en', en: 'language of the answer: pl or en' } },
  as: {
    means: { pl: 'kto wydaje polecenie (imię i nazwisko)', en: 'who gives the command (first and last name)' },
  },
  json: { means: { pl: 'odpowiedź jako JSON', en: 'the answer as JSON' }, takes: 'nothing' },
  csv: { means: { pl: 'lista jako CSV (RFC 4180)', en: 'a list as CSV (RFC 4180)' }, takes: 'nothing' },
  excel: {
    means: {
      pl: 'lista jako CSV dla Excela: średniki i znacznik UTF-8',
      en: 'a list as CSV for Excel: semicolons and the mark of UTF-8',
    },
    takes: 'nothing',
  },
  out: {
    means: {
      pl: 'plik, do którego trafia odpowiedź (nie może jeszcze istnieć)',
      en: 'the file that takes the answer (it must not exist yet)',
    },
  },
  help: { means: { pl: 'pomoc do polecenia', en: 'help for the command' }, takes: 'nothing' },
} as const satisfies Readonly<Record<string, ArgumentWords>>;
