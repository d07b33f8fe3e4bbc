import { checkContact } from '#forms/contact.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { ContactFormBody } from '#generated/schemas/provider.ts';
import { acceptForm } from '../api/accept-form.ts';
import { unprepared } from '../api/answer-once.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { readKey } from '../api/idempotency-key.ts';
import { readJson } from '../api/read-body.ts';
import type { Transaction } from '../database/open-database.ts';
import { contactMessages } from '../database/schema.ts';
import { forward, type Upstream } from '../gateway/forward.ts';
import { looksAutomated, separateTraces } from './automated-sender.ts';
import { answerNatively, isNativeForm } from './native-form.ts';

/** Takes messages of the contact form, from a script as JSON or from the browser itself as a form. */
export function addContactRoutes(api: Api, parts: ApiParts): void {
  const take = messageTaker(parts);
  api.post('/api/contact-form', async (context) => {
    if (isNativeForm(context)) return answerNatively(context, (body) => take(body, undefined));
    await take(await readJson(context), readKey(context));
    return context.json({});
  });
}

/** Messages go to the provider's host where one is named, otherwise into the database. */
function messageTaker({ answerOnce, clock, gateway }: ApiParts) {
  const { provider } = gateway;
  const send = provider ? (message: ContactFormBody) => forwardMessage(provider, message) : unprepared;
  const store = provider ? () => Promise.resolve() : storeMessage;
  return async (body: unknown, key: string | undefined): Promise<void> => {
    const { traces, content } = separateTraces(body);
    const message = acceptForm(checkContact(content));
    if (looksAutomated(traces)) return;
    await answerOnce({
      call: 'contact-form',
      key,
      content: message,
      prepare: () => send(message),
      work: async (transaction) => {
        await store(transaction, message, new Date(clock()));
        return {};
      },
    });
  };
}

const forwardMessage = (provider: Upstream, message: ContactFormBody): Promise<unknown> =>
  forward(provider, { call: apiCalls['contact-form'], body: message, timeout: parameters.contactTimeout });

async function storeMessage(transaction: Transaction, message: ContactFormBody, receivedAt: Date): Promise<void> {
  const { name, phone, email, content = '' } = message;
  await transaction.insert(contactMessages).values({ name, phone, email, content, receivedAt });
}
