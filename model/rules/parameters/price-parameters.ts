import { law, spec } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Prices and discounts in grosze. */
export const priceParameters = {
  kppPrice: {
    name: { pl: 'cena KPP', en: 'price of KPP' },
    unit: 'grosze',
    values: [{ from: null, value: 169000 }],
    source: spec('1', '1690 PLN gross for private clients including state exam and certificate fee'),
    register: 'C02',
  },
  kppPromotionalPrice: {
    name: { pl: 'cena promocyjna KPP', en: 'promotional price of KPP' },
    unit: 'grosze',
    values: [{ from: null, value: 159000 }],
    source: spec('9', 'promotion 1590 PLN'),
    register: 'C02',
  },
  recertificationPrice: {
    name: { pl: 'cena recertyfikacji', en: 'price of the recertification' },
    unit: 'grosze',
    values: [{ from: null, value: 39900 }],
    source: spec('1', 'KPP recertification: price 399 PLN including refresher classes, exam and certificate'),
  },
  blsPrice: {
    name: { pl: 'cena BLS-AED', en: 'price of BLS-AED' },
    unit: 'grosze',
    values: [{ from: null, value: 34900 }],
    source: spec('1', 'BLS-AED: 349 PLN gross per person'),
  },
  edbPrice: {
    name: { pl: 'cena EDB', en: 'price of EDB' },
    unit: 'grosze',
    values: [{ from: null, value: 169000 }],
    source: spec('1', 'Education for Safety (EDB): standard price 1690 PLN'),
    register: 'C08',
  },
  secondPersonDiscount: {
    name: { pl: 'zniżka za drugą osobę', en: 'discount for a second person' },
    unit: 'grosze',
    values: [{ from: null, value: 20000 }],
    source: spec('1', 'Discount of 200 PLN for bringing a second person'),
    register: 'C06',
  },
  guardianPairDiscount: {
    name: { pl: 'zniżka dla opiekuna z nastolatkiem', en: 'discount for a guardian with a teenager' },
    unit: 'grosze',
    values: [{ from: null, value: 10000 }],
    source: spec('1', 'total discount 100 PLN for two people'),
    register: 'C09',
  },
  companyGroupDiscount: {
    name: { pl: 'zniżka grupowa dla firm', en: 'group discount for companies' },
    unit: 'grosze',
    values: [{ from: null, value: 15000 }],
    source: spec('1', 'group discount 150 PLN per person in the Polish text'),
    register: 'C05',
    variants: [{ value: 20000, source: spec('1', '200 PLN in the English text') }],
  },
  lowestPriceDays: {
    name: { pl: 'okres najniższej ceny przed obniżką', en: 'period of the lowest price before a reduction' },
    unit: 'day',
    values: [{ from: '2023-01-01', value: 30 }],
    source: law(
      { pl: 'ustawa z dnia 9 maja 2014 r. o informowaniu o cenach towarów i usług, art. 4', en: 'Act of 9 May 2014, art. 4' },
      { pl: 'najniższa cena z 30 dni przed obniżką', en: 'lowest price of the 30 days before the reduction' },
    ),
    register: 'C02',
  },
} as const satisfies Record<string, Parameter>;
