import { labelled } from '../../localized-text.ts';
import { clause, register } from '../../source.ts';
import { atLeast, below, exactly } from '../cell.ts';
import { boolean, length, oneOf } from '../domain.ts';
import { lessParameter } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const emailTaken = decisionTable({
  id: 'email-taken',
  area: 'bookings',
  title: { pl: 'Jedna osoba na adres e-mail', en: 'One person per e-mail address' },
  sentence: {
    pl: 'Na jeden adres e-mail ma miejsce na terminie jedna osoba: liczą się zapisy, których adres potwierdzono. Przy zapisie osoby małoletniej można podać adres opiekuna.',
    en: 'One person per e-mail address has a place on a date: registrations count whose address has been confirmed. A minor’s entry may use the guardian’s.',
  },
  source: clause('5.13'),
  inputs: {
    registered: labelled(
      { pl: 'inne zapisy na ten termin z tym potwierdzonym adresem', en: 'other registrations of the date with this confirmed address' },
      length(),
    ),
    sharesGuardianAddress: labelled({ pl: 'ma adres e-mail opiekuna', en: 'uses the guardian’s address' }, boolean()),
  },
  facts: {
    registeredOver: labelled(
      { pl: 'zgłoszenia ponad dozwoloną liczbę', en: 'registrations above the number allowed' },
      lessParameter('registered', 'registrationsPerEmail'),
    ),
  },
  outputs: oneOf({
    free: { pl: 'wolny', en: 'free' },
    taken: { pl: 'zajęty: bez miejsca i bez zapłaty, mówi o tym e-mail', en: 'taken: no place and no payment, an e-mail says so' },
  }),
  accepts: ['free'],
  hit: 'unique',
  coverage: 'total',
  rows: [
    row({ id: 'free', pl: 'adres wolny', en: 'address free' }, { registeredOver: below(0) }, 'free'),
    row(
      { id: 'guardian', pl: 'adres opiekuna', en: 'guardian’s address', source: register('C22') },
      { registeredOver: atLeast(0), sharesGuardianAddress: exactly(true) },
      'free',
    ),
    row({ id: 'taken', pl: 'adres zajęty', en: 'address taken' }, { registeredOver: atLeast(0), sharesGuardianAddress: exactly(false) }, 'taken'),
  ],
  examples: [
    example({ registered: 0, sharesGuardianAddress: false }, 'free'),
    example({ registered: 1, sharesGuardianAddress: false }, 'taken'),
    example({ registered: 1, sharesGuardianAddress: true }, 'free'),
  ],
  assumptions: ['C22', 'C98', 'C185'],
  questions: [],
});
