import { labelled } from '../../localized-text.ts';
import { clause, from, law, register } from '../../source.ts';
import { above, atLeast, atMost, isNull } from '../cell.ts';
import { money, nullable, oneOf } from '../domain.ts';
import { difference } from '../fact.ts';
import { decisionTable, example, row } from '../language.ts';

/** All amounts are grosze. `currentPrice` is from the calendar, `lowestPrice` is that of the days before the reduction. */
export const displayPrice = decisionTable({
  id: 'display-price',
  area: 'prices',
  signedBy: 'lawyer',
  weight: 'law',
  title: { pl: 'Sposób podania ceny', en: 'How a price is shown' },
  sentence: {
    pl: 'Cena standardowa jest przekreślona i ma gwiazdkę tylko wtedy, gdy obecna cena jest niższa, a najniższa cena z {lowestPriceDays:genitive} przed obniżką jest znana i podana.',
    en: 'The standard price is struck through with an asterisk only if the price is lower and the lowest price of the {lowestPriceDays} before the reduction is known and shown.',
  },
  source: from(clause('9.7'), law('price-information-4')),
  inputs: {
    standardPrice: labelled({ pl: 'cena standardowa', en: 'standard price' }, nullable(money())),
    currentPrice: labelled({ pl: 'cena obecna (z kalendarza)', en: 'current price (of the calendar)' }, nullable(money())),
    lowestPrice: labelled({ pl: 'najniższa cena sprzed obniżki', en: 'lowest price before the reduction' }, nullable(money())),
  },
  facts: { reduction: labelled({ pl: 'obniżka', en: 'reduction' }, difference('standardPrice', 'currentPrice')) },
  outputs: oneOf({
    noPrice: { pl: 'bez ceny', en: 'no price' },
    recorded: { pl: 'cena zapisana z datą', en: 'recorded price with its date' },
    plain: { pl: 'sama cena', en: 'price alone' },
    reduced: { pl: 'cena obniżona, standardowa przekreślona', en: 'reduced price, standard one struck through' },
  }),
  rows: [
    row({ id: 'no-price', pl: 'brak cen', en: 'no prices' }, { currentPrice: isNull, standardPrice: isNull }, 'noPrice'),
    row(
      { id: 'recorded', pl: 'tylko cena standardowa', en: 'standard price only', source: register('C03') },
      { currentPrice: isNull, standardPrice: atLeast(0) },
      'recorded',
    ),
    row({ id: 'no-standard', pl: 'bez ceny standardowej', en: 'no standard price' }, { currentPrice: atLeast(0), reduction: isNull }, 'plain'),
    row({ id: 'not-lower', pl: 'cena nie niższa', en: 'price not lower' }, { currentPrice: atLeast(0), reduction: atMost(0) }, 'plain'),
    row(
      { id: 'lowest-unknown', pl: 'najniższa cena nieznana', en: 'lowest price unknown', source: law('price-information-4') },
      { currentPrice: atLeast(0), reduction: above(0), lowestPrice: isNull },
      'plain',
    ),
    row(
      { id: 'reduced', pl: 'obniżka', en: 'reduction', source: from(clause('9.7'), law('price-information-4')) },
      { currentPrice: atLeast(0), reduction: above(0), lowestPrice: atLeast(0) },
      'reduced',
    ),
  ],
  examples: [
    example({ standardPrice: 169000, currentPrice: 159000, lowestPrice: 169000 }, 'reduced'),
    example({ standardPrice: 169000, currentPrice: 159000, lowestPrice: null }, 'plain', law('price-information-4')),
    example({ standardPrice: 169000, currentPrice: 169000, lowestPrice: 169000 }, 'plain'),
    example({ standardPrice: 159000, currentPrice: 169000, lowestPrice: 159000 }, 'plain'),
    example({ standardPrice: 169000, currentPrice: null, lowestPrice: null }, 'recorded', register('C03')),
    example({ standardPrice: null, currentPrice: 169000, lowestPrice: null }, 'plain'),
    example({ standardPrice: null, currentPrice: null, lowestPrice: null }, 'noPrice'),
  ],
  assumptions: ['C02', 'C03', 'C04', 'C277'],
});
