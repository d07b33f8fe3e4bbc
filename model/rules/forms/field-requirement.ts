import { requirements } from '../../forms/requirements.ts';
import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { termOffered } from '../availability/term-offered.ts';
import { among, exactly } from '../cell.ts';
import { ageAtStart } from '../dates/age-at-start.ts';
import { withdrawalNotice } from '../dates/withdrawal-notice.ts';
import { boolean, oneOf } from '../domain.ts';
import { decisionTable, example, resultOfRule, row } from '../language.ts';

const nothingSpecial = {
  enquiry: false,
  minor: false,
  stateCertificate: false,
  needsPesel: false,
  withoutPesel: false,
  renewsCertificate: false,
  withdrawalWaived: false,
  secondPersonOffered: false,
  invoice: false,
};

const everythingSpecial = {
  enquiry: true,
  minor: true,
  stateCertificate: true,
  needsPesel: true,
  withoutPesel: true,
  renewsCertificate: true,
  withdrawalWaived: true,
  secondPersonOffered: true,
  invoice: true,
};

/** Which fields of the registration form a person must fill, may fill, or does not see. */
export const fieldRequirement = decisionTable({
  id: 'field-requirement',
  area: 'forms',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Kiedy pole jest wymagane', en: 'Field requirement' },
  sentence: {
    pl: 'Zgłoszenie chęci udziału i wpis na listę rezerwową pytają tylko o to, co zawsze potrzebne, zamówienie – także o oświadczenie o dobrowolnym udziale, a adres jest wymagany tylko do egzaminu państwowego i do faktury na firmę. Dane opiekuna dotyczą małoletnich, miejsce urodzenia – kursów z zaświadczeniem, PESEL albo dokument – kursów, które go wymagają, data urodzenia – osób, które nie podają numeru PESEL, oświadczenie o jednostce – recertyfikacji, wyraźne żądanie – rezerwacji tuż przed kursem, a kod osoby, z którą się przychodzi – kursów ze zniżką za drugą osobę.',
    en: 'An enquiry and an entry on the reserve list ask only for what is always needed, an order for the declaration of voluntary participation as well; the address is required only for a state exam or an invoice to a company. Guardian fields concern minors, the place of birth courses with a certificate, the PESEL or a document courses that need it, the birth date persons who give no PESEL, the unit declaration recertification, the express request late bookings, the code of the person one comes with courses with a discount for a second person.',
  },
  source: clause('5.8'),
  inputs: {
    requirement: labelled({ pl: 'wymaganie pola', en: 'requirement of the field' }, oneOf(requirements)),
    enquiry: labelled({ pl: 'nic się nie zamawia', en: 'nothing is ordered' }, boolean()),
    minor: labelled({ pl: 'osoba jest niepełnoletnia', en: 'person is a minor' }, boolean()),
    stateCertificate: labelled({ pl: 'kurs wydaje zaświadczenie', en: 'course gives a certificate' }, boolean()),
    needsPesel: labelled({ pl: 'kurs wymaga numeru PESEL', en: 'course needs the PESEL' }, boolean()),
    withoutPesel: labelled({ pl: 'osoba nie ma numeru PESEL', en: 'person has no PESEL' }, boolean()),
    renewsCertificate: labelled({ pl: 'recertyfikacja', en: 'recertification' }, boolean()),
    withdrawalWaived: labelled({ pl: 'kurs zaczyna się przed upływem terminu odstąpienia', en: 'course starts within the withdrawal period' }, boolean()),
    invoice: labelled({ pl: 'podano NIP do faktury', en: 'tax number for the invoice given' }, boolean()),
    secondPersonOffered: labelled({ pl: 'jest zniżka za drugą osobę', en: 'discount for a second person offered' }, boolean()),
  },
  givenBy: {
    enquiry: resultOfRule(termOffered, 'enquiry', 'reserveEntry', 'nothing'),
    minor: resultOfRule(ageAtStart, 'withGuardian'),
    withdrawalWaived: resultOfRule(withdrawalNotice, 'expressRequest'),
  },
  outputs: oneOf({ required: { pl: 'wymagane', en: 'required' }, optional: { pl: 'nieobowiązkowe', en: 'optional' }, hidden: { pl: 'ukryte', en: 'hidden' } }),
  rows: [
    row({ id: 'always', pl: 'zawsze wymagane', en: 'always required' }, { requirement: exactly('always') }, 'required'),
    row({ id: 'never', pl: 'nigdy nie jest wymagane', en: 'never required' }, { requirement: exactly('never') }, 'optional'),
    row({ id: 'ordered', pl: 'zamówienie', en: 'an order' }, { requirement: exactly('whenOrdered'), enquiry: exactly(false) }, 'required'),
    row(
      { id: 'invoice-address', pl: 'adres do faktury', en: 'address for the invoice', source: from(law('gdpr-5'), register('C247')) },
      { requirement: exactly('whenAddressNeeded'), enquiry: exactly(false), stateCertificate: exactly(false), invoice: exactly(true) },
      'required',
    ),
    row(
      { id: 'no-address', pl: 'adres niewymagany', en: 'address not required', source: from(law('gdpr-5'), register('C247')) },
      { requirement: exactly('whenAddressNeeded'), enquiry: exactly(false), stateCertificate: exactly(false), invoice: exactly(false) },
      'optional',
    ),
    row(
      { id: 'order-option', pl: 'nieobowiązkowe przy zamówieniu', en: 'optional for an order' },
      { requirement: exactly('optionalInOrder'), enquiry: exactly(false) },
      'optional',
    ),
    row(
      { id: 'enquiry', pl: 'bez zamówienia', en: 'no order', source: from(register('C99'), register('C131')) },
      {
        requirement: among(
          'whenOrdered',
          'whenAddressNeeded',
          'optionalInOrder',
          'whenMinor',
          'whenCertificate',
          'whenPeselNeeded',
          'whenPesel',
          'whenDocument',
          'whenNoPesel',
          'whenRecertification',
          'whenWithdrawalWaived',
          'whenSecondPersonOffered',
        ),
        enquiry: exactly(true),
      },
      'hidden',
    ),
    row(
      { id: 'minor', pl: 'osoba niepełnoletnia', en: 'a minor', source: clause('5.16') },
      { requirement: exactly('whenMinor'), enquiry: exactly(false), minor: exactly(true) },
      'required',
    ),
    row(
      { id: 'not-minor', pl: 'osoba pełnoletnia', en: 'an adult' },
      { requirement: exactly('whenMinor'), enquiry: exactly(false), minor: exactly(false) },
      'hidden',
    ),
    row(
      { id: 'certificate', pl: 'kurs z zaświadczeniem', en: 'course with a certificate', source: from(register('C26'), register('C247')) },
      { requirement: among('whenCertificate', 'whenAddressNeeded'), enquiry: exactly(false), stateCertificate: exactly(true) },
      'required',
    ),
    row(
      { id: 'no-certificate', pl: 'kurs bez zaświadczenia', en: 'course without a certificate', source: register('C26') },
      { requirement: exactly('whenCertificate'), enquiry: exactly(false), stateCertificate: exactly(false) },
      'hidden',
    ),
    row(
      { id: 'pesel-needed', pl: 'kurs z numerem PESEL', en: 'course with the PESEL', source: from(clause('5.9'), register('C25')) },
      { requirement: exactly('whenPeselNeeded'), enquiry: exactly(false), needsPesel: exactly(true) },
      'required',
    ),
    row(
      { id: 'no-pesel-needed', pl: 'kurs bez numeru PESEL', en: 'course without the PESEL', source: register('C26') },
      { requirement: among('whenPeselNeeded', 'whenPesel', 'whenDocument'), enquiry: exactly(false), needsPesel: exactly(false) },
      'hidden',
    ),
    row(
      { id: 'pesel', pl: 'osoba z PESEL', en: 'person with a PESEL', source: clause('5.9') },
      { requirement: exactly('whenPesel'), enquiry: exactly(false), needsPesel: exactly(true), withoutPesel: exactly(false) },
      'required',
    ),
    row(
      { id: 'pesel-replaced', pl: 'osoba bez PESEL', en: 'person without a PESEL', source: register('C25') },
      { requirement: exactly('whenPesel'), enquiry: exactly(false), needsPesel: exactly(true), withoutPesel: exactly(true) },
      'hidden',
    ),
    row(
      { id: 'document', pl: 'dokument zamiast PESEL', en: 'document in place of the PESEL', source: register('C25') },
      { requirement: among('whenDocument', 'whenNoPesel'), enquiry: exactly(false), needsPesel: exactly(true), withoutPesel: exactly(true) },
      'required',
    ),
    row(
      { id: 'document-not-needed', pl: 'dokument niepotrzebny', en: 'no document needed', source: register('C25') },
      { requirement: among('whenDocument', 'whenNoPesel'), enquiry: exactly(false), needsPesel: exactly(true), withoutPesel: exactly(false) },
      'hidden',
    ),
    row(
      { id: 'birth-date', pl: 'data urodzenia bez PESEL', en: 'date of birth without a PESEL', source: from(register('C26'), law('gdpr-5')) },
      { requirement: exactly('whenNoPesel'), enquiry: exactly(false), needsPesel: exactly(false) },
      'required',
    ),
    row(
      { id: 'recertification', pl: 'recertyfikacja', en: 'recertification', source: clause('5.15', '5.19') },
      { requirement: exactly('whenRecertification'), enquiry: exactly(false), renewsCertificate: exactly(true) },
      'required',
    ),
    row(
      { id: 'other-course', pl: 'inny kurs', en: 'other course' },
      { requirement: exactly('whenRecertification'), enquiry: exactly(false), renewsCertificate: exactly(false) },
      'hidden',
    ),
    row(
      { id: 'late', pl: 'start przed upływem terminu odstąpienia', en: 'start within the withdrawal period', source: clause('5.17') },
      { requirement: exactly('whenWithdrawalWaived'), enquiry: exactly(false), withdrawalWaived: exactly(true) },
      'required',
    ),
    row(
      { id: 'in-time', pl: 'start po terminie odstąpienia', en: 'start after the withdrawal period' },
      { requirement: exactly('whenWithdrawalWaived'), enquiry: exactly(false), withdrawalWaived: exactly(false) },
      'hidden',
    ),
    row(
      { id: 'discount-offered', pl: 'jest zniżka za drugą osobę', en: 'second-person discount', source: clause('1.15') },
      { requirement: exactly('whenSecondPersonOffered'), enquiry: exactly(false), secondPersonOffered: exactly(true) },
      'optional',
    ),
    row(
      { id: 'no-discount', pl: 'brak zniżki za drugą osobę', en: 'no second-person discount' },
      { requirement: exactly('whenSecondPersonOffered'), enquiry: exactly(false), secondPersonOffered: exactly(false) },
      'hidden',
    ),
  ],
  examples: [
    example({ requirement: 'always', ...nothingSpecial }, 'required'),
    example({ requirement: 'never', ...nothingSpecial }, 'optional'),
    example({ requirement: 'never', ...everythingSpecial }, 'optional'),
    example({ requirement: 'whenOrdered', ...nothingSpecial }, 'required'),
    example({ requirement: 'whenOrdered', ...everythingSpecial }, 'hidden'),
    example({ requirement: 'whenAddressNeeded', ...nothingSpecial }, 'optional'),
    example({ requirement: 'whenAddressNeeded', ...nothingSpecial, stateCertificate: true }, 'required'),
    example({ requirement: 'whenAddressNeeded', ...nothingSpecial, invoice: true }, 'required'),
    example({ requirement: 'whenAddressNeeded', ...everythingSpecial }, 'hidden'),
    example({ requirement: 'optionalInOrder', ...nothingSpecial }, 'optional'),
    example({ requirement: 'optionalInOrder', ...everythingSpecial }, 'hidden'),
    example({ requirement: 'whenNoPesel', ...nothingSpecial, enquiry: true }, 'hidden'),
    example({ requirement: 'whenMinor', ...nothingSpecial, minor: true }, 'required'),
    example({ requirement: 'whenMinor', ...everythingSpecial, enquiry: false, minor: false }, 'hidden'),
    example({ requirement: 'whenCertificate', ...nothingSpecial, stateCertificate: true }, 'required'),
    example({ requirement: 'whenCertificate', ...everythingSpecial, enquiry: false, stateCertificate: false }, 'hidden'),
    example({ requirement: 'whenPeselNeeded', ...nothingSpecial, needsPesel: true }, 'required'),
    example({ requirement: 'whenPeselNeeded', ...everythingSpecial, enquiry: false, needsPesel: false }, 'hidden'),
    example({ requirement: 'whenPesel', ...nothingSpecial, needsPesel: true }, 'required'),
    example({ requirement: 'whenPesel', ...nothingSpecial, needsPesel: true, withoutPesel: true }, 'hidden'),
    example({ requirement: 'whenDocument', ...nothingSpecial, needsPesel: true, withoutPesel: true }, 'required'),
    example({ requirement: 'whenDocument', ...nothingSpecial, needsPesel: true }, 'hidden'),
    example({ requirement: 'whenNoPesel', ...nothingSpecial }, 'required'),
    example({ requirement: 'whenRecertification', ...nothingSpecial, renewsCertificate: true }, 'required'),
    example({ requirement: 'whenRecertification', ...everythingSpecial, enquiry: false, renewsCertificate: false }, 'hidden'),
    example({ requirement: 'whenWithdrawalWaived', ...nothingSpecial, withdrawalWaived: true }, 'required'),
    example({ requirement: 'whenWithdrawalWaived', ...everythingSpecial, enquiry: false, withdrawalWaived: false }, 'hidden'),
    example({ requirement: 'whenSecondPersonOffered', ...nothingSpecial, secondPersonOffered: true }, 'optional'),
    example({ requirement: 'whenSecondPersonOffered', ...everythingSpecial, enquiry: false, secondPersonOffered: false }, 'hidden'),
  ],
  assumptions: ['C22', 'C25', 'C26', 'C99', 'C131', 'C247'],
});
