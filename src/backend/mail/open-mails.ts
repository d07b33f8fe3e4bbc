import type { LogEntry } from '../api/request-log.ts';
import type { Configuration } from '../configuration.ts';
import type { Database } from '../database/database.ts';
import { queueReminders } from './about/reminders.ts';
import { deleteSentMails } from './delete-sent.ts';
import { outboxFolder } from './mail-settings.ts';
import { type MailWorker, startMailWorker } from './send/mail-worker.ts';
import { openTransport } from './send/transport.ts';

export interface Mails extends MailWorker {
  /** The work of a day: reminders are stored, old mails forgotten. */
  readonly keepUp: (now: number) => Promise<void>;
}

/** Starts to send what is stored, by the ways of the configuration. */
export const openMails = (
  database: Database,
  { mail, origin, dataFolder }: Configuration,
  log: (entry: LogEntry) => void,
): Mails => {
  const transport = openTransport(mail, outboxFolder(dataFolder));
  const worker = startMailWorker({ database, transport, origin, clock: Date.now, log });
  const keepUp = async (now: number): Promise<void> => {
    await deleteSentMails(database, now);
    await queueReminders(database, now);
    worker.wake();
  };
  return { ...worker, keepUp };
};
