import { forms } from '#generated/data/forms.ts';
import { type ContactFormBody, contactFormBody } from '#generated/schemas/payloads.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { readKey } from '../api/idempotency-key.ts';
import { parseBody } from '../api/parse-payload.ts';
import { type ProblemField, refuse } from '../api/problem.ts';
import { readJson } from '../api/read-body.ts';
import { contactMessages } from '../database/schema.ts';
import { normalisedText, textProblem } from '../forms/text-rules.ts';
import { looksAutomated, separateTraces } from './automated-sender.ts';

export function addContactRoutes(api: Api, { answerOnce, clock }: ApiParts): void {
  api.post('/api/contact-form', async (context) => {
    const { traces, content } = separateTraces(await readJson(context));
    const message = parseBody(contactFormBody, content);
    const problems = messageProblems(message);
    if (problems.length > 0) throw refuse(422, 'invalid-fields', problems);
    if (looksAutomated(traces)) return context.json({});
    const { body } = await answerOnce({
      call: 'contact-form',
      key: readKey(context),
      content: message,
      work: async (transaction) => {
        await transaction.insert(contactMessages).values({
          name: message.name.trim(),
          phone: normalisedText('phone-field', message.phone),
          email: message.email.trim(),
          content: message.content ?? '',
          receivedAt: new Date(clock()),
        });
        return {};
      },
    });
    return context.json(body);
  });
}

const contactForm = forms[0] satisfies { readonly id: 'contact' };

/** What the rules of the contact form find; its shape has been checked. */
const messageProblems = (message: ContactFormBody): readonly ProblemField[] =>
  contactForm.fields.flatMap(({ id, rule }) => {
    const value = message[id];
    const code = typeof value === 'string' ? textProblem(rule, value) : null;
    return code === null ? [] : [{ field: id, code }];
  });
