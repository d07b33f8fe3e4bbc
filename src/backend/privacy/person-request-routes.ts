import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { checkAccountDeletion } from '#forms/account-deletion.ts';
import type { CheckedForm } from '#forms/check-form.ts';
import { checkWithdrawal } from '#forms/withdrawal.ts';
import { acceptForm } from '../api/accept-form.ts';
import { unprepared } from '../api/answer-once.ts';
import type { Api, ApiEnvironment } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { requireKey } from '../api/idempotency-key.ts';
import { readJson } from '../api/read-body.ts';
import { visitorLocale } from '../api/visitor-locale.ts';
import type { Transaction } from '../database/open-database.ts';
import { personRequests } from '../database/schema.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { takeWithdrawal } from '../registration/ending/take-withdrawal.ts';

/**
 * Requests of persons. A request for deletion is stored without a look at what else is; a withdrawal may take effect at once.
 * Neither answer tells whether an address or a number is known.
 */
export function addPersonRequestRoutes(api: Api, parts: ApiParts): void {
  api.post('/api/account-deletions', (context) =>
    takeRequest(parts, context, {
      call: 'account-deletion',
      check: checkAccountDeletion,
      store: async (transaction, { content, locale, receivedAt }) => {
        await transaction
          .insert(personRequests)
          .values({ kind: 'account-deletion', content: { ...content }, receivedAt });
        const facts = { receivedAt: receivedAt.toISOString() };
        await queueMail(transaction, { kind: 'deletion-requested', to: content.email, locale, facts });
      },
    }),
  );
  api.post('/api/withdrawals', (context) =>
    takeRequest(parts, context, {
      call: 'withdrawal',
      check: checkWithdrawal,
      store: (transaction, statement) => takeWithdrawal(parts, transaction, statement),
    }),
  );
}

interface Taken<Body> {
  readonly content: Body;
  readonly locale: Locale;
  readonly receivedAt: Date;
}

interface RequestKind<Body> {
  readonly call: 'account-deletion' | 'withdrawal';
  readonly check: (body: unknown) => CheckedForm<Body>;
  readonly store: (transaction: Transaction, taken: Taken<Body>) => Promise<void>;
}

async function takeRequest<Body extends object>(
  { answerOnce, clock }: ApiParts,
  context: Context<ApiEnvironment>,
  { call, check, store }: RequestKind<Body>,
): Promise<Response> {
  const key = requireKey(context);
  const content = acceptForm(check(await readJson(context)));
  const locale = visitorLocale(context);
  const answer = await answerOnce({
    call,
    key,
    content,
    prepare: unprepared,
    work: async (transaction) => {
      const receivedAt = new Date(clock());
      await store(transaction, { content, locale, receivedAt });
      return { receivedAt: receivedAt.toISOString() };
    },
  });
  return context.json(answer);
}
