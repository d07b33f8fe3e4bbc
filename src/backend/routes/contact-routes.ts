import { setTimeout } from 'node:timers/promises';
import { and, gt, isNull } from 'drizzle-orm';
import type { Context } from 'hono';
import { honeypotField } from '#contract/form-posts.ts';
import { millisecondsPerHour } from '#domain/dates/durations.ts';
import { warsawDate } from '#domain/dates/warsaw-date.ts';
import type { Locale } from '#domain/locale.ts';
import { buildContactBody, checkContact, groupAnswersText } from '#forms/contact.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { ContactFormBody } from '#generated/schemas/provider.ts';
import type { Transaction } from '../database/database.ts';
import { contactMessages, type QuarantineReason } from '../database/schema.ts';
import { keyedDigest } from '../database/secrets/secrets.ts';
import { prepareNothing } from '../http/answer-once.ts';
import type { Api, ApiEnvironment } from '../http/api.ts';
import { networkDigest, readClientAddress } from '../http/client.ts';
import { deliverToUpstream, type Gateway, type Upstream } from '../http/forward.ts';
import { readIdempotencyKey, readJsonBody, readVisitorLocale, requireValidForm } from '../http/read-request.ts';
import { Refused } from '../http/refused.ts';
import { queueMail, type Sender } from '../outbox/queue-mail.ts';
import { acceptFormPost, isNativeFormPost } from '../pages/accept-form-post.ts';
import type { FormContext } from '../pages/contexts.ts';
import { nativeContact } from '../pages/form-posts.ts';
import { formatMessageAnswers } from '../pages/message-fields.ts';
import { noScriptTexts } from '../pages/no-script-texts.ts';
import { quarantineReason, splitSpamSignals } from './automated-sender.ts';

interface ContactContext extends FormContext {
  /** The owner's hosts; messages go to the host for messages if one is named. */
  readonly gateway: Gateway;
}

/** Accepts messages of the contact form: as JSON from a script, or as a form from the browser itself. */
export function addContactRoutes(api: Api, context: ContactContext): void {
  const take = messageTaker(context);
  const senderOf = (c: Context<ApiEnvironment>): Sender => ({
    network: networkDigest(context.secrets.digestKey, readClientAddress(c, context.writes.trustProxy)),
  });
  /** The idempotency key of a form that a browser posts without one: what one network posts twice within a day is one message. */
  const keyOf = (content: object, sender: Sender): string => {
    const day = warsawDate(context.clock());
    return keyedDigest(context.secrets.digestKey, JSON.stringify([day, sender, content]));
  };
  api.post('/api/contact-form', async (c) => {
    const locale = readVisitorLocale(c);
    if (isNativeFormPost(c)) {
      const answering = { form: nativeContact, style: context.style };
      return acceptFormPost(c, answering, ({ locale: spoken, answers, unseen }) => {
        const content = {
          ...buildContactBody({ ...answers, details: groupAnswersText(answers, noScriptTexts(spoken, 'form')) }),
          [honeypotField]: unseen,
        };
        const sender = senderOf(c);
        return afterFirst(() => take(content, { key: keyOf(content, sender), locale: spoken, sender }));
      });
    }
    await take(await readJsonBody(c), { key: readIdempotencyKey(c), locale, sender: senderOf(c) });
    return c.json({});
  });
}

/** Milliseconds between two checks whether the first request is done. */
const pause = 200;

/** Waits for the first of two identical forms that are posted at once, since a browser shows the answer to the second. */
const afterFirst = async <Answer>(work: () => Promise<Answer>): Promise<Answer> => {
  for (let waited = 0; waited < parameters.contactTimeout; waited += pause)
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Refused) || error.word !== 'still-running') throw error;
      await setTimeout(pause);
    }
  return work();
};

interface Sending {
  readonly key: string | undefined;
  readonly locale: Locale;
  readonly sender: Sender;
}

/**
 * Sends messages to the owner's host if one is named, otherwise stores them in the database. A message that a bot may have sent is
 * quarantined in the database.
 */
function messageTaker({ answerOnce, clock, gateway }: ContactContext) {
  const { provider } = gateway;
  return async (body: unknown, { key, locale, sender }: Sending): Promise<void> => {
    const { traces, content } = splitSpamSignals(body);
    const message = requireValidForm(checkContact(content));
    const quarantine = quarantineReason(traces);
    const forwarded = provider !== undefined && quarantine === null;
    let delivered = false;
    const hand = async (host: Upstream): Promise<void> => {
      await deliverToUpstream(host, {
        call: apiCalls['contact-form'],
        key,
        body: message,
        timeout: parameters.contactTimeout,
      });
      delivered = true;
    };
    await answerOnce({
      call: 'contact-form',
      key,
      content: message,
      prepare: forwarded ? () => hand(provider) : prepareNothing,
      work: async (transaction) => {
        if (!forwarded)
          await storeMessage(transaction, message, { locale, sender, quarantine, receivedAt: new Date(clock()) });
        return {};
      },
    }).catch((error: unknown) => {
      // The owner's host has the message, so the writer must not be told to send it again.
      if (!delivered) throw error;
    });
  };
}

interface Storing extends Omit<Sending, 'key'> {
  readonly quarantine: QuarantineReason | null;
  readonly receivedAt: Date;
}

/**
 * Whether the messages of the last hour would flood the mailbox of the office: the digest then lists them, and no single mails are sent.
 */
const isFlooded = async (transaction: Transaction, now: Date): Promise<boolean> => {
  const hourAgo = new Date(now.getTime() - millisecondsPerHour);
  const since = and(gt(contactMessages.receivedAt, hourAgo), isNull(contactMessages.quarantine));
  return (await transaction.$count(contactMessages, since)) > parameters.messageMails;
};

/**
 * Stores a message, mails it to the office unless too many came in the last hour, and mails the writer a receipt. A quarantined message is
 * only listed for the office.
 */
async function storeMessage(
  transaction: Transaction,
  message: ContactFormBody,
  { locale, sender, quarantine, receivedAt }: Storing,
): Promise<void> {
  const answers = { ...message };
  await transaction.insert(contactMessages).values({ answers, receivedAt, quarantine });
  if (quarantine !== null) return;
  const { name, email } = message;
  const facts = { name, email, answers: formatMessageAnswers(answers) };
  if (!(await isFlooded(transaction, receivedAt)))
    await queueMail(transaction, { kind: 'contact-message', to: null, locale: 'pl', facts });
  await queueMail(transaction, { kind: 'contact-received', to: email, locale, facts: {}, sender });
}
