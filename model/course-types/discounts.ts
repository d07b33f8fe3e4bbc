import type { Discount } from '../schema/courses.ts';
import { clause } from '../source.ts';

/**
 * What a discount is called in the breakdown of a price, and the sentence about it on the pages of its courses and in the terms. The id
 * is that of the row of the rule `discount` that gives it.
 */
export const discounts = [
  {
    id: 'second-person',
    name: { pl: 'Zniżka za drugą osobę (łącznie za dwie osoby)', en: 'Discount for the second person (for both persons)' },
    words: {
      pl: 'Zniżka za przyprowadzenie drugiej osoby na kurs KPP wynosi {secondPersonDiscount} łącznie na dwie osoby.',
      en: 'The discount for bringing a second person to the KPP course is {secondPersonDiscount} in total for both.',
    },
    forTwo: null,
    source: clause('1.15'),
  },
  {
    id: 'guardian-pair',
    name: { pl: 'Zniżka dla dwóch osób', en: 'Discount for booking together (for both persons)' },
    words: {
      pl: 'Zniżka dla rodzica lub opiekuna prawnego z nastolatkiem na kursie BLS-AED wynosi {guardianPairDiscount} łącznie za obie osoby.',
      en: 'The discount for a parent or legal guardian with a teenager on the BLS-AED course is {guardianPairDiscount} in total for both.',
    },
    forTwo: { price: 'blsPrice', less: 'guardianPairDiscount' },
    source: clause('1.21'),
  },
] as const satisfies readonly Discount[];
