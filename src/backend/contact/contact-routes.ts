import type { Locale } from '#domain/locale.ts';
import { checkContact, contactBody, groupDetails } from '#forms/contact.ts';
import { apiCalls } from '#generated/api/calls.ts';
import { parameters } from '#generated/rules/parameters.ts';
import type { ContactFormBody } from '#generated/schemas/provider.ts';
import { acceptForm } from '../api/accept-form.ts';
import { unprepared } from '../api/answer-once.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { readKey } from '../api/idempotency-key.ts';
import { readJson } from '../api/read-body.ts';
import { visitorLocale } from '../api/visitor-locale.ts';
import type { Transaction } from '../database/open-database.ts';
import { contactMessages } from '../database/schema.ts';
import { forward, type Upstream } from '../gateway/forward.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { answerNatively, isNativeForm } from '../plain/answer-natively.ts';
import { nativeContact } from '../plain/native-forms.ts';
import { plainTexts } from '../plain/plain-texts.ts';
import { looksAutomated, separateTraces } from './automated-sender.ts';

/** Takes messages of the contact form, from a script as JSON or from the browser itself as a form. */
export function addContactRoutes(api: Api, parts: ApiParts): void {
  const take = messageTaker(parts);
  api.post('/api/contact-form', async (context) => {
    const locale = visitorLocale(context);
    if (isNativeForm(context)) {
      const answering = { form: nativeContact, style: parts.style };
      return answerNatively(context, answering, ({ locale: spoken, answers, website }) =>
        take(
          { ...contactBody({ ...answers, details: groupDetails(answers, plainTexts(spoken, 'form')) }), website },
          { key: undefined, locale: spoken },
        ),
      );
    }
    await take(await readJson(context), { key: readKey(context), locale });
    return context.json({});
  });
}

interface Sending {
  readonly key: string | undefined;
  readonly locale: Locale;
}

/** Messages go to the provider's host where one is named, otherwise into the database. */
function messageTaker({ answerOnce, clock, gateway }: ApiParts) {
  const { provider } = gateway;
  const send = provider ? (message: ContactFormBody) => forwardMessage(provider, message) : unprepared;
  const store = provider ? () => Promise.resolve() : storeMessage;
  return async (body: unknown, { key, locale }: Sending): Promise<void> => {
    const { traces, content } = separateTraces(body);
    const message = acceptForm(checkContact(content));
    if (looksAutomated(traces)) return;
    await answerOnce({
      call: 'contact-form',
      key,
      content: message,
      prepare: () => send(message),
      work: async (transaction) => {
        await store(transaction, message, { locale, receivedAt: new Date(clock()) });
        return {};
      },
    });
  };
}

const forwardMessage = (provider: Upstream, message: ContactFormBody): Promise<unknown> =>
  forward(provider, { call: apiCalls['contact-form'], body: message, timeout: parameters.contactTimeout });

/** Stores a message, and the mails that tell the office of it and its writer that it has come. */
async function storeMessage(
  transaction: Transaction,
  { name, phone, email, content = '' }: ContactFormBody,
  { locale, receivedAt }: { readonly locale: Locale; readonly receivedAt: Date },
): Promise<void> {
  await transaction.insert(contactMessages).values({ name, phone, email, content, receivedAt });
  const facts = { name, phone, email, content: content || null };
  await queueMail(transaction, { kind: 'contact-message', to: null, locale: 'pl', facts });
  await queueMail(transaction, { kind: 'contact-received', to: email, locale, facts: { name } });
}
