import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { above, atLeast, atMost, below } from '../cell.ts';
import { civilDate, oneOf } from '../domain.ts';
import { addMonths, daysBetween } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/**
 * Whether a certificate expires no later than this number of months after the exam. Counting the months back from the expiry instead is
 * another rule, with other answers at the ends of months.
 */
export const recertificationWindow = decisionTable({
  id: 'recertification-window',
  area: 'dates',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Okno recertyfikacji', en: 'Recertification window' },
  sentence: {
    pl: 'Egzamin jest możliwy, jeżeli zaświadczenie jest w dniu egzaminu jeszcze ważne i traci ważność nie później niż {recertificationWindowMonths} po tym dniu.',
    en: 'The exam is possible if the certificate is still valid on the exam day and expires no later than {recertificationWindowMonths} after it.',
  },
  source: from(clause('5.19'), law('kpp-regulation')),
  inputs: {
    expiryDay: labelled({ pl: 'ostatni dzień ważności', en: 'last day of validity' }, civilDate()),
    examDay: labelled({ pl: 'dzień egzaminu', en: 'exam day' }, civilDate()),
  },
  facts: {
    latestExpiry: labelled({ pl: 'najpóźniejszy koniec ważności', en: 'latest end of validity' }, addMonths('examDay', 'recertificationWindowMonths')),
    daysBeyond: labelled({ pl: 'dni po najpóźniejszym końcu ważności', en: 'days beyond the latest end' }, daysBetween('latestExpiry', 'expiryDay')),
    daysValid: labelled({ pl: 'dni ważności po egzaminie', en: 'days of validity after the exam' }, daysBetween('examDay', 'expiryDay')),
  },
  outputs: oneOf({
    tooEarly: { pl: 'za wcześnie', en: 'too early' },
    inWindow: { pl: 'w oknie recertyfikacji', en: 'within the window' },
    expired: { pl: 'po terminie', en: 'expired' },
  }),
  accepts: ['inWindow'],
  rows: [
    row({ id: 'too-early', pl: 'za wcześnie', en: 'too early', source: clause('5.15') }, { daysBeyond: above(0) }, 'tooEarly'),
    row({ id: 'in-window', pl: 'w oknie', en: 'within the window' }, { daysBeyond: atMost(0), daysValid: atLeast(0) }, 'inWindow'),
    row(
      { id: 'expired', pl: 'po terminie ważności', en: 'after the end of validity', source: register('C18') },
      { daysBeyond: atMost(0), daysValid: below(0) },
      'expired',
    ),
  ],
  examples: [
    example({ expiryDay: '2027-05-31', examDay: '2027-03-01' }, 'inWindow'),
    example({ expiryDay: '2027-05-31', examDay: '2027-02-28' }, 'tooEarly'),
    example({ expiryDay: '2027-03-15', examDay: '2026-12-15' }, 'inWindow'),
    example({ expiryDay: '2027-03-15', examDay: '2026-12-14' }, 'tooEarly'),
    example({ expiryDay: '2028-05-29', examDay: '2028-02-29' }, 'inWindow'),
    example({ expiryDay: '2027-02-28', examDay: '2026-11-30' }, 'inWindow'),
    example({ expiryDay: '2027-01-01', examDay: '2027-01-01' }, 'inWindow'),
    example({ expiryDay: '2026-12-31', examDay: '2027-01-01' }, 'expired'),
  ],
  assumptions: ['C18', 'C261'],
});
