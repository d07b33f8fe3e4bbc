import type { CourseDemands } from '#forms/registration/course-demands.ts';
import { amountDue } from '#generated/rules/amount-due.ts';
import { discount } from '#generated/rules/discount.ts';
import { parameters } from '#generated/rules/parameters.ts';

export interface PriceQuestion {
  /** Price of one person in grosze. */
  readonly price: number;
  readonly offer: CourseDemands['offer'];
  readonly guardianPair: boolean;
  readonly secondPerson: boolean;
}

/** What is due for a registration, in grosze. A pair pays for both, whom it registers together. */
export function priceRegistration({ price, offer, guardianPair, secondPerson }: PriceQuestion): number {
  const { value } = discount({ offer, secondPerson, guardianPair });
  return amountDue({ price, persons: guardianPair ? parameters.pairPlaces : 1, discount: value }).value;
}
