import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#backend/database/database.ts';
import { outgoingMails } from '#backend/database/schema.ts';
import { readMailSettings } from '#backend/outbox/mail-settings.ts';
import {
  claimNextMail,
  countUnsentMails,
  deleteOldMails,
  lease,
  listDeadLetters,
  markMailSent,
  requeueDeadMails,
  retryDelayOfMail,
} from '#backend/outbox/outbox.ts';
import { queueMail } from '#backend/outbox/queue-mail.ts';
import { type MailTransport, openMailTransport } from '#backend/outbox/transport.ts';
import { type MailWorker, startMailWorker } from '#backend/server/mail-worker.ts';
import { parameters } from '#generated/rules/parameters.ts';
import { covers } from '../../covers.ts';
import { catalogue } from '../fixtures/catalogue-fixture.ts';
import { openFreshDatabase } from '../fixtures/database-template.ts';
import { sampleFacts } from './sample-facts.ts';
import { startSmtp } from './smtp-fixture.ts';

const noon = Date.UTC(2030, 0, 1, 11);
const time = { now: noon };
let opened: OpenDatabase;
let folder: string;
const workers: MailWorker[] = [];
const log: string[] = [];

beforeAll(async () => {
  opened = await openFreshDatabase();
  folder = await mkdtemp(join(tmpdir(), 'outbox-'));
});
afterAll(async () => {
  await opened.close();
  await rm(folder, { recursive: true });
});
beforeEach(async () => {
  time.now = noon;
  log.length = 0;
  await opened.database.delete(outgoingMails);
});
afterEach(async () => {
  for (const worker of workers.splice(0)) await worker.stop();
});

const settingsFor = (url: string | undefined) =>
  readMailSettings({ SMTP_URL: url, MAIL_FROM: undefined, OFFICE_EMAIL: undefined });
const startWorker = (transport: MailTransport, loops = 1): MailWorker => {
  const worker = startMailWorker({
    database: opened.database,
    catalogue,
    transport,
    origin: 'https://kursy.test',
    clock: () => time.now,
    log: (entry) => log.push(JSON.stringify(entry)),
    interval: 3_600_000,
    loops,
  });
  workers.push(worker);
  return worker;
};
const sendTo = (url: string | undefined): MailWorker => startWorker(openMailTransport(settingsFor(url), folder));
const queue = (to: string): Promise<void> =>
  queueMail(opened.database, { kind: 'refund-sent', to, locale: 'pl', facts: sampleFacts['refund-sent'] });
const stored = () => opened.database.select().from(outgoingMails).orderBy(outgoingMails.id);
const states = async () => (await stored()).map(({ state, attempts, fault }) => ({ state, attempts, fault }));
const eventually = (check: () => Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 20_000, interval: 20 });

test('sends a mail once its transaction is committed, and keeps none of its text', covers('C114'), async () => {
  const smtp = await startSmtp();
  const worker = sendTo(smtp.url);
  await queue('a@example.pl');
  await queue('b@example.pl');
  worker.notify();
  await eventually(async () => expect((await countUnsentMails(opened.database)).waiting).toBe(0));
  expect(smtp.received.map(({ to }) => to)).toEqual([['a@example.pl'], ['b@example.pl']]);
  expect((await stored()).map(({ state, facts }) => ({ state, facts }))).toEqual([
    { state: 'sent', facts: {} },
    { state: 'sent', facts: {} },
  ]);
  await smtp.close();
});

test('retries a mail refused temporarily with doubled pauses', covers('C114'), async () => {
  const smtp = await startSmtp({ answers: [451, 421] });
  await queue('a@example.pl');
  const worker = sendTo(smtp.url);
  for (const attempts of [1, 2]) {
    await eventually(async () =>
      expect(await states()).toMatchObject([
        { state: 'waiting', attempts, fault: expect.stringMatching(/^EMESSAGE 4/) },
      ]),
    );
    const [mail] = await stored();
    expect(mail?.dueAt?.getTime()).toBe(time.now + parameters.mailRetryDelay * 2 ** (attempts - 1));
    time.now = (mail?.dueAt?.getTime() ?? 0) - 1;
    await worker.stop();
    expect(await claimNextMail(opened.database, time.now)).toBeUndefined();
    time.now += 1;
    sendTo(smtp.url);
  }
  await eventually(async () => expect(await states()).toEqual([{ state: 'sent', attempts: 3, fault: null }]));
  expect(smtp.received).toHaveLength(1);
  await smtp.close();
});

test('makes a mail to an address that does not exist a dead letter at once, and sends the others', async () => {
  const smtp = await startSmtp({ answers: [{ command: 'RCPT TO', code: 550, words: '5.1.1 no a@b.pl here' }] });
  await queue('nobody@example.pl');
  await queue('b@example.pl');
  sendTo(smtp.url);
  await eventually(async () => expect(await countUnsentMails(opened.database)).toEqual({ waiting: 0, dead: 1 }));
  expect(await listDeadLetters(opened.database)).toMatchObject([
    { kind: 'refund-sent', recipient: 'nobody@example.pl', fault: 'ERECIPIENT 550' },
  ]);
  expect(smtp.received.map(({ to }) => to)).toEqual([['b@example.pl']]);
  expect(log.join()).not.toContain('@');
  await smtp.close();
});

test.each([
  { command: 'MAIL FROM', code: 553, words: '5.7.1 Sender address rejected: not owned by user' },
  { command: 'RCPT TO', code: 550, words: '5.7.1 Relaying denied' },
  { command: 'RCPT TO', code: 550, words: 'User has exceeded outgoing email quota' },
  { command: 'DATA', code: 554, words: '5.7.1 Sending paused for this account' },
] as const)('keeps all mails waiting where a server refuses our account: $command $words', async (refusal) => {
  const smtp = await startSmtp({ answers: [refusal] });
  for (const name of ['a', 'b']) await queue(`${name}@example.pl`);
  const worker = sendTo(smtp.url);
  await eventually(async () => expect(log).toHaveLength(1));
  expect(await states()).toMatchObject([
    { state: 'waiting', attempts: 1 },
    { state: 'waiting', attempts: 0 },
  ]);
  time.now += parameters.mailRetryDelay;
  worker.notify();
  await eventually(async () => expect(smtp.received).toHaveLength(2));
  await smtp.close();
});

test('makes a mail a dead letter after the last attempt, and the office can retry it', covers('C114'), async () => {
  const smtp = await startSmtp({ answers: Array.from({ length: parameters.mailAttempts }, () => 451) });
  await queue('a@example.pl');
  const worker = sendTo(smtp.url);
  for (let attempt = 1; attempt <= parameters.mailAttempts; attempt += 1) {
    await eventually(async () => expect(await states()).toMatchObject([{ attempts: attempt, fault: 'EMESSAGE 451' }]));
    time.now += retryDelayOfMail(attempt);
    worker.notify();
  }
  const [dead] = await listDeadLetters(opened.database);
  expect(dead?.fault).toBe('EMESSAGE 451');
  expect(await requeueDeadMails(opened.database, dead?.id ?? 0)).toBe(1);
  worker.notify();
  await eventually(async () => expect(await states()).toEqual([{ state: 'sent', attempts: 1, fault: null }]));
  expect(await requeueDeadMails(opened.database, 'all')).toBe(0);
  await smtp.close();
});

test('tries one mail while the server is away; when it is back all are sent', async () => {
  const away = await startSmtp();
  await away.close();
  for (const name of ['a', 'b', 'c']) await queue(`${name}@example.pl`);
  const worker = sendTo(away.url);
  await eventually(async () =>
    expect(await states()).toMatchObject([
      { attempts: 1, fault: expect.any(String) },
      { attempts: 0 },
      { attempts: 0 },
    ]),
  );
  const smtp = await startSmtp({ port: away.port });
  time.now += parameters.mailRetryDelay;
  worker.notify();
  await eventually(async () => expect((await countUnsentMails(opened.database)).waiting).toBe(0));
  expect(smtp.received.map(({ to }) => to[0]).toSorted()).toEqual(['a@example.pl', 'b@example.pl', 'c@example.pl']);
  await smtp.close();
});

test('two workers on one database send each mail once', async () => {
  const smtp = await startSmtp();
  for (let number = 0; number < 20; number += 1) await queue(`${number}@example.pl`);
  sendTo(smtp.url);
  sendTo(smtp.url);
  await eventually(async () => expect((await countUnsentMails(opened.database)).waiting).toBe(0));
  expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(20);
  expect(smtp.received).toHaveLength(20);
  await smtp.close();
});

test('sends a mail again as the same mail when its worker died before it recorded the sending', async () => {
  const smtp = await startSmtp();
  await queue('a@example.pl');
  const taken = await claimNextMail(opened.database, time.now);
  const { renderMail } = await import('#backend/outbox/render/render-mail.ts');
  if (taken)
    await openMailTransport(settingsFor(smtp.url), folder).send(taken, renderMail(taken, 'https://kursy.test'));
  const worker = sendTo(smtp.url);
  time.now += lease;
  worker.notify();
  await eventually(async () => expect(await states()).toEqual([{ state: 'sent', attempts: 2, fault: null }]));
  expect(smtp.received).toHaveLength(2);
  expect(new Set(smtp.received.map(({ parsed }) => parsed.messageId)).size).toBe(1);
  if (taken) await markMailSent(opened.database, { ...taken, attempts: 9 }, 0);
  expect((await stored())[0]?.sentAt?.getTime()).toBe(time.now);
  await smtp.close();
});

test('a worker that stops finishes the current mail and takes no other', async () => {
  const going = Promise.withResolvers<void>();
  const under = Promise.withResolvers<void>();
  const sent: string[] = [];
  const close = vi.fn();
  await queue('a@example.pl');
  await queue('b@example.pl');
  const worker = startWorker({
    send: async ({ recipient }) => {
      under.resolve();
      await going.promise;
      sent.push(recipient ?? '');
    },
    close,
  });
  await under.promise;
  const stopped = worker.stop();
  going.resolve();
  await stopped;
  worker.notify();
  expect([sent, (await countUnsentMails(opened.database)).waiting, close.mock.calls.length]).toEqual([
    ['a@example.pl'],
    1,
    1,
  ]);
});

test('gives up facts that cannot be rendered', async () => {
  await queue('a@example.pl');
  await opened.database.update(outgoingMails).set({ facts: {} });
  startWorker({ send: () => Promise.resolve(), close: () => undefined });
  await eventually(async () => expect(await states()).toMatchObject([{ state: 'dead', attempts: 1 }]));
});

test('writes every mail to a file that only the owner can read, without a server', async () => {
  await queue('a@example.pl');
  sendTo(undefined);
  await eventually(async () => expect((await countUnsentMails(opened.database)).waiting).toBe(0));
  expect(await readdir(folder)).toEqual([expect.stringMatching(/-refund-sent-[0-9a-f-]{36}\.eml$/)]);
});

test('mails no undone change, mails an optional one once, and stores only what the mail needs', async () => {
  const { database } = opened;
  await database
    .transaction(async (transaction) => {
      await queueMail(transaction, {
        kind: 'contact-received',
        to: 'a@example.pl',
        locale: 'pl',
        facts: {},
        sender: 'confirmed',
      });
      throw new Error('undone');
    })
    .catch(() => undefined);
  expect(await stored()).toEqual([]);
  const typed = { ...sampleFacts['refund-sent'], pesel: '44051401458', birthDate: '1944-05-14' };
  const mail = { kind: 'refund-sent', to: 'a@example.pl', locale: 'pl', facts: typed, once: 'x 1' } as const;
  await queueMail(database, mail);
  await queueMail(database, mail);
  expect((await stored()).map(({ facts }) => facts)).toEqual([sampleFacts['refund-sent']]);
});

test('deletes a mail after its retention', covers('C114'), async () => {
  const { database } = opened;
  await queue('old@example.pl');
  await queue('young@example.pl');
  const day = 86_400_000;
  await database
    .update(outgoingMails)
    .set({ createdAt: new Date(time.now - parameters.sentMailDays * day - 1) })
    .where(eq(outgoingMails.recipient, 'old@example.pl'));
  await database
    .update(outgoingMails)
    .set({ createdAt: new Date(time.now - parameters.sentMailDays * day) })
    .where(eq(outgoingMails.recipient, 'young@example.pl'));
  await deleteOldMails(database, time.now);
  expect((await stored()).map(({ recipient }) => recipient)).toEqual(['young@example.pl']);
});

test('a mail whose server does not answer delays no other', async () => {
  let release = (): void => undefined;
  const silent = new Promise<void>((resolve) => {
    release = resolve;
  });
  await queue('silent@example.pl');
  await queue('b@example.pl');
  await queue('c@example.pl');
  const sent: (string | null)[] = [];
  const send: MailTransport['send'] = async ({ recipient }) => {
    if (recipient === 'silent@example.pl') await silent;
    sent.push(recipient);
  };
  startWorker({ send, close: () => undefined }, 2);
  await eventually(async () => expect(sent).toEqual(['b@example.pl', 'c@example.pl']));
  release();
});
