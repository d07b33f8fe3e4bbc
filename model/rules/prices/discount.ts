import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { ageAtStart } from '../dates/age-at-start.ts';
import { boolean, money } from '../domain.ts';
import { decisionTable, example, parameterValue, resultOfRule, row } from '../language.ts';
import { offer } from './offer.ts';
import { pairCode } from './pair-code.ts';

/** The discount of one reservation, in grosze for all its persons together. */
export const discount = decisionTable({
  id: 'discount',
  area: 'prices',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Zniżki dla osób prywatnych', en: 'Discounts for individuals' },
  sentence: {
    pl: 'KPP: {secondPersonDiscount} za przyprowadzenie drugiej osoby. BLS-AED: {guardianPairDiscount} łącznie za opiekuna i nastolatka.',
    en: 'KPP: {secondPersonDiscount} for bringing a second person. BLS-AED: {guardianPairDiscount} in total for guardian and teenager.',
  },
  source: clause('1.15', '1.21'),
  inputs: {
    offer,
    secondPerson: labelled({ pl: 'przyprowadzono drugą osobę', en: 'brings a second person' }, boolean()),
    guardianPair: labelled({ pl: 'opiekun z nastolatkiem', en: 'guardian with a teenager' }, boolean()),
  },
  givenBy: { secondPerson: resultOfRule(pairCode, 'pair'), guardianPair: resultOfRule(ageAtStart, 'withGuardian') },
  outputs: money(),
  rows: [
    row(
      { id: 'second-person', pl: 'druga osoba na KPP', en: 'second person on KPP', source: clause('1.15') },
      { offer: exactly('kpp'), secondPerson: exactly(true) },
      parameterValue('secondPersonDiscount'),
    ),
    row(
      { id: 'guardian-pair', pl: 'opiekun z nastolatkiem na BLS-AED', en: 'guardian and teenager on BLS-AED', source: clause('1.21') },
      { offer: exactly('blsAed'), guardianPair: exactly(true) },
      parameterValue('guardianPairDiscount'),
    ),
    row({ id: 'kpp-alone', pl: 'KPP bez drugiej osoby', en: 'KPP without a second person' }, { offer: exactly('kpp'), secondPerson: exactly(false) }, 0),
    row({ id: 'bls-alone', pl: 'BLS-AED bez opiekuna', en: 'BLS-AED without a guardian' }, { offer: exactly('blsAed'), guardianPair: exactly(false) }, 0),
    row({ id: 'no-offer', pl: 'oferta bez tych zniżek', en: 'an offer without these discounts' }, { offer: among('companyKpp', 'other') }, 0),
  ],
  examples: [
    example({ offer: 'kpp', secondPerson: true, guardianPair: false }, 20000),
    example({ offer: 'kpp', secondPerson: false, guardianPair: false }, 0),
    example({ offer: 'kpp', secondPerson: false, guardianPair: true }, 0),
    example({ offer: 'blsAed', secondPerson: false, guardianPair: true }, 10000),
    example({ offer: 'blsAed', secondPerson: true, guardianPair: false }, 0),
    example({ offer: 'blsAed', secondPerson: true, guardianPair: true }, 10000),
    example({ offer: 'companyKpp', secondPerson: true, guardianPair: true }, 0),
    example({ offer: 'other', secondPerson: true, guardianPair: true }, 0),
  ],
  assumptions: ['C06', 'C09'],
});
