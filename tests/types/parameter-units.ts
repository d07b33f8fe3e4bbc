import { addMonths, addYears, lastDayOfPeriod, lessParameter } from '#model/rules/fact.ts';

/** Operators take parameters of their unit: each line below that is expected to fail would compile otherwise. */
export const facts = [
  addYears('day', 'certificateValidityYears'),
  // @ts-expect-error questions are no years
  addYears('day', 'faqInitiallyShown'),
  // @ts-expect-error months are no years
  addYears('day', 'recertificationWindowMonths'),
  addMonths('day', 'recertificationWindowMonths'),
  // @ts-expect-error years are no months
  addMonths('day', 'certificateValidityYears'),
  lastDayOfPeriod('day', 'withdrawalDays'),
  // @ts-expect-error hours are no days
  lastDayOfPeriod('day', 'kppHours'),
  // @ts-expect-error months are no days
  lastDayOfPeriod('day', 'contactMessageMonths'),
  lessParameter('characters', 'peselDigits'),
  // @ts-expect-error places are no characters
  lessParameter('characters', 'lowAvailability'),
] as const;
