import { parameters } from '#generated/rules/parameters.ts';
import { hasPlaces } from '../near/first-available.ts';
import type { TermRow } from '../term.ts';

/** Where the first screen names the nearest dates. */
export const nextTermsId = 'next-terms';

/** The nearest dates with places; rows come in the order of time. */
export const nextRows = (rows: readonly TermRow[]): readonly TermRow[] =>
  rows.filter(hasPlaces).slice(0, parameters.nextDatesShown);
