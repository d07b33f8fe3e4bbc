import { z } from 'zod/mini';
import { answersOf } from '#forms/answers.ts';
import { registrationBody, registrationPriceQuery, registrationStateParameters } from '#generated/schemas/own.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { requireKey } from '../api/idempotency-key.ts';
import { parseBody, parseParameters, parseQuery } from '../api/parse-payload.ts';
import { readQuery } from '../api/query-values.ts';
import { readJson } from '../api/read-body.ts';
import { findStoredTerm } from '../calendar/find-terms.ts';
import { mailTransferDetails } from '../payment/transfer/mail-transfer-details.ts';
import { findRegistration, presentState } from './find-registration.ts';
import { quoteRegistration } from './price-registration.ts';
import { register } from './register.ts';

/** What finds the term and its texts; the rest of the body is judged by the rules of the course. */
const order = z.object({ course: registrationBody.shape.course, lang: registrationBody.shape.lang });

export function addRegistrationRoutes(api: Api, options: ApiParts): void {
  const { database, answerOnce, findTerm, clock } = options;

  api.post('/api/registrations', async (context) => {
    const key = requireKey(context);
    const content = await readJson(context);
    const { course, lang } = parseBody(order, content);
    const state = await answerOnce({
      call: 'registration',
      key,
      content,
      prepare: async () => findTerm?.(course, lang),
      work: async (transaction, told) => {
        const found = await register(options, transaction, { course, answers: answersOf(content), told });
        await mailTransferDetails(options, transaction, found.registration.reference);
        return presentState(transaction, found, options);
      },
    });
    return context.json(state);
  });

  api.get('/api/registration-price', async (context) => {
    const query = parseQuery(registrationPriceQuery, readQuery(context));
    const told = await findTerm?.(query.course, query.lang);
    const type = told?.term.type ?? (await findStoredTerm(database, query.course, options)).type;
    return context.json(await quoteRegistration(database, type, { query, told, now: clock() }));
  });

  api.get('/api/registrations/:reference', async (context) => {
    const { reference } = parseParameters(registrationStateParameters, context.req.param());
    const found = await findRegistration(database, reference);
    return context.json(await presentState(database, found, options));
  });
}
