import type { ArgumentTexts } from './command.ts';

/** What every command takes. */
export const commonOptions = {
  lang: { means: { pl: 'język odpowiedzi: pl albo en', en: 'language of the answer: pl or en' } },
  as: {
    means: { pl: 'kto wydaje polecenie (imię i nazwisko)', en: 'who gives the command (first and last name)' },
  },
  json: { means: { pl: 'odpowiedź jako JSON', en: 'the answer as JSON' }, takes: 'nothing' },
  csv: {
    means: { pl: 'lista jako CSV (RFC 4180), dla programów', en: 'a list as CSV (RFC 4180), for programs' },
    takes: 'nothing',
  },
  excel: {
    means: {
      pl: 'lista jako skoroszyt .xlsx, z --out PLIK.xlsx; wystarczy samo --out',
      en: 'a list as an .xlsx workbook, with --out FILE.xlsx; --out alone suffices',
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
} as const satisfies Readonly<Record<string, ArgumentTexts>>;
