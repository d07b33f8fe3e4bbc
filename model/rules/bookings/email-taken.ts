import { addressScopes } from '../../course-types/address-scopes.ts';
import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { atLeast, below, exactly } from '../cell.ts';
import { boolean, length, oneOf } from '../domain.ts';
import { lessParameter } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

export const emailTaken = decisionTable({
  id: 'email-taken',
  area: 'bookings',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Jedna osoba na adres e-mail', en: 'One person per e-mail address' },
  sentence: {
    pl: 'Z jednym adresem e-mail można mieć na każdym terminie jeden zapis: liczą się zapisy, których adres potwierdzono. Tam, gdzie adres ma należeć do jednej osoby, nie może go użyć inna także na innym terminie ani kursie. Przy zapisie osoby małoletniej można podać adres opiekuna.',
    en: 'One e-mail address may have one registration for each date: registrations count whose address has been confirmed. Where an address is to be that of one person, another may not use it for another date or course either. A minor’s entry may use the guardian’s.',
  },
  source: from(clause('5.13'), register('C275')),
  inputs: {
    registered: labelled(
      { pl: 'inne zapisy na ten termin z tym potwierdzonym adresem', en: 'other registrations of the date with this confirmed address' },
      length(),
    ),
    otherPersons: labelled(
      {
        pl: 'inne osoby z potwierdzonym zapisem na ten adres, na dowolny termin',
        en: 'other persons with a confirmed registration of this address, for any date',
      },
      length(),
    ),
    addressScope: labelled({ pl: 'czego dotyczy jeden adres', en: 'what one address is for' }, oneOf(addressScopes)),
    sharesGuardianAddress: labelled({ pl: 'ma adres e-mail opiekuna', en: 'uses the guardian’s address' }, boolean()),
  },
  facts: {
    registeredOver: labelled(
      { pl: 'zgłoszenia ponad dozwoloną liczbę', en: 'registrations above the number allowed' },
      lessParameter('registered', 'registrationsPerEmail'),
    ),
    othersOver: labelled(
      { pl: 'inne osoby ponad dozwoloną liczbę', en: 'other persons above the number allowed' },
      lessParameter('otherPersons', 'registrationsPerEmail'),
    ),
  },
  outputs: oneOf({
    free: { pl: 'wolny', en: 'free' },
    takenOnDate: {
      pl: 'zajęty na tym terminie: bez miejsca i bez zapłaty, mówi o tym e-mail',
      en: 'taken for this date: no place and no payment, an e-mail says so',
    },
    takenByAnother: {
      pl: 'zajęty przez inną osobę: bez miejsca i bez zapłaty, mówi o tym e-mail',
      en: 'taken by another person: no place and no payment, an e-mail says so',
    },
  }),
  accepts: ['free'],
  rows: [
    row({ id: 'guardian', pl: 'adres opiekuna', en: 'guardian’s address', source: register('C22') }, { sharesGuardianAddress: exactly(true) }, 'free'),
    row(
      { id: 'taken', pl: 'adres ma już zapis na ten termin', en: 'the address has a registration of this date' },
      { sharesGuardianAddress: exactly(false), registeredOver: atLeast(0) },
      'takenOnDate',
    ),
    row(
      { id: 'of-another', pl: 'adres innej osoby', en: 'the address of another person' },
      { sharesGuardianAddress: exactly(false), registeredOver: below(0), addressScope: exactly('person'), othersOver: atLeast(0) },
      'takenByAnother',
    ),
    row(
      { id: 'free', pl: 'adres wolny', en: 'address free' },
      { sharesGuardianAddress: exactly(false), registeredOver: below(0), addressScope: exactly('person'), othersOver: below(0) },
      'free',
    ),
    row(
      { id: 'free-on-date', pl: 'adres wolny na tym terminie, a więcej się nie liczy', en: 'address free for this date, and no more counts' },
      { sharesGuardianAddress: exactly(false), registeredOver: below(0), addressScope: exactly('date') },
      'free',
    ),
  ],
  examples: [
    example({ registered: 0, otherPersons: 0, addressScope: 'person', sharesGuardianAddress: false }, 'free'),
    example({ registered: 1, otherPersons: 0, addressScope: 'person', sharesGuardianAddress: false }, 'takenOnDate'),
    example({ registered: 0, otherPersons: 1, addressScope: 'person', sharesGuardianAddress: false }, 'takenByAnother'),
    example({ registered: 0, otherPersons: 1, addressScope: 'date', sharesGuardianAddress: false }, 'free'),
    example({ registered: 1, otherPersons: 1, addressScope: 'person', sharesGuardianAddress: true }, 'free'),
  ],
  assumptions: ['C22', 'C98', 'C185', 'C275'],
});
