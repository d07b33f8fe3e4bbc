import { clause, law } from '../../source.ts';
import type { Parameter } from '../parameter.ts';

/** Prices and discounts in grosze. */
export const priceParameters = {
  kppPrice: {
    name: { pl: 'cena KPP', en: 'price of KPP' },
    unit: 'grosze',
    values: [{ from: null, value: 169000 }],
    source: clause('1.13', '9.6'),
    register: 'C02',
    variants: [{ value: 159000, source: clause('1.14') }],
  },
  kppPromotionalPrice: {
    name: { pl: 'cena promocyjna KPP', en: 'promotional price of KPP' },
    unit: 'grosze',
    values: [{ from: null, value: 159000 }],
    source: clause('1.14', '9.7'),
    register: 'C02',
  },
  recertificationPrice: {
    name: { pl: 'cena recertyfikacji', en: 'price of the recertification' },
    unit: 'grosze',
    values: [{ from: null, value: 39900 }],
    source: clause('1.18', '9.6'),
  },
  blsPrice: { name: { pl: 'cena BLS-AED', en: 'price of BLS-AED' }, unit: 'grosze', values: [{ from: null, value: 34900 }], source: clause('1.20', '9.6') },
  edbPrice: { name: { pl: 'cena EDB', en: 'price of EDB' }, unit: 'grosze', values: [{ from: null, value: 169000 }], source: clause('1.27'), register: 'C08' },
  secondPersonDiscount: {
    name: { pl: 'zniżka za drugą osobę', en: 'discount for a second person' },
    unit: 'grosze',
    values: [{ from: null, value: 20000 }],
    source: clause('1.15', '9.6'),
    register: 'C06',
  },
  guardianPairDiscount: {
    name: { pl: 'zniżka dla opiekuna z nastolatkiem', en: 'discount for a guardian with a teenager' },
    unit: 'grosze',
    values: [{ from: null, value: 10000 }],
    source: clause('1.21'),
    register: 'C09',
  },
  companyGroupDiscount: {
    name: { pl: 'zniżka grupowa dla firm', en: 'group discount for companies' },
    unit: 'grosze',
    values: [{ from: null, value: 15000 }],
    source: clause('1.32'),
    register: 'C05',
    variants: [{ value: 20000, source: clause('1.32') }],
  },
  lowestPriceDays: {
    name: { pl: 'okres najniższej ceny przed obniżką', en: 'period of the lowest price before a reduction' },
    unit: 'day',
    values: [{ from: '2023-01-01', value: 30 }],
    source: law('price-information-4'),
    register: 'C02',
  },
} as const satisfies Record<string, Parameter>;
