import type { Locale } from '#domain/locale.ts';
import { discounts } from '#generated/data/discounts.ts';
import type { DiscountInput } from '#generated/rules/discount.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { RegistrationPriceQuery, RegistrationPriceResponse } from '#generated/schemas/own.ts';
import { isGuardianPair, type RegistrationCase } from './circumstances.ts';

/** What a discount depends on in addition to the offer of the course. */
export type DiscountFacts = Omit<DiscountInput, 'offer'>;

/** What is asked about the price of a booking of a course. */
export type PriceQuestion = Omit<RegistrationPriceQuery, 'course' | 'lang'>;

/** The question about a booking in its current state; the code of somebody else counts where it is given. */
export const buildPriceQuery = (registration: RegistrationCase, pairCode = ''): PriceQuestion => ({
  persons: isGuardianPair(registration) ? parameters.pairPlaces : 1,
  ...(pairCode === '' ? {} : { pairCode }),
});

/** The facts about discounts in such a question; only the server knows whether a code makes somebody the second person. */
export const discountFactsOfQuery = (
  { persons }: PriceQuestion,
  { secondPerson }: Pick<DiscountFacts, 'secondPerson'>,
): DiscountFacts => ({ secondPerson, guardianPair: persons > 1 });

/** Whether the price of one person, which is the price of the date, may not be the one to pay. */
export const mayPriceDifferFromTerm = ({ persons, ...others }: PriceQuestion): boolean =>
  persons > 1 || Object.values(others).some((value) => value !== undefined);

/** What a discount is called in the breakdown of a price; null where it has no name that this version knows. */
export const discountName = (
  { discountOf }: Pick<RegistrationPriceResponse, 'discountOf'>,
  locale: Locale,
): string | null => discounts.find(({ id }) => id === discountOf)?.name[locale] ?? null;
