import type { Database } from '../database/database.ts';
import type { Configuration } from '../server/configuration.ts';
import type { Log } from '../server/log.ts';
import { outboxFolder } from './mail-settings.ts';
import { type MailWorker, startMailWorker } from './send/mail-worker.ts';
import { openTransport } from './send/transport.ts';

/** Starts to send what is stored, by the ways of the configuration. */
export const openMails = (
  database: Database,
  { mail, origin, dataFolder }: Pick<Configuration, 'mail' | 'origin' | 'dataFolder'>,
  log: Log,
): MailWorker =>
  startMailWorker({
    database,
    transport: openTransport(mail, outboxFolder(dataFolder)),
    origin,
    clock: Date.now,
    log,
  });
