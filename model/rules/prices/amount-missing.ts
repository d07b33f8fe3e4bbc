import { labelled } from '../../localized-text.ts';
import { register } from '../../source.ts';
import { above, atMost, exactly } from '../cell.ts';
import { boolean, money } from '../domain.ts';
import { difference } from '../fact.ts';
import { copyOfValue, decisionTable, example, row } from '../language.ts';

/** The missing amount in grosze, for the page, mails, the payment service and the lists of the office. */
export const amountMissing = decisionTable({
  id: 'amount-missing',
  area: 'prices',
  signedBy: 'owner',
  weight: 'allOrders',
  title: { pl: 'Ile jeszcze zapłacić', en: 'What is still to pay' },
  sentence: {
    pl: 'Prosimy o to, czego do ceny jeszcze brakuje, i tylko wtedy, gdy rezerwacja czeka na zapłatę.',
    en: 'What is asked for is what is still missing of the price, and only while the booking awaits its payment.',
  },
  source: register('C181'),
  inputs: {
    price: labelled({ pl: 'cena rezerwacji', en: 'price of the booking' }, money()),
    received: labelled({ pl: 'wpłynęło i nie wraca', en: 'received and not going back' }, money()),
    awaited: labelled({ pl: 'rezerwacja czeka na zapłatę', en: 'the booking awaits its payment' }, boolean()),
  },
  facts: { rest: labelled({ pl: 'brakuje do ceny', en: 'missing of the price' }, difference('price', 'received')) },
  outputs: money(),
  rows: [
    row({ id: 'rest', pl: 'brakuje części albo całości', en: 'a part or all is missing' }, { awaited: exactly(true), rest: above(0) }, copyOfValue('rest')),
    row({ id: 'all-there', pl: 'niczego nie brakuje', en: 'nothing is missing' }, { awaited: exactly(true), rest: atMost(0) }, 0),
    row({ id: 'not-awaited', pl: 'nie czeka na zapłatę', en: 'no payment is awaited' }, { awaited: exactly(false) }, 0),
  ],
  examples: [
    example({ price: 169000, received: 0, awaited: true }, 169000),
    example({ price: 169000, received: 100000, awaited: true }, 69000),
    example({ price: 169000, received: 169000, awaited: true }, 0),
    example({ price: 169000, received: 169250, awaited: true }, 0),
    example({ price: 169000, received: 100000, awaited: false }, 0),
  ],
  assumptions: ['C110', 'C181'],
});
