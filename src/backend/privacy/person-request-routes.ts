import type { Context } from 'hono';
import { checkAccountDeletion } from '#forms/account-deletion.ts';
import type { CheckedForm } from '#forms/check-form.ts';
import { checkWithdrawal } from '#forms/withdrawal.ts';
import { acceptForm } from '../api/accept-form.ts';
import { unprepared } from '../api/answer-once.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { requireKey } from '../api/idempotency-key.ts';
import { readJson } from '../api/read-body.ts';
import { personRequests } from '../database/schema.ts';

/**
 * Requests of persons. They are stored without a look at what else is: neither the answer nor its time can tell whether an
 * address or a reference is known.
 */
export function addPersonRequestRoutes(api: Api, parts: ApiParts): void {
  api.post('/api/account-deletions', (context) =>
    takeRequest(parts, context, { kind: 'account-deletion', check: checkAccountDeletion }),
  );
  api.post('/api/withdrawals', (context) =>
    takeRequest(parts, context, { kind: 'withdrawal', check: checkWithdrawal }),
  );
}

interface RequestKind {
  readonly kind: 'account-deletion' | 'withdrawal';
  readonly check: (body: unknown) => CheckedForm<object>;
}

async function takeRequest(
  { answerOnce, clock }: ApiParts,
  context: Context,
  { kind, check }: RequestKind,
): Promise<Response> {
  const key = requireKey(context);
  const content = acceptForm(check(await readJson(context)));
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
