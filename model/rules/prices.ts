import { domain, spec } from '../source.ts';
import { above, atLeast, atMost, below, exactly, isNull } from './cell.ts';
import { boolean, integer, money, nullable, oneOf } from './domain.ts';
import { difference, product } from './fact.ts';
import { copyOf, decisionTable, example, parameterValue, row } from './language.ts';

/** All amounts are grosze. `currentPrice` comes from the calendar, `lowestPrice` is that of the 30 days before the reduction. */
export const displayPrice = decisionTable({
  id: 'display-price',
  area: 'prices',
  title: { pl: 'Sposób podania ceny', en: 'How a price is shown' },
  sentence: {
    pl: 'Cena standardowa jest przekreślona z gwiazdką tylko wtedy, gdy cena jest niższa, a najniższa cena z 30 dni przed obniżką jest znana i podana.',
    en: 'The standard price is struck through with an asterisk only if the price is lower and the lowest price of the 30 days before the reduction is known and shown.',
  },
  source: spec('9', 'standard price shown struck through with an asterisk when price differs'),
  inputs: { standardPrice: nullable(money()), currentPrice: nullable(money()), lowestPrice: nullable(money()) },
  facts: { reduction: difference('standardPrice', 'currentPrice') },
  outputs: oneOf('noPrice', 'recorded', 'plain', 'reduced'),
  hit: 'unique',
  coverage: 'total',
  rows: [
    row('no-price', { currentPrice: isNull, standardPrice: isNull }, 'noPrice'),
    row('recorded', { currentPrice: isNull, standardPrice: atLeast(0) }, 'recorded'),
    row('no-standard', { currentPrice: atLeast(0), reduction: isNull }, 'plain'),
    row('not-lower', { currentPrice: atLeast(0), reduction: atMost(0) }, 'plain'),
    row('lowest-unknown', { currentPrice: atLeast(0), reduction: above(0), lowestPrice: isNull }, 'plain'),
    row('reduced', { currentPrice: atLeast(0), reduction: above(0), lowestPrice: atLeast(0) }, 'reduced'),
  ],
  examples: [
    example({ standardPrice: 169000, currentPrice: 159000, lowestPrice: 169000 }, 'reduced'),
    example(
      { standardPrice: 169000, currentPrice: 159000, lowestPrice: null },
      'plain',
      domain('3.4', 'no history -> do not strike anything'),
    ),
    example({ standardPrice: 169000, currentPrice: 169000, lowestPrice: 169000 }, 'plain'),
    example({ standardPrice: 159000, currentPrice: 169000, lowestPrice: 159000 }, 'plain'),
    example(
      { standardPrice: 169000, currentPrice: null, lowestPrice: null },
      'recorded',
      domain('5', 'C03: the recorded price with its date'),
    ),
    example({ standardPrice: null, currentPrice: 169000, lowestPrice: null }, 'plain'),
    example({ standardPrice: null, currentPrice: null, lowestPrice: null }, 'noPrice'),
  ],
  assumptions: ['C02', 'C03', 'C04'],
  questions: ['C02: from when to when does the promotional price hold, and what was the price before?'],
});

/** What discounts tell apart; a course type names its own. */
const offer = oneOf('kpp', 'blsAed', 'companyKpp', 'other');

/** The discount of one reservation, in grosze for all its persons together. */
export const discount = decisionTable({
  id: 'discount',
  area: 'prices',
  title: { pl: 'Zniżki dla osób prywatnych', en: 'Discounts for individuals' },
  sentence: {
    pl: 'KPP: 200 zł za przyprowadzenie drugiej osoby. BLS-AED: 100 zł łącznie za opiekuna i nastolatka.',
    en: 'KPP: 200 PLN for bringing a second person. BLS-AED: 100 PLN in total for guardian and teenager.',
  },
  source: spec('1', 'Discount of 200 PLN for bringing a second person; total discount 100 PLN for two people'),
  inputs: { offer, secondPerson: boolean(), guardianPair: boolean() },
  outputs: money(),
  hit: 'collect',
  aggregator: 'sum',
  coverage: 'total',
  rows: [
    row(
      'second-person',
      { offer: exactly('kpp'), secondPerson: exactly(true) },
      parameterValue('secondPersonDiscount'),
    ),
    row(
      'guardian-pair',
      { offer: exactly('blsAed'), guardianPair: exactly(true) },
      parameterValue('guardianPairDiscount'),
    ),
  ],
  examples: [
    example({ offer: 'kpp', secondPerson: true, guardianPair: false }, 20000),
    example({ offer: 'kpp', secondPerson: false, guardianPair: false }, 0),
    example({ offer: 'kpp', secondPerson: false, guardianPair: true }, 0),
    example({ offer: 'blsAed', secondPerson: false, guardianPair: true }, 10000),
    example({ offer: 'blsAed', secondPerson: true, guardianPair: true }, 10000),
    example({ offer: 'companyKpp', secondPerson: true, guardianPair: true }, 0),
    example({ offer: 'other', secondPerson: true, guardianPair: true }, 0),
  ],
  assumptions: ['C06', 'C09'],
  questions: ['C06: is the discount for a second person 200 zł in total or per head?'],
});

/** Per person, in grosze; the quote itself stays individual. */
export const companyGroupDiscount = decisionTable({
  id: 'company-group-discount',
  area: 'prices',
  title: { pl: 'Zniżka grupowa dla firm', en: 'Group discount for companies' },
  sentence: {
    pl: 'KPP dla firm: 150 zł od osoby dla grupy.',
    en: 'KPP for companies: 150 PLN per person for a group.',
  },
  source: spec('1', 'group discount 150 PLN per person in the Polish text but 200 PLN in the English text'),
  inputs: { offer, group: boolean() },
  outputs: money(),
  hit: 'collect',
  aggregator: 'sum',
  coverage: 'total',
  rows: [row('group', { offer: exactly('companyKpp'), group: exactly(true) }, parameterValue('companyGroupDiscount'))],
  examples: [
    example({ offer: 'companyKpp', group: true }, 15000),
    example({ offer: 'companyKpp', group: false }, 0),
    example({ offer: 'kpp', group: true }, 0),
    example({ offer: 'other', group: true }, 0),
  ],
  assumptions: ['C05', 'C07'],
  questions: ['C05: 150 or 200 zł per person?'],
});

/** The amount due in grosze: never below zero, and never above the undiscounted price. */
export const amountDue = decisionTable({
  id: 'amount-due',
  area: 'prices',
  title: { pl: 'Kwota do zapłaty', en: 'Amount due' },
  sentence: {
    pl: 'Cena razy liczba osób, pomniejszona o zniżkę, nie mniej niż zero.',
    en: 'The price times the number of persons, less the discount, not below zero.',
  },
  source: domain('5', 'C09: print the sum; discount is per pair, not per head'),
  inputs: { price: money(), persons: integer(1), discount: money() },
  facts: { total: product('price', 'persons'), rest: difference('total', 'discount') },
  outputs: money(),
  hit: 'unique',
  coverage: 'total',
  rows: [row('rest', { rest: atLeast(0) }, copyOf('rest')), row('nothing', { rest: below(0) }, 0)],
  examples: [
    example({ price: 34900, persons: 2, discount: 10000 }, 59800, domain('5', 'C09: 598 total')),
    example({ price: 169000, persons: 2, discount: 20000 }, 318000, domain('3.4', '1690 + 1690 - 200')),
    example({ price: 5000, persons: 1, discount: 10000 }, 0),
  ],
  assumptions: ['C09'],
  questions: [],
});
