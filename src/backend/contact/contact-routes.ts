import type { Api } from '../api/api.ts';
import type { ApiOptions } from '../api/api-options.ts';
import { contactFormBody } from '../api/contracts.ts';
import { parseBody } from '../api/parse-payload.ts';
import { readJson } from '../api/read-body.ts';
import { contactMessages } from '../database/schema.ts';
import { looksAutomated, separateTraces } from './automated-sender.ts';

export function addContactRoutes(api: Api, { database, clock }: ApiOptions): void {
  api.post('/api/contact-form', async (context) => {
    const { traces, content } = separateTraces(await readJson(context));
    const message = parseBody(contactFormBody, content);
    if (!looksAutomated(traces)) {
      await database.insert(contactMessages).values({
        name: message.name,
        phone: message.phone,
        email: message.email,
        content: message.content ?? '',
        receivedAt: new Date(clock()),
      });
    }
    return context.json({});
  });
}
