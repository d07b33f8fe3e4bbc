import type { Context } from 'hono';
import type { Locale } from '#domain/locale.ts';
import { checkAccountDeletion } from '#forms/account-deletion.ts';
import type { CheckedForm } from '#forms/check-form.ts';
import { checkWithdrawal } from '#forms/withdrawal.ts';
import { acceptForm } from '../api/accept-form.ts';
import { unprepared } from '../api/answer-once.ts';
import type { Api } from '../api/api.ts';
import type { ApiParts } from '../api/api-options.ts';
import { requireKey } from '../api/idempotency-key.ts';
import { readJson } from '../api/read-body.ts';
import { visitorLocale } from '../api/visitor-locale.ts';
import { personRequests } from '../database/schema.ts';
import { type QueuedMail, queueMail } from '../mail/queue-mail.ts';

/**
 * Requests of persons. They are stored without a look at what else is: neither the answer nor its time can tell whether an
 * address or a reference is known.
 */
export function addPersonRequestRoutes(api: Api, parts: ApiParts): void {
  api.post('/api/account-deletions', (context) =>
    takeRequest(parts, context, {
      kind: 'account-deletion',
      check: checkAccountDeletion,
      confirmation: ({ email }, { locale, receivedAt }) => ({
        kind: 'deletion-requested',
        to: email,
        locale,
        facts: { receivedAt },
      }),
    }),
  );
  api.post('/api/withdrawals', (context) =>
    takeRequest(parts, context, {
      kind: 'withdrawal',
      check: checkWithdrawal,
      confirmation: ({ name, email, reference }, { locale, receivedAt }) => ({
        kind: 'withdrawal-received',
        to: email,
        locale,
        facts: { name, reference, receivedAt, term: null, refund: null },
      }),
    }),
  );
}

interface Receipt {
  readonly locale: Locale;
  readonly receivedAt: string;
}

interface RequestKind<Body> {
  readonly kind: 'account-deletion' | 'withdrawal';
  readonly check: (body: unknown) => CheckedForm<Body>;
  /** The mail that tells its writer that the request has come; it tells nothing of what else is known. */
  readonly confirmation: (body: Body, receipt: Receipt) => QueuedMail;
}

async function takeRequest<Body extends object>(
  { answerOnce, clock }: ApiParts,
  context: Context,
  { kind, check, confirmation }: RequestKind<Body>,
): Promise<Response> {
  const key = requireKey(context);
  const content = acceptForm(check(await readJson(context)));
  const locale = visitorLocale(context);
  const answer = await answerOnce({
    call: kind,
    key,
    content,
    prepare: unprepared,
    work: async (transaction) => {
      const receivedAt = new Date(clock());
      await transaction
        .insert(personRequests)
        .values({ kind, content: Object.fromEntries(Object.entries(content)), receivedAt });
      await queueMail(transaction, confirmation(content, { locale, receivedAt: receivedAt.toISOString() }));
      return { receivedAt: receivedAt.toISOString() };
    },
  });
  return context.json(answer);
}
