import { law, register } from '../../source.ts';
import { named } from '../../wording.ts';
import { atLeast, isNull } from '../cell.ts';
import { money, nullable, oneOf } from '../domain.ts';
import { decisionTable, example, row } from '../language.ts';

/** Whether a term can be ordered; an enquiry binds nobody, names no sum and takes no place. */
export const orderPossible = decisionTable({
  id: 'order-possible',
  area: 'prices',
  title: { pl: 'Zamówienie czy zgłoszenie chęci udziału', en: 'Order or enquiry' },
  sentence: {
    pl: 'Zamówić można tylko termin, którego cena jest znana. Gdy ceny nie ma, w tym samym miejscu zgłasza się chęć udziału, co do niczego nie zobowiązuje.',
    en: 'Only a term whose price is known can be ordered. Without a price the same place takes an enquiry, which binds nobody.',
  },
  source: law('consumer-rights-12', 'consumer-rights-17'),
  inputs: { price: named({ pl: 'cena za osobę', en: 'price for one person' }, nullable(money())) },
  outputs: oneOf({ order: { pl: 'zamówienie', en: 'order' }, enquiry: { pl: 'zgłoszenie chęci udziału', en: 'enquiry' } }),
  accepts: ['order'],
  hit: 'unique',
  coverage: 'total',
  rows: [
    row({ id: 'known', pl: 'cena znana', en: 'price known' }, { price: atLeast(0) }, 'order'),
    row({ id: 'unknown', pl: 'cena nieznana', en: 'price not known', source: register('C99') }, { price: isNull }, 'enquiry'),
  ],
  examples: [example({ price: 169000 }, 'order'), example({ price: null }, 'enquiry')],
  assumptions: ['C99'],
  questions: [],
});
