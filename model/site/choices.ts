import type { Choice } from '../schema/site.ts';
import { register } from '../source.ts';

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
] as const satisfies readonly Choice[];
