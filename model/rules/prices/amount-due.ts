import { labelled } from '../../localized-text.ts';
import { clause, from, register } from '../../source.ts';
import { atLeast, below } from '../cell.ts';
import { integer, money } from '../domain.ts';
import { difference, product } from '../fact.ts';
import { copyOfValue, decisionTable, example, resultOfRule, row } from '../language.ts';
import { discount } from './discount.ts';

/** The amount due in grosze: never below zero, and never above the undiscounted price. */
export const amountDue = decisionTable({
  id: 'amount-due',
  area: 'prices',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Kwota do zapłaty', en: 'Amount due' },
  sentence: {
    pl: 'Cena razy liczba osób, pomniejszona o zniżkę, nie mniej niż zero.',
    en: 'The price times the number of persons, less the discount, not below zero.',
  },
  source: from(clause('1.21'), register('C09')),
  inputs: {
    price: labelled({ pl: 'cena', en: 'price' }, money()),
    persons: labelled({ pl: 'liczba osób', en: 'number of persons' }, integer(1)),
    discount: labelled({ pl: 'zniżka', en: 'discount' }, money()),
  },
  givenBy: { discount: resultOfRule(discount) },
  facts: {
    total: labelled({ pl: 'łącznie', en: 'total' }, product('price', 'persons')),
    rest: labelled({ pl: 'kwota po zniżce', en: 'amount less the discount' }, difference('total', 'discount')),
  },
  outputs: money(),
  rows: [
    row({ id: 'rest', pl: 'kwota po zniżce', en: 'amount less the discount' }, { rest: atLeast(0) }, copyOfValue('rest')),
    row({ id: 'nothing', pl: 'zniżka większa niż kwota', en: 'discount above the amount' }, { rest: below(0) }, 0),
  ],
  examples: [
    example({ price: 34900, persons: 2, discount: 10000 }, 59800, register('C09')),
    example({ price: 169000, persons: 2, discount: 20000 }, 318000, clause('1.15')),
    example({ price: 5000, persons: 1, discount: 10000 }, 0),
  ],
  assumptions: ['C09'],
});
