import { parameters } from '#generated/rules/parameters.ts';
import type { Database } from '../database/database.ts';
import { faultCode, type Log } from '../database/log/log.ts';
import { refreshMailFacts } from '../flows/mail-now.ts';
import { outboxFolder } from '../outbox/mail-settings.ts';
import { claimNextMail, markMailFailed, markMailOutdated, markMailSent } from '../outbox/outbox.ts';
import { renderMail, type StoredMail } from '../outbox/render/render-mail.ts';
import { MailFault, type MailTransport, openMailTransport } from '../outbox/transport.ts';
import type { Catalogue } from '../terms/catalogue.ts';
import type { Configuration } from './configuration.ts';

export interface MailWorker {
  /** Sends due mails now; call it after the transaction that stored a mail. */
  readonly notify: () => void;
  /** Finishes the mail that is being sent, and starts no other. */
  readonly stop: () => Promise<void>;
}

export interface WorkerContext {
  readonly database: Database;
  readonly catalogue: Pick<Catalogue, 'courses' | 'cities'>;
  readonly transport: MailTransport;
  /** Scheme and host of the site, put before its paths in mails. */
  readonly origin: string;
  readonly clock: () => number;
  readonly log: Log;
  /** Milliseconds after which due mails are sent even without a notification. */
  readonly interval?: number;
  /** How many worker loops run, each of which sends one mail at a time; 1 by default. */
  readonly loops?: number;
}

const defaultInterval = 30_000;

/**
 * Sends a mail. A mail is not tried again if its facts do not fit its text, or if the server stopped during the last attempt that it was
 * allowed.
 */
const deliver = async ({ transport, origin }: WorkerContext, mail: StoredMail): Promise<MailFault | null> => {
  if (mail.attempts > parameters.mailAttempts) return new MailFault('interrupted', 'for-ever');
  try {
    const rendered = renderMail(mail, origin);
    await transport.send(mail, rendered);
    return null;
  } catch (error) {
    if (error instanceof MailFault) return error;
    return new MailFault(faultCode(error), error instanceof Error && 'code' in error ? 'server' : 'for-ever');
  }
};

/** Sends the next due mail, unless it is no longer true. Returns whether to look for another mail now. */
const sendNext = async (context: WorkerContext): Promise<boolean> => {
  const { database, catalogue, clock, log } = context;
  const taken = await claimNextMail(database, clock());
  if (taken === undefined) return false;
  const mail = await refreshMailFacts({ database, catalogue, now: clock() }, taken);
  if (mail === null) {
    await markMailOutdated(database, taken);
    log({ event: 'mail', route: `${taken.kind} (outdated)` });
    return true;
  }
  const started = performance.now();
  const failed = await deliver(context, mail);
  const entry = { event: 'mail', route: mail.kind, milliseconds: Math.round(performance.now() - started) } as const;
  if (failed === null) {
    await markMailSent(database, mail, clock());
    log(entry);
    return true;
  }
  const forEver = failed.scope === 'for-ever';
  await markMailFailed(database, mail, { fault: failed.message, forEver, now: clock() });
  log({ ...entry, fault: failed.message });
  return failed.scope !== 'server';
};

/**
 * One worker loop: sends due mails one at a time, whenever it is notified. Several loops run in parallel; a mail claimed by one is not
 * taken by another until its lease ends.
 */
const startLoop = (context: WorkerContext): { readonly notify: () => void; readonly stop: () => Promise<void> } => {
  const { log } = context;
  const state: { running: Promise<void> | null; again: boolean; stopped: boolean } = {
    running: null,
    again: false,
    stopped: false,
  };
  const round = async (): Promise<void> => {
    try {
      do state.again = false;
      while (!state.stopped && ((await sendNext(context)) || state.again));
    } catch (error) {
      log({ event: 'mail', fault: faultCode(error) });
    } finally {
      state.running = null;
    }
  };
  return {
    notify: () => {
      state.again = true;
      if (state.stopped || state.running !== null) return;
      state.running = round();
    },
    stop: async () => {
      state.stopped = true;
      await state.running;
    },
  };
};

/**
 * Sends due mails after `notify` and after each interval, in parallel loops, so that a mail on which the mail server hangs blocks only its
 * own loop.
 */
export const startMailWorker = (context: WorkerContext): MailWorker => {
  const { interval = defaultInterval, loops: count = 1 } = context;
  const loops = Array.from({ length: count }, () => startLoop(context));
  const notify = (): void => {
    for (const loop of loops) loop.notify();
  };
  const timer = setInterval(notify, interval);
  timer.unref();
  notify();
  return {
    notify,
    stop: async () => {
      clearInterval(timer);
      await Promise.all(loops.map((loop) => loop.stop()));
      context.transport.close();
    },
  };
};

/** Starts the mail worker with the transport that the configuration names. */
export const startConfiguredMailWorker = (
  context: Pick<WorkerContext, 'database' | 'catalogue' | 'clock'>,
  { mail, origin, dataFolder }: Pick<Configuration, 'mail' | 'origin' | 'dataFolder'>,
  log: Log,
): MailWorker =>
  startMailWorker({
    ...context,
    transport: openMailTransport(mail, outboxFolder(dataFolder)),
    origin,
    log,
    loops: 3,
  });
