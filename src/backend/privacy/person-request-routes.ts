import type { Context } from 'hono';
import { accountDeletionBody, withdrawalBody } from '#generated/schemas/own.ts';
import { unprepared } from '../api/answer-once.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { requireKey } from '../api/idempotency-key.ts';
import { type PayloadSchema, parseBody } from '../api/parse-payload.ts';
import { refuse } from '../api/problem.ts';
import { readJson } from '../api/read-body.ts';
import { personRequests } from '../database/schema.ts';
import { textProblem } from '../forms/text-rules.ts';

/**
 * Requests of persons. They are stored without a look at what else is: neither the answer nor its time can tell whether an
 * address or a reference is known.
 */
export function addPersonRequestRoutes(api: Api, parts: ApiParts): void {
  api.post('/api/account-deletions', (context) =>
    takeRequest(parts, context, { kind: 'account-deletion', schema: accountDeletionBody }),
  );
  api.post('/api/withdrawals', (context) =>
    takeRequest(parts, context, { kind: 'withdrawal', schema: withdrawalBody }),
  );
}

interface RequestKind {
  readonly kind: 'account-deletion' | 'withdrawal';
  readonly schema: PayloadSchema<{ readonly email: string }>;
}

async function takeRequest(
  { answerOnce, clock }: ApiParts,
  context: Context,
  { kind, schema }: RequestKind,
): Promise<Response> {
  const key = requireKey(context);
  const content = parseBody(schema, await readJson(context));
  const code = textProblem('registration-email-field', content.email);
  if (code !== null) throw refuse(422, 'invalid-fields', [{ field: 'email', code }]);
  const answer = await answerOnce({
    call: kind,
    key,
    content,
    prepare: unprepared,
    work: async (transaction) => {
      const receivedAt = new Date(clock());
      await transaction.insert(personRequests).values({ kind, content: { ...content }, receivedAt });
      return { receivedAt: receivedAt.toISOString() };
    },
  });
  return context.json(answer);
}
