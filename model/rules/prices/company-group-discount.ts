import { labelled } from '../../localized-text.ts';
import { clause } from '../../source.ts';
import { among, exactly } from '../cell.ts';
import { boolean, money } from '../domain.ts';
import { decisionTable, example, parameterValue, row } from '../language.ts';
import { offer } from './offer.ts';

/** Per person, in grosze; the quote itself stays individual. */
export const companyGroupDiscount = decisionTable({
  id: 'company-group-discount',
  area: 'prices',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Zniżka grupowa dla firm', en: 'Group discount for companies' },
  sentence: {
    pl: 'KPP dla firm: zniżka {companyGroupDiscount} od osoby dla grupy.',
    en: 'KPP for companies: a discount of {companyGroupDiscount} per person for a group.',
  },
  source: clause('1.32'),
  inputs: { offer, group: labelled({ pl: 'zgłoszenie grupy', en: 'group registration' }, boolean()) },
  outputs: money(),
  rows: [
    row(
      { id: 'group', pl: 'grupa na KPP dla firm', en: 'group on KPP for companies' },
      { offer: exactly('companyKpp'), group: exactly(true) },
      parameterValue('companyGroupDiscount'),
    ),
    row(
      { id: 'no-group', pl: 'jedna osoba na KPP dla firm', en: 'one person on KPP for companies' },
      { offer: exactly('companyKpp'), group: exactly(false) },
      0,
    ),
    row({ id: 'no-offer', pl: 'oferta bez tej zniżki', en: 'an offer without this discount' }, { offer: among('kpp', 'blsAed', 'other') }, 0),
  ],
  examples: [
    example({ offer: 'companyKpp', group: true }, 15000),
    example({ offer: 'companyKpp', group: false }, 0),
    example({ offer: 'kpp', group: true }, 0),
    example({ offer: 'other', group: true }, 0),
  ],
  assumptions: ['C05', 'C07'],
});
