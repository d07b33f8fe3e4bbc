import { noDates, seedTerms } from '../calendar/seed-terms.ts';
import type { Catalogue } from '../catalogue/catalogue.ts';
import type { Database } from '../database/open-database.ts';
import { queueReminders } from '../mail/about/reminders.ts';
import { deleteSentMails } from '../mail/delete-sent.ts';
import { mailDigest } from '../office/digest/mail-digest.ts';
import { deleteExpired } from '../privacy/delete-expired.ts';
import { onceForAll } from './once-for-all.ts';
import type { DailyStep } from './run-daily.ts';

interface DailyParts {
  readonly database: Database;
  /** Whether other servers work on the database too. */
  readonly shared: boolean;
  readonly catalogue: Catalogue;
  readonly demoDates: boolean;
  /** Has the mails sent that the steps have stored. */
  readonly notifyMailWorker: () => void;
}

/** What is done at a start and with every new day. */
export const planDailySteps = ({
  database,
  shared,
  catalogue,
  demoDates,
  notifyMailWorker,
}: DailyParts): readonly DailyStep[] => {
  const sold = demoDates ? catalogue : { ...catalogue, calendar: noDates };
  const steps: readonly DailyStep[] = [
    { name: 'seed-terms', run: (now) => seedTerms(database, sold, now) },
    { name: 'delete-expired', run: (now) => deleteExpired(database, now) },
    { name: 'delete-sent-mails', run: (now) => deleteSentMails(database, now) },
    { name: 'remind', run: (now) => queueReminders(database, catalogue, now) },
    { name: 'mail-digest', run: (now) => mailDigest({ database, now, catalogue }) },
    { name: 'notify-mail-worker', run: async () => notifyMailWorker() },
  ];
  return shared ? steps.map((step) => onceForAll(database, step)) : steps;
};
