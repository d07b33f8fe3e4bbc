import type { Equivalent } from './equivalent.ts';

const withoutLength = [
  'digitsOnly === true → true',
  'charactersOver === 0 → true',
  'digitsOnly === true && charactersOver === 0 → true',
];

const fields = [
  'name-field',
  'required-text',
  'phone-field',
  'phone-hint',
  'contact-email-field',
  'registration-email-field',
  'email-hint',
  'pesel-field',
  'nip-field',
  'postal-code-field',
];

export const equivalentsInRules: readonly Equivalent[] = [
  {
    modules: fields,
    on: ['throw new RangeError('],
    faults: fields.map((id) => `'No row of ${id} fits.' → ""`),
    reason: 'The analysis proves that a row fits every text: the sentence is never said.',
  },
  {
    modules: ['recertification-window'],
    on: ["row: 'expired'"],
    faults: ['daysBeyond <= 0 → *'],
    reason: 'An expiry before the exam day lies months before the latest expiry.',
  },
  {
    modules: ['adult-at-start'],
    on: ["row: 'adult'"],
    faults: ['daysSinceBirth >= 0 → *'],
    reason: 'Who has completed years was not born after the start.',
  },
  {
    modules: ['display-price'],
    on: ['const reduction ='],
    faults: ['currentPrice === null → false'],
    reason: 'Only rows with a current price read the reduction.',
  },
  {
    modules: ['display-price'],
    on: ["row: 'not-lower'", "row: 'lowest-unknown'", "row: 'reduced'"],
    faults: ['currentPrice !== null → true'],
    reason: 'A reduction is known only of a current price; the check is for the type checker.',
  },
  {
    modules: ['display-price'],
    on: ["row: 'lowest-unknown'", "row: 'reduced'"],
    faults: ['reduction !== null → true'],
    reason: 'JavaScript compares null as 0, which is not above 0; the check is for the type checker.',
  },
  {
    modules: ['phone-field', 'pesel-field'],
    on: ["row: 'other-characters'"],
    faults: ['characters > 0 → *'],
    reason: 'The empty text has no other characters.',
  },
  {
    modules: ['contact-email-field', 'registration-email-field', 'nip-field', 'postal-code-field'],
    on: ["row: 'valid'", "row: 'address'"],
    faults: ['characters > 0 → *'],
    reason: 'A valid number or address has more than one character.',
  },
  {
    modules: ['contact-email-field', 'registration-email-field'],
    on: ["row: 'several'"],
    faults: [
      'characters > 0 → *',
      'loose === false → true',
      'valid === false → true',
      'characters > 0 && loose === false → true',
      'characters > 0 && valid === false → true',
    ],
    reason: 'A text with the signs of several addresses is not empty and no address; the rows say so for the analysis.',
  },
  {
    modules: ['pesel-field'],
    on: ["row: 'no-such-day'"],
    faults: withoutLength,
    reason: 'A control digit is right only in a text of eleven digits.',
  },
  {
    modules: ['pesel-field'],
    on: ["row: 'valid'"],
    faults: withoutLength,
    reason: 'A day of birth is read only from a text of eleven digits.',
  },
  {
    modules: ['phone-field'],
    on: ["row: 'zeros'"],
    faults: ['digitsOnly === true → true', 'charactersOverMinimum >= 0 → charactersOverMinimum >= (-1)'],
    reason: 'Zeros alone have no other characters, and too few of them were answered by the row before.',
  },
  {
    modules: ['order-possible'],
    on: ["row: 'known'", "row: 'full'"],
    faults: ['price >= 0 → true', 'price >= 0 → price >= (-1)'],
    reason: 'No price is below zero.',
  },
];
