import type { Gone } from '../schema/routes.ts';
import { decision, register } from '../source.ts';

const audit = 'The audit of the rules is a folder that an auditor is given; a public site has no page for it.';
const dates = 'Dates stand on the pages and in the calendar files; a program that wants them reads the calendars.';
const datesOnce = decision('C80', {
  pl: 'terminy są na stronach i w plikach kalendarza; trzeciej postaci nie publikujemy',
  en: 'dates stand on the pages and in the calendar files; there is no third form',
});

/** Addresses that are gone for good. */
export const gone = [
  { path: '/audyt', reason: audit, source: register('C175') },
  { path: '/en/audit', reason: audit, source: register('C175') },
  {
    path: '/llms.txt',
    reason: 'Pages are not repeated in Markdown, so there is no list of them; programs read the pages.',
    source: decision('C80', {
      pl: 'program czyta te same strony co człowiek; nie publikujemy ich drugi raz',
      en: 'a program reads the same pages as a person; they are not published twice',
    }),
  },
  { path: '/terminy.json', reason: dates, source: datesOnce },
  { path: '/terminy.schema.json', reason: dates, source: datesOnce },
] as const satisfies readonly Gone[];
