import { noDates, seedTerms } from './calendar/seed-terms.ts';
import type { Catalogue } from './catalogue/catalogue.ts';
import type { Database } from './database/open-database.ts';
import { deleteExpired } from './privacy/delete-expired.ts';
import type { DailyStep } from './run-daily.ts';

interface DailyParts {
  readonly database: Database;
  readonly catalogue: Catalogue;
  readonly demoDates: boolean;
}

/** What is done at a start and with every new day. */
export const planDailySteps = ({ database, catalogue, demoDates }: DailyParts): readonly DailyStep[] => {
  const sold = demoDates ? catalogue : { ...catalogue, calendar: noDates };
  return [
    { name: 'seed-terms', run: (now) => seedTerms(database, sold, now) },
    { name: 'delete-expired', run: (now) => deleteExpired(database, now) },
  ];
};
