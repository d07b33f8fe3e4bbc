import type { Choice } from '../schema/site.ts';
import { clause, from, register } from '../source.ts';

/** What the owner may switch on or off: the first value is what the specification says, the other serves as well. */
export const choices = [
  {
    id: 'payBeforeConfirm',
    name: {
      pl: 'kto zapisał się z ceną, może zapłacić online, zanim potwierdzi adres e-mail; wpłata go potwierdza',
      en: 'who has booked at a price may pay online before confirming the e-mail address; the payment confirms it',
    },
    value: true,
    source: register('C276'),
  },
  {
    id: 'reductionFromCalendar',
    name: {
      pl: 'cena standardowa jest przekreślona, gdy kalendarz podaje niższą; inaczej tylko w dniach promocji z tabeli',
      en: 'the standard price is struck through when the calendar gives a lower one; otherwise only on the days of a promotion of the table',
    },
    value: true,
    source: register('C277'),
  },
  {
    id: 'foldByCityFilterAlone',
    name: {
      pl: 'długa lista terminów jest skrócona tylko tam, gdzie widać filtr miast; inaczej także tam, gdzie widać wybór kursu i miesiąca',
      en: 'a long list of dates is shortened only where the filter of cities is visible; otherwise also where a choice of course and month is',
    },
    value: false,
    source: from(clause('4.23'), register('C60')),
  },
] as const satisfies readonly Choice[];
