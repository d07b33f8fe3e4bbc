import { countUnsentMails } from '#backend/outbox/outbox.ts';
import { openMailTransport } from '#backend/outbox/transport.ts';
import { startMailWorker } from '#backend/server/mail-worker.ts';
import type { RunningApi } from '../../fixtures/api-fixture.ts';
import { type ReceivedMail, startSmtp } from '../../outbox/smtp-fixture.ts';

const contentOf = (content: ArrayBuffer | Uint8Array | string): string =>
  typeof content === 'string' ? content : new TextDecoder().decode(content);

/** A mail as a foreign parser has it, with what is attached. */
const textOf = ({ to, parsed: { subject, text, html, attachments } }: ReceivedMail): string =>
  [...to, subject, text, html, ...attachments.map(({ content }) => contentOf(content))].join('\n');

/** The mails of an API on their way to a real server, which refuses the second one for ever: the first is one to the office. */
export const startPost = async (api: RunningApi) => {
  const smtp = await startSmtp({ answers: ['taken', { command: 'RCPT TO', code: 550, words: '5.1.1 unknown' }] });
  const log: string[] = [];
  const worker = startMailWorker({
    database: api.database,
    catalogue: api.parts.catalogue,
    transport: openMailTransport({ smtpUrl: smtp.url, from: 'kursy@example.pl', office: 'biuro@example.pl' }, ''),
    origin: 'https://kursy.test',
    clock: () => api.time.now,
    log: (entry) => log.push(JSON.stringify(entry)),
    interval: 3_600_000,
  });
  return {
    log,
    received: smtp.received,
    /** Until nothing waits any more. */
    sendAll: async (): Promise<void> => {
      worker.notify();
      while ((await countUnsentMails(api.database)).waiting > 0) await new Promise((done) => setTimeout(done, 10));
    },
    texts: (): readonly string[] => smtp.received.map(textOf),
    close: async (): Promise<void> => {
      await worker.stop();
      await smtp.close();
    },
  };
};
