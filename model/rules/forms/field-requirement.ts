import { domain, spec } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

const nothingSpecial = {
  minor: false,
  certificate: false,
  withoutPesel: false,
  recertification: false,
  withdrawalWaived: false,
  secondPersonOffered: false,
  secondPerson: false,
};

const everythingSpecial = {
  minor: true,
  certificate: true,
  withoutPesel: true,
  recertification: true,
  withdrawalWaived: true,
  secondPersonOffered: true,
  secondPerson: true,
};

/** Which fields of the registration form a person must fill, may fill, or does not see. */
export const fieldRequirement = decisionTable({
  id: 'field-requirement',
  area: 'forms',
  title: { pl: 'Kiedy pole jest wymagane', en: 'Field requirement' },
  sentence: {
    pl: 'Dane opiekuna dotyczą małoletnich, PESEL albo dokument – kursów z zaświadczeniem, data urodzenia – osób, które nie podają numeru PESEL, oświadczenie o jednostce – recertyfikacji, wyraźne żądanie – rezerwacji tuż przed kursem, a druga osoba – kursów ze zniżką za nią.',
    en: 'Guardian fields concern minors, the PESEL or a document courses with a certificate, the birth date persons who give no PESEL, the unit declaration recertification, the express request late bookings, the second person courses with a discount for one.',
  },
  source: spec('5', 'Registration: required fields; a minor must be registered by parent or guardian'),
  inputs: {
    requirement: oneOf(
      'always',
      'never',
      'whenMinor',
      'whenCertificate',
      'whenPesel',
      'whenDocument',
      'whenNoPesel',
      'whenRecertification',
      'whenWithdrawalWaived',
      'whenSecondPersonOffered',
      'whenSecondPerson',
    ),
    minor: boolean(),
    certificate: boolean(),
    withoutPesel: boolean(),
    recertification: boolean(),
    withdrawalWaived: boolean(),
    secondPersonOffered: boolean(),
    secondPerson: boolean(),
  },
  outputs: oneOf('required', 'optional', 'hidden'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('always', { requirement: exactly('always') }, 'required'),
    row('never', { requirement: exactly('never') }, 'optional'),
    row('minor', { requirement: exactly('whenMinor'), minor: exactly(true) }, 'required'),
    row('not-minor', { requirement: exactly('whenMinor'), minor: exactly(false) }, 'hidden'),
    row('certificate', { requirement: exactly('whenCertificate'), certificate: exactly(true) }, 'required'),
    row(
      'no-certificate',
      { requirement: among('whenCertificate', 'whenPesel', 'whenDocument'), certificate: exactly(false) },
      'hidden',
    ),
    row(
      'pesel',
      { requirement: exactly('whenPesel'), certificate: exactly(true), withoutPesel: exactly(false) },
      'required',
    ),
    row(
      'pesel-replaced',
      { requirement: exactly('whenPesel'), certificate: exactly(true), withoutPesel: exactly(true) },
      'hidden',
    ),
    row(
      'document',
      { requirement: among('whenDocument', 'whenNoPesel'), certificate: exactly(true), withoutPesel: exactly(true) },
      'required',
    ),
    row(
      'document-not-needed',
      { requirement: among('whenDocument', 'whenNoPesel'), certificate: exactly(true), withoutPesel: exactly(false) },
      'hidden',
    ),
    row('birth-date', { requirement: exactly('whenNoPesel'), certificate: exactly(false) }, 'required'),
    row('recertification', { requirement: exactly('whenRecertification'), recertification: exactly(true) }, 'required'),
    row('other-course', { requirement: exactly('whenRecertification'), recertification: exactly(false) }, 'hidden'),
    row('late', { requirement: exactly('whenWithdrawalWaived'), withdrawalWaived: exactly(true) }, 'required'),
    row('in-time', { requirement: exactly('whenWithdrawalWaived'), withdrawalWaived: exactly(false) }, 'hidden'),
    row(
      'discount-offered',
      { requirement: exactly('whenSecondPersonOffered'), secondPersonOffered: exactly(true) },
      'optional',
    ),
    row(
      'no-discount',
      { requirement: exactly('whenSecondPersonOffered'), secondPersonOffered: exactly(false) },
      'hidden',
    ),
    row('second-person', { requirement: exactly('whenSecondPerson'), secondPerson: exactly(true) }, 'required'),
    row('alone', { requirement: exactly('whenSecondPerson'), secondPerson: exactly(false) }, 'hidden'),
  ],
  examples: [
    example({ requirement: 'always', ...nothingSpecial }, 'required'),
    example({ requirement: 'never', ...nothingSpecial }, 'optional'),
    example({ requirement: 'never', ...everythingSpecial }, 'optional'),
    example({ requirement: 'whenMinor', ...nothingSpecial, minor: true }, 'required'),
    example({ requirement: 'whenMinor', ...everythingSpecial, minor: false }, 'hidden'),
    example({ requirement: 'whenCertificate', ...nothingSpecial, certificate: true }, 'required'),
    example({ requirement: 'whenCertificate', ...everythingSpecial, certificate: false }, 'hidden'),
    example({ requirement: 'whenPesel', ...nothingSpecial, certificate: true }, 'required'),
    example({ requirement: 'whenPesel', ...nothingSpecial, certificate: true, withoutPesel: true }, 'hidden'),
    example(
      { requirement: 'whenDocument', ...nothingSpecial, certificate: true, withoutPesel: true },
      'required',
      domain('3.1', 'nie mam numeru PESEL: document no. and birth date'),
    ),
    example({ requirement: 'whenDocument', ...nothingSpecial, certificate: true }, 'hidden'),
    example(
      { requirement: 'whenNoPesel', ...nothingSpecial },
      'required',
      domain('3.1', 'For BLS-AED, PED and English courses ask date of birth instead'),
    ),
    example({ requirement: 'whenRecertification', ...nothingSpecial, recertification: true }, 'required'),
    example({ requirement: 'whenRecertification', ...everythingSpecial, recertification: false }, 'hidden'),
    example({ requirement: 'whenWithdrawalWaived', ...nothingSpecial, withdrawalWaived: true }, 'required'),
    example({ requirement: 'whenWithdrawalWaived', ...everythingSpecial, withdrawalWaived: false }, 'hidden'),
    example({ requirement: 'whenSecondPersonOffered', ...nothingSpecial, secondPersonOffered: true }, 'optional'),
    example({ requirement: 'whenSecondPersonOffered', ...everythingSpecial, secondPersonOffered: false }, 'hidden'),
    example({ requirement: 'whenSecondPerson', ...nothingSpecial, secondPerson: true }, 'required'),
    example({ requirement: 'whenSecondPerson', ...everythingSpecial, secondPerson: false }, 'hidden'),
  ],
  assumptions: ['C22', 'C25', 'C26'],
  questions: [],
});
