import { registrationBody, registrationStateParameters } from '#generated/schemas/own.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { requireKey } from '../api/idempotency-key.ts';
import { parseBody, parseParameters } from '../api/parse-payload.ts';
import { readJson } from '../api/read-body.ts';
import { findRegistration, presentState } from './find-registration.ts';
import { register } from './register.ts';

export function addRegistrationRoutes(api: Api, options: ApiParts): void {
  const { database, answerOnce, catalogue, findTerm } = options;

  api.post('/api/registrations', async (context) => {
    const key = requireKey(context);
    const form = parseBody(registrationBody, await readJson(context));
    const state = await answerOnce({
      call: 'registration',
      key,
      content: form,
      prepare: async () => findTerm?.(form.course, form.lang),
      work: async (transaction, told) => {
        const found = await register(options, transaction, { form, told });
        return presentState(transaction, found, catalogue.cities);
      },
    });
    return context.json(state);
  });

  api.get('/api/registrations/:reference', async (context) => {
    const { reference } = parseParameters(registrationStateParameters, context.req.param());
    const found = await findRegistration(database, reference);
    return context.json(await presentState(database, found, catalogue.cities));
  });
}
